/** The menu's groups as a row with at most one open group (APG: disclosure navigation). */
import { visualKey } from '#app/language/direction.ts';

/** Milliseconds that a group stays open after the pointer has left it. */
const CLOSE_DELAY = 300;

/** Only `keys` moves the focus into the opened group. */
type OpenedBy = 'hover' | 'press' | 'keys';

export function groupRow(menu: HTMLElement): { close: () => void } {
  const row = new GroupRow(menu);
  row.followPointer();
  row.followPresses();
  row.followKeys();
  return row;
}

class GroupRow {
  readonly #menu: HTMLElement;
  readonly #row: HTMLElement;
  readonly #groups: HTMLDetailsElement[];
  #openedBy: OpenedBy | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(menu: HTMLElement) {
    this.#menu = menu;
    this.#row = menu.querySelector('ul') as HTMLElement;
    this.#groups = [...this.#row.querySelectorAll('details')];
  }

  /** False for the full-screen menu, which the browser alone opens and closes. */
  get #isRow(): boolean {
    return !this.#menu.matches(':popover-open');
  }

  get #opened(): HTMLDetailsElement | undefined {
    return this.#groups.find(({ open }) => open);
  }

  #open(group: HTMLDetailsElement, by: OpenedBy) {
    clearTimeout(this.#timer);
    const previous = this.#opened;
    // A passing pointer must not close the panel that has the keyboard focus.
    if (by === 'hover' && (previous === group || previous?.contains(focusInPanel()))) return;
    this.#row.toggleAttribute('data-instead', previous !== undefined && previous !== group);
    if (previous !== group) previous?.removeAttribute('open');
    this.#openedBy = by;
    group.open = true;
    unfoldFromTitle(group);
    if (by === 'keys') enter(group);
  }

  readonly close = () => {
    clearTimeout(this.#timer);
    const group = this.#opened;
    if (!group || !this.#isRow) return;
    // Closing the panel with the focus would lose it.
    if (group.contains(focusInPanel())) group.querySelector('summary')?.focus();
    this.#row.removeAttribute('data-instead');
    group.open = false;
  };

  followPointer() {
    for (const group of this.#groups) {
      group.addEventListener('pointerenter', ({ pointerType }) => {
        if (pointerType === 'mouse' && this.#isRow) this.#open(group, 'hover');
      });
      group.addEventListener('pointerleave', ({ pointerType }) => {
        clearTimeout(this.#timer);
        if (pointerType === 'mouse' && group.open) {
          this.#timer = setTimeout(this.close, CLOSE_DELAY);
        }
      });
      // The pointer may have entered before the script started.
      if (group.matches(':hover') && this.#isRow) this.#open(group, 'hover');
    }
  }

  followPresses() {
    this.#row.addEventListener('click', (event) => {
      const group = groupOf(event);
      if (!group || !this.#isRow || !(event.target as Element).closest('summary')) return;
      event.preventDefault();
      // After hover has opened the group, the first press must not close it.
      if (group.open && this.#openedBy !== 'hover') this.close();
      else this.#open(group, 'press');
    });
    document.addEventListener('click', ({ target }) => {
      if (!this.#row.contains(target as Node)) this.close();
    });
  }

  followKeys() {
    for (const group of this.#groups) {
      group.addEventListener('focusout', ({ relatedTarget }) => {
        if (group.open && relatedTarget && !group.contains(relatedTarget as Node)) this.close();
      });
    }
    this.#row.addEventListener('keydown', (event) => {
      if (!this.#isRow) return;
      const group = groupOf(event);
      if (event.key === 'ArrowDown' && group && (event.target as Element).matches('summary')) {
        event.preventDefault();
        if (group.open) enter(group);
        else this.#open(group, 'keys');
      } else moveFocus(event, this.#row);
    });
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.close();
    });
  }
}

const groupOf = ({ target }: Event) => (target as Element).closest?.('details') ?? undefined;

function focusInPanel(): Element | null {
  return document.activeElement?.closest('.menu-panel') ? document.activeElement : null;
}

function enter(group: HTMLElement) {
  group.querySelector('a')?.focus();
}

/**
 * The panel grows from the middle of the title's lower edge; both have the header as offset parent.
 */
function unfoldFromTitle(group: HTMLElement) {
  const [title, panel] = group.children as Iterable<HTMLElement>;
  if (!title || !panel) return;
  const middle = title.offsetLeft + title.offsetWidth / 2 - panel.offsetLeft;
  panel.style.transformOrigin = `${middle}px -8px`;
}

/** Left and right move along the row; in a panel, all arrow keys move through its links. */
function moveFocus(event: KeyboardEvent, row: HTMLElement): void {
  const current = event.target as HTMLElement;
  const panel = current.closest('.menu-panel');
  if (!panel && /Up|Down/.test(event.key)) return;
  const entries = [...(panel ?? row).querySelectorAll<HTMLElement>(panel ? 'a' : '.menu-entry')];
  const at = entries.indexOf(current);
  const to = nextIndex(visualKey(event.key), at, entries.length);
  if (to === null) return;
  event.preventDefault();
  const isBack = panel && event.key === 'ArrowUp' && at === 0;
  const next = isBack ? panel.previousElementSibling : entries[to];
  if (next instanceof HTMLElement) next.focus();
}

/** The index that an arrow key, Home or End moves to among `count` entries; null for other keys. */
export function nextIndex(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
