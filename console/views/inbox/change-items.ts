/** Optimistic changes of one or several inbox items. */
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import type { Edit } from '#console/api/queries.ts';
import type { InboxSummary } from '#contract/console/inbox.ts';
import type { InboxState } from '#contract/console/names.ts';
import type { StaffName } from '#contract/console/parts.ts';
import { STATUS_LABELS } from './inbox-labels.ts';

type Items = readonly Pick<InboxSummary, 'kind' | 'id' | 'name' | 'state' | 'isSpam'>[];

const labelOf = (items: Items) =>
  items.length === 1 ? (items[0]?.name ?? '') : `${items.length} items`;

const refsOf = (items: Items) => items.map(({ kind, id }) => ({ kind, id }));

const keysOf = (items: Items) => ['inbox', ...items.map(({ id }) => `inbox:${id}`)];

/** Applies to open items only; lists are fetched again. */
const editsOf = (items: Items, part: Partial<InboxSummary>): Edit[] =>
  items.map(({ id }) => ({
    key: `inbox:${id}`,
    change: (item: InboxSummary | undefined) => item && { ...item, ...part },
  }));

type Change = Parameters<typeof call<'changeInboxItems'>>[1]['body']['change'];

const send = (items: Items, change: Change) =>
  call('changeInboxItems', { body: { items: refsOf(items), change } });

export const setState = (items: Items, state: InboxState) =>
  mutate({
    edits: editsOf(items, { state }),
    send: () => send(items, { state }),
    invalidates: keysOf(items),
    doneText: `Marked ${labelOf(items)} as ${STATUS_LABELS[state].label.toLowerCase()}`,
    undo: () =>
      Promise.all(
        byState(items).map(([previousState, group]) => send(group, { state: previousState })),
      ),
  });

/** Groups items by status, so that an undo restores each one's own. */
function byState(items: Items): [InboxState, Items][] {
  const states = [...new Set(items.map(({ state }) => state))];
  return states.map((state) => [state, items.filter((item) => item.state === state)]);
}

export const setSpam = (items: Items, isSpam: boolean) =>
  mutate({
    edits: editsOf(items, { isSpam }),
    send: () => send(items, { isSpam }),
    invalidates: keysOf(items),
    doneText: `Marked ${labelOf(items)} as ${isSpam ? 'spam' : 'not spam'}`,
    undo: () => send(items, { isSpam: !isSpam }),
  });

export const assign = (items: Items, assignee: StaffName | null) =>
  mutate({
    edits: editsOf(items, { assignee }),
    send: () => send(items, { assigneeId: assignee?.id ?? null }),
    invalidates: keysOf(items),
    doneText: assignee
      ? `Assigned ${labelOf(items)} to ${assignee.name}`
      : `Unassigned ${labelOf(items)}`,
  });

/** @param isBackground for marking as read by opening: no toast and no error */
export const setRead = (items: Items, isRead: boolean, isBackground = false) =>
  mutate({
    edits: editsOf(items, { isRead }),
    send: () => send(items, { isRead }),
    invalidates: keysOf(items),
    ...(!isBackground && { doneText: isRead ? 'Marked as read' : 'Marked as unread' }),
    onProblem: () => isBackground,
  });
