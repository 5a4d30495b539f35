/** Shows the bar from a click or a sent form on until the next page is there. */
export function startLoader(bar: HTMLElement | null): void {
  if (!bar) return;
  const hide = () => {
    bar.hidden = true;
  };
  const show = (url: string, target: string) => {
    bar.hidden = !awaitsPage(url, location.href, target);
  };

  // Last of all: what a script does itself, it prevents before.
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
  // Kept by the browser and come back to, it is as it was left; and a page may never come.
  addEventListener('pageshow', hide);
  window.navigation?.addEventListener('navigateerror', hide);
}

/** A file: what comes is stored or shown by itself, and this page stays. */
const FILE = /\.\w+$|^\/api\//;

/**
 * Whether another page of this site takes the place of this one.
 * @param here URL of this page
 * @param target of the link or form
 */
export function awaitsPage(url: string, here: string, target: string): boolean {
  if (target && target !== '_self') return false;
  const [to, from] = [new URL(url), new URL(here)];
  if (to.origin !== from.origin || FILE.test(to.pathname)) return false;
  // A place on this page.
  return !to.hash || to.pathname !== from.pathname || to.search !== from.search;
}
