/** Turns a link to a video into a button that plays it here. Before that, it leads to the file. */
export function playOnPress(link: HTMLElement, play: () => void): void {
  link.role = 'button';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    play();
  });
  // For a link, browsers turn only Enter into a click.
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    play();
  });
}
