/** Milliseconds for which the messages are shown. */
const COPIED_TIME = 1000;
const FAILED_TIME = 6000;

interface CopyLinkMessages {
  copied: string;
  /** Shown if the browser refuses, or has no clipboard because the site has no TLS. */
  failed: string;
}

/** Copies the button's value to the clipboard. */
export default function copyLink(root: HTMLElement, { copied, failed }: CopyLinkMessages): void {
  const button = root.querySelector('button');
  const message = root.querySelector('[role=status]')?.firstElementChild;
  if (!button || !message) return;
  let timer: ReturnType<typeof setTimeout>;

  function hideMessage(): void {
    root.removeAttribute('data-copied');
    message?.setAttribute('hidden', '');
    message?.replaceChildren();
  }

  function showMessage(text: string, time: number): void {
    clearTimeout(timer);
    if (!message) return;
    root.toggleAttribute('data-copied', text === copied);
    message.textContent = text;
    message.removeAttribute('hidden');
    timer = setTimeout(hideMessage, time);
  }

  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.value);
      showMessage(copied, COPIED_TIME);
    } catch {
      showMessage(failed, FAILED_TIME);
    }
  });
}
