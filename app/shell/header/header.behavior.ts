import { groupRow } from './group-row.ts';
import { screenMenu } from './screen-menu.ts';

/** What the browser does not do by itself for the menu of a header. */
export default function startHeader(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>('[popover]');
  const opener = header.querySelector<HTMLElement>('[aria-haspopup]');
  if (!menu || !opener) return;
  const row = groupRow(menu);
  screenMenu(menu, opener);
  menu.addEventListener('click', ({ target }) => {
    // The next page may take a while, and comes back later as it was left.
    if (!(target as Element).closest('a')) return;
    row.close();
    menu.hidePopover();
  });
  for (const type of ['popstate', 'pagehide']) {
    addEventListener(type, () => {
      row.close();
      menu.hidePopover();
    });
  }
}
