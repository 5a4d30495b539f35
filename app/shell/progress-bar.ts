/** Shows the progress bar from a click on a link or a submit until the next page loads. */
export function startProgressBar(bar: HTMLElement | null): void {
  if (!bar) return;
  const hide = () => {
    bar.hidden = true;
  };
  const show = (url: string, target: string) => {
    bar.hidden = !loadsAnotherPage(url, location.href, target);
  };

  // Listens on the window, so that scripts that handle the click have already prevented it.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    if (!link.hasAttribute('download')) show(link.href, link.target);
  });
  addEventListener('submit', ({ target, submitter, defaultPrevented }) => {
    const form = target as HTMLFormElement;
    if (defaultPrevented || form.method === 'dialog') return;
    const url = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    show(new URL(url, location.href).href, form.target);
  });
  // The back/forward cache restores a visible bar, and a navigation may fail.
  addEventListener('pageshow', hide);
  window.navigation?.addEventListener('navigateerror', hide);
}

/** The browser downloads these or shows them elsewhere, and this page stays. */
const FILE = /\.\w+$|^\/api\//;

/**
 * True if the link or form loads another page of this site in this tab.
 * @param currentUrl URL of this page
 * @param target of the link or form
 */
export function loadsAnotherPage(url: string, currentUrl: string, target: string): boolean {
  if (target && target !== '_self') return false;
  const [to, from] = [new URL(url), new URL(currentUrl)];
  if (to.origin !== from.origin || FILE.test(to.pathname)) return false;
  // A fragment of this page loads nothing.
  return !to.hash || to.pathname !== from.pathname || to.search !== from.search;
}
