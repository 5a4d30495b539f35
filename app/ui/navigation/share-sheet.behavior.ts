/**
 * Replaces the links by the device's share sheet if the browser has one, which the server cannot
 * know.
 */
export default function shareSheet(
  root: HTMLElement,
  shared: { url: string; title: string },
): void {
  const button = root.querySelector<HTMLElement>('[data-sheet]');
  if (!button || !('share' in navigator)) return;
  for (const link of root.querySelectorAll('a')) link.hidden = true;
  button.hidden = false;
  // The promise is also rejected when the visitor closes the sheet, which is no failure.
  button.addEventListener('click', () => navigator.share(shared).catch(() => undefined));
}
