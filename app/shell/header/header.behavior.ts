import { groupRow } from './group-row.ts';

/** Adds to the header's menu what the browser's popover and details elements lack. */
export default function startHeader(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>('[popover]');
  const opener = header.querySelector<HTMLElement>('[aria-haspopup]');
  if (!menu || !opener) return;
  const row = groupRow(menu);
  screenMenu(menu, opener);
  menu.addEventListener('click', ({ target }) => {
    // The next page may be slow, and the back/forward cache restores this page as it was left.
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

  function makeModal() {
    if (release) return;
    for (const group of menu.querySelectorAll('details')) {
      group.open = group.querySelector('[aria-current]') !== null;
    }
    menu.role = 'dialog';
    menu.ariaModal = 'true';
    menu.ariaLabel = opener.ariaLabel;
    const others = elementsOutside(menu).filter((element) => !element.inert);
    for (const element of others) element.inert = true;
    release = () => {
      for (const element of others) element.inert = false;
      menu.role = menu.ariaModal = menu.ariaLabel = null;
      release = undefined;
    };
  }

  const enter = () => menu.querySelector('a')?.focus();

  // Before the menu toggles, so that the opener is not inert when the browser returns the focus to
  // it.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') makeModal();
    else release?.();
  });
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') enter();
    else if (document.activeElement === document.body) opener.focus();
  });
  // A wide window hides the opener and shows the menu as a row.
  addEventListener('resize', () => {
    if (release && !opener.checkVisibility()) menu.hidePopover();
  });
  // The menu may have opened before the script started.
  if (menu.matches(':popover-open')) {
    makeModal();
    enter();
  }
}

/** The siblings of an element and of its ancestors. */
function elementsOutside(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element,
  );
  return [...siblings, ...elementsOutside(parent)];
}
