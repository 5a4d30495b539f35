/** A start with many new pictures takes a minute; whoever waits for it learns why. */
export function announcePictures(count: number): void {
  console.log(`Preparing ${count} ${count === 1 ? 'picture' : 'pictures'} …`);
}
