/** Has a `PauseButton` say what a press on it does. */
export function sayPlaying(button: HTMLElement, isPlaying: boolean): void {
  const { pause = '', play = '' } = button.dataset;
  button.ariaLabel = isPlaying ? pause : play;
  button.toggleAttribute('data-paused', !isPlaying);
}
