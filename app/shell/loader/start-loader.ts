import { awaitsPage } from './awaits-page.ts';

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
