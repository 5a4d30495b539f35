import { useNavigate } from 'react-router';
import type { FromList } from '#console/ui/back-link.tsx';
import {
  extend,
  NOTHING_SELECTED,
  type Selection,
  selectUpTo,
  toggle,
} from '#console/ui/selection.ts';
import { useShortcut } from '#console/ui/shortcuts.ts';
import type {
  ActionKind,
  PendingAction,
} from '#console/views/applicants/changes/action-dialogs.tsx';
import { markReadMany } from '#console/views/applicants/changes/change-many.ts';
import { useActionShortcuts } from '#console/views/applicants/changes/use-action-shortcuts.ts';
import { lastOpenedApplicant } from '#console/views/applicants/data/use-applicant-list.ts';
import type { ApplicantSummary } from '#contract/console/applicants.ts';
import { focusedId, focusNextRow, linkOf } from './row-links.ts';

interface ListKeys {
  rows: React.RefObject<HTMLElement | null>;
  items: readonly ApplicantSummary[];
  selection: Selection;
  setSelection: (selection: Selection) => void;
  act: (act: PendingAction) => void;
  /** The filters, which links keep. */
  search: string;
  mayWork: boolean;
}

const FROM: FromList = { isFromList: true, pathname: '/applicants' };
const MOVE = { group: 'List' };

/** Shortcuts of the list. They apply to the selected rows, or else to the focused row. */
export function useListKeys(keys: ListKeys): void {
  const { rows, items, selection, setSelection, act, search, mayWork } = keys;
  const navigate = useNavigate();
  const order = items.map(({ id }) => id);
  const work = { group: 'List', isOn: mayWork };

  function applicants(): ApplicantSummary[] {
    const focused = focusedId(rows.current);
    const ids = selection.ids.size > 0 ? selection.ids : new Set([focused]);
    return items.filter(({ id }) => ids.has(id));
  }
  function start(kind: ActionKind) {
    const all = applicants();
    const [first] = all;
    if (!first) return;
    const id = focusedId(rows.current) ?? first.id;
    const link = linkOf(rows.current, id);
    const row = link?.closest('[data-applicant]');
    const button = row?.querySelector<HTMLElement>(`[data-act=${kind}]`);
    act({ kind, applicants: all, anchor: button ?? link });
  }
  function open(part: string) {
    const [first] = applicants();
    if (first)
      void navigate({ pathname: `/applicants/${first.id}`, search, hash: part }, { state: FROM });
  }
  function select(isRange: boolean) {
    const id = focusedId(rows.current);
    if (id) setSelection(isRange ? extend(selection, id, order) : toggle(selection, id));
  }
  const next = () => focusNextRow(rows.current, 1, lastOpenedApplicant());
  const previous = () => focusNextRow(rows.current, -1, lastOpenedApplicant());
  useShortcut('j', 'Next applicant', next, MOVE);
  useShortcut('k', 'Previous applicant', previous, MOVE);
  useShortcut('x', 'Select applicant', () => select(false), work);
  useShortcut('X', 'Select range', () => select(true), work);
  useShortcut('A', 'Select all shown', () => setSelection(selectUpTo(order)), work);
  useActionShortcuts({
    ...work,
    start,
    write: open,
    toggleRead: () => {
      const all = applicants();
      if (all.length > 0) void markReadMany(all, !all[0]?.isRead);
    },
  });
  useShortcut('Escape', 'Clear selection', () => setSelection(NOTHING_SELECTED), {
    group: 'List',
    isOn: selection.ids.size > 0,
  });
}
