/** Milliseconds that 'Copied to clipboard' stays. */
const SAID_FOR = 1000;

/** The button's value is what goes onto the clipboard. */
export default function copyLink(root: HTMLElement, { copied }: { copied: string }): void {
  const button = root.querySelector('button');
  const said = root.querySelector('[role=status]')?.firstElementChild;
  if (!button || !said) return;
  let timer: ReturnType<typeof setTimeout>;

  function say(text: string): void {
    root.toggleAttribute('data-copied', text !== '');
    if (!said) return;
    said.textContent = text;
    said.toggleAttribute('hidden', text === '');
  }

  button.addEventListener('click', () => {
    // A browser may refuse it; then nothing is claimed.
    navigator.clipboard?.writeText(button.value).then(
      () => {
        clearTimeout(timer);
        say(copied);
        timer = setTimeout(say, SAID_FOR, '');
      },
      () => undefined,
    );
  });
}
