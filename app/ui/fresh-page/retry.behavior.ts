import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { fetchPage } from './fetch-page.ts';

/** What is said once it came; nothing where it is left out. */
interface RetryProps {
  said?: string;
}

/** Another try at a page that could not be loaded: what its URL has by now takes its place. */
export default function retry(root: HTMLElement, { said }: RetryProps): void {
  root.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-retry]');
    const main = document.getElementById('main');
    if (!button || !main || button.disabled) return;
    button.disabled = true;
    const fetched = await fetchPage(location.href).catch(() => null);
    const fresh = fetched?.page.getElementById('main');
    if (!fetched || !fresh) {
      button.disabled = false;
      button.focus();
      return;
    }
    main.replaceChildren(...fresh.childNodes);
    document.title = fetched.title;
    // The button that had the focus is gone.
    const next = fetched.isOk ? main : main.querySelector<HTMLElement>('[data-retry]');
    next?.focus({ preventScroll: true });
    if (fetched.isOk && said) showSnackbar({ tone: 'success', text: said });
  });
}
