/** Optimistic changes of one or several inbox items. */
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import type { Edit } from '#console/api/queries.ts';
import type { InboxSummary } from '#contract/console/inbox.ts';
import type { InboxState } from '#contract/console/names.ts';
import type { StaffName } from '#contract/console/parts.ts';
import { STATUS_LABELS } from './inbox-labels.ts';

type Heads = readonly Pick<InboxSummary, 'kind' | 'id' | 'name' | 'state' | 'isSpam'>[];

const labelOf = (heads: Heads) =>
  heads.length === 1 ? (heads[0]?.name ?? '') : `${heads.length} items`;

const refsOf = (heads: Heads) => heads.map(({ kind, id }) => ({ kind, id }));

const keysOf = (heads: Heads) => ['inbox', ...heads.map(({ id }) => `inbox:${id}`)];

/** Applies to open items only; lists are fetched again. */
const editsOf = (heads: Heads, part: Partial<InboxSummary>): Edit[] =>
  heads.map(({ id }) => ({
    key: `inbox:${id}`,
    change: (item: InboxSummary | undefined) => item && { ...item, ...part },
  }));

type Change = Parameters<typeof call<'changeInboxItems'>>[1]['body']['change'];

const send = (heads: Heads, change: Change) =>
  call('changeInboxItems', { body: { items: refsOf(heads), change } });

export const setState = (heads: Heads, state: InboxState) =>
  mutate({
    edits: editsOf(heads, { state }),
    send: () => send(heads, { state }),
    invalidates: keysOf(heads),
    doneText: `Marked ${labelOf(heads)} as ${STATUS_LABELS[state].label.toLowerCase()}`,
    undo: () =>
      Promise.all(
        byState(heads).map(([previousState, group]) => send(group, { state: previousState })),
      ),
  });

/** Groups items by status, so that an undo restores each one's own. */
function byState(heads: Heads): [InboxState, Heads][] {
  const states = [...new Set(heads.map(({ state }) => state))];
  return states.map((state) => [state, heads.filter((head) => head.state === state)]);
}

export const setSpam = (heads: Heads, isSpam: boolean) =>
  mutate({
    edits: editsOf(heads, { isSpam }),
    send: () => send(heads, { isSpam }),
    invalidates: keysOf(heads),
    doneText: `Marked ${labelOf(heads)} as ${isSpam ? 'spam' : 'not spam'}`,
    undo: () => send(heads, { isSpam: !isSpam }),
  });

export const assign = (heads: Heads, assignee: StaffName | null) =>
  mutate({
    edits: editsOf(heads, { assignee }),
    send: () => send(heads, { assigneeId: assignee?.id ?? null }),
    invalidates: keysOf(heads),
    doneText: assignee
      ? `Assigned ${labelOf(heads)} to ${assignee.name}`
      : `Unassigned ${labelOf(heads)}`,
  });

/** @param isQuiet for marking as read by opening: no toast and no error */
export const setRead = (heads: Heads, isRead: boolean, isQuiet = false) =>
  mutate({
    edits: editsOf(heads, { isRead }),
    send: () => send(heads, { isRead }),
    invalidates: keysOf(heads),
    ...(!isQuiet && { doneText: isRead ? 'Marked as read' : 'Marked as unread' }),
    onProblem: () => isQuiet,
  });
