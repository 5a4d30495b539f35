/** Milliseconds that 'Copied to clipboard' is shown. */
const MESSAGE_TIME = 1000;

/** Copies the button's value to the clipboard. */
export default function copyLink(root: HTMLElement, { copied }: { copied: string }): void {
  const button = root.querySelector('button');
  const message = root.querySelector('[role=status]')?.firstElementChild;
  if (!button || !message) return;
  let timer: ReturnType<typeof setTimeout>;

  function showMessage(text: string): void {
    root.toggleAttribute('data-copied', text !== '');
    if (!message) return;
    message.textContent = text;
    message.toggleAttribute('hidden', text === '');
  }

  button.addEventListener('click', () => {
    // If the browser refuses, no message is shown.
    navigator.clipboard?.writeText(button.value).then(
      () => {
        clearTimeout(timer);
        showMessage(copied);
        timer = setTimeout(showMessage, MESSAGE_TIME, '');
      },
      () => undefined,
    );
  });
}
