import { NOTHING_SELECTED, type Selection, toggle } from '#console/ui/selection.ts';
import { useShortcut } from '#console/ui/shortcuts.ts';
import { setRead, setSpam, setState } from '#console/views/inbox/change-items.ts';
import type { InboxSummary } from '#contract/console/inbox.ts';

interface InboxKeys {
  rows: React.RefObject<HTMLElement | null>;
  items: readonly InboxSummary[];
  selection: Selection;
  setSelection: (selection: Selection) => void;
  mayWork: boolean;
}

const ROW = '[data-item]';

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(ROW) ?? [])];
}

const focusedRow = () => document.activeElement?.closest<HTMLElement>(ROW);

function step(list: HTMLElement | null, by: 1 | -1): void {
  const rows = rowsIn(list);
  const current = focusedRow();
  const at = current ? rows.indexOf(current) : -1;
  const next = rows[at < 0 ? 0 : at + by];
  const link = next?.querySelector('a');
  link?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Shortcuts of the list. They apply to the selected rows, or else to the focused row. */
export function useInboxKeys({ rows, items, selection, setSelection, mayWork }: InboxKeys): void {
  const move = { group: 'List' };
  const work = { group: 'List', isOn: mayWork };
  const targets = () => {
    const ids = selection.ids.size > 0 ? selection.ids : new Set([focusedRow()?.dataset.item]);
    return items.filter(({ id }) => ids.has(id));
  };
  const change = (run: (all: readonly InboxSummary[]) => unknown) => () => {
    const all = targets();
    if (all.length === 0) return;
    run(all);
    setSelection(NOTHING_SELECTED);
  };
  useShortcut('j', 'Next item', () => step(rows.current, 1), move);
  useShortcut('k', 'Previous item', () => step(rows.current, -1), move);
  const select = () => {
    const id = focusedRow()?.dataset.item;
    if (id) setSelection(toggle(selection, id));
  };
  const markDone = change((all) => setState(all, 'done'));
  const reopen = change((all) => setState(all, 'open'));
  const toggleSpam = change((all) => setSpam(all, !all[0]?.isSpam));
  const toggleRead = change((all) => setRead(all, !all[0]?.isRead));
  useShortcut('x', 'Select item', select, work);
  useShortcut('d', 'Mark as done', markDone, work);
  useShortcut('o', 'Reopen', reopen, work);
  useShortcut('!', 'Mark as spam or not spam', toggleSpam, work);
  useShortcut('u', 'Mark as read or unread', toggleRead, work);
  useShortcut('Escape', 'Clear selection', () => setSelection(NOTHING_SELECTED), {
    group: 'List',
    isOn: selection.ids.size > 0,
  });
}
