/** The device's own sheet in place of the links, where there is one: the server cannot know it. */
export default function deviceSheet(
  root: HTMLElement,
  shared: { url: string; title: string },
): void {
  const button = root.querySelector<HTMLElement>('[data-sheet]');
  if (!button || !('share' in navigator)) return;
  for (const link of root.querySelectorAll('a')) link.hidden = true;
  button.hidden = false;
  // Refused also where the visitor closes the sheet, which is no failure.
  button.addEventListener('click', () => navigator.share(shared).catch(() => undefined));
}
