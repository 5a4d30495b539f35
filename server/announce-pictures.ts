import { counted } from '#domain/support/counted.ts';

/** Says why the start takes long: it can be a minute when there are many new pictures. */
export function announcePictures(count: number): void {
  console.log(`Preparing ${counted(count, 'picture')} …`);
}
