import { groupRow } from './group-row.ts';

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

/** The full-screen menu: the browser opens it, and this makes it a modal dialog. */
function screenMenu(menu: HTMLElement, opener: HTMLElement): void {
  let release: (() => void) | undefined;

  function hold() {
    if (release) return;
    for (const group of menu.querySelectorAll('details')) {
      group.open = group.querySelector('[aria-current]') !== null;
    }
    menu.role = 'dialog';
    menu.ariaModal = 'true';
    menu.ariaLabel = opener.ariaLabel;
    const others = around(menu).filter((element) => !element.inert);
    for (const element of others) element.inert = true;
    release = () => {
      for (const element of others) element.inert = false;
      menu.role = menu.ariaModal = menu.ariaLabel = null;
      release = undefined;
    };
  }

  const enter = () => menu.querySelector('a')?.focus();

  // Before it is shown and hidden, so that the browser finds the button that it gives the focus back to.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') hold();
    else release?.();
  });
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') enter();
    else if (document.activeElement === document.body) opener.focus();
  });
  // A window that has become wide has the menu in a row.
  addEventListener('resize', () => {
    if (release && !opener.checkVisibility()) menu.hidePopover();
  });
  // It was opened before the script was there.
  if (menu.matches(':popover-open')) {
    hold();
    enter();
  }
}

/** The siblings of an element and of its ancestors. */
function around(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element,
  );
  return [...beside, ...around(parent)];
}
