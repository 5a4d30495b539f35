import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { fetchPage } from './fetch-page.ts';

interface RetryProps {
  /** Message after a successful retry, if any. */
  successMessage?: string;
}

/** Fetches a page that could not be loaded again, and replaces the main content. */
export default function retry(root: HTMLElement, { successMessage }: RetryProps): void {
  root.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-retry]');
    const main = document.getElementById('main');
    if (!button || !main || button.disabled) return;
    button.disabled = true;
    const result = await fetchPage(location.href).catch(() => null);
    const newMain = result?.page.getElementById('main');
    if (!result || !newMain) {
      button.disabled = false;
      button.focus();
      return;
    }
    main.replaceChildren(...newMain.childNodes);
    document.title = result.title;
    // The button that had the focus was replaced.
    const next = result.isOk ? main : main.querySelector<HTMLElement>('[data-retry]');
    next?.focus({ preventScroll: true });
    if (result.isOk && successMessage) showSnackbar({ tone: 'success', text: successMessage });
  });
}
