/**
 * A link to a film becomes a button that plays it here. Without scripts, or before they have come, it
 * leads to the film.
 */
export function playsHere(link: HTMLElement, play: () => void): void {
  link.role = 'button';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    play();
  });
  // Return follows a link by itself.
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    play();
  });
}
