/** The groups of the menu as a row, of which one at most is open (APG: disclosure navigation). */
import { moveFocus } from './move-focus.ts';

/** Milliseconds that a group stays open after the pointer has left it. */
const CLOSE_DELAY = 300;

/** What opened a group. Only `keys` moves the focus into it. */
type OpenedBy = 'hover' | 'press' | 'keys';

export function groupRow(menu: HTMLElement): { close: () => void } {
  const row = menu.querySelector('ul') as HTMLElement;
  const groups = [...row.querySelectorAll('details')];
  let openedBy: OpenedBy | undefined;
  let timer: ReturnType<typeof setTimeout>;

  /** On the whole screen the browser does all. */
  const isRow = () => !menu.matches(':popover-open');
  const opened = () => groups.find(({ open }) => open);
  const groupOf = ({ target }: Event) => (target as Element).closest?.('details') ?? undefined;

  function open(group: HTMLDetailsElement, by: OpenedBy) {
    clearTimeout(timer);
    const before = opened();
    // A pointer that happens to pass must not close the panel that the keyboard is in.
    if (by === 'hover' && (before === group || before?.contains(focusInPanel()))) return;
    row.toggleAttribute('data-instead', before !== undefined && before !== group);
    if (before !== group) before?.removeAttribute('open');
    openedBy = by;
    group.open = true;
    unfoldFromTitle(group);
    if (by === 'keys') enter(group);
  }

  function close() {
    clearTimeout(timer);
    const group = opened();
    if (!group || !isRow()) return;
    // The focus would be lost with the panel that holds it.
    if (group.contains(focusInPanel())) group.querySelector('summary')?.focus();
    row.removeAttribute('data-instead');
    group.open = false;
  }

  for (const group of groups) {
    group.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse' && isRow()) open(group, 'hover');
    });
    group.addEventListener('pointerleave', ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType === 'mouse' && group.open) timer = setTimeout(close, CLOSE_DELAY);
    });
    group.addEventListener('focusout', ({ relatedTarget }) => {
      if (group.open && relatedTarget && !group.contains(relatedTarget as Node)) close();
    });
    // It was there before the script.
    if (group.matches(':hover') && isRow()) open(group, 'hover');
  }
  row.addEventListener('click', (event) => {
    const group = groupOf(event);
    if (!group || !isRow() || !(event.target as Element).closest('summary')) return;
    event.preventDefault();
    // A press right after the pointer has opened it is meant to open it.
    if (group.open && openedBy !== 'hover') close();
    else open(group, 'press');
  });
  row.addEventListener('keydown', (event) => {
    if (!isRow()) return;
    const group = groupOf(event);
    if (event.key === 'ArrowDown' && group && (event.target as Element).matches('summary')) {
      event.preventDefault();
      if (group.open) enter(group);
      else open(group, 'keys');
    } else moveFocus(event, row);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  document.addEventListener('click', ({ target }) => {
    if (!row.contains(target as Node)) close();
  });
  return { close };
}

function focusInPanel(): Element | null {
  return document.activeElement?.closest('.menu-panel') ? document.activeElement : null;
}

function enter(group: HTMLElement) {
  group.querySelector('a')?.focus();
}

/** Both stand in the header: the panel grows out of the middle of the title's lower edge. */
function unfoldFromTitle(group: HTMLElement) {
  const [title, panel] = group.children as Iterable<HTMLElement>;
  if (!title || !panel) return;
  const middle = title.offsetLeft + title.offsetWidth / 2 - panel.offsetLeft;
  panel.style.transformOrigin = `${middle}px -8px`;
}
