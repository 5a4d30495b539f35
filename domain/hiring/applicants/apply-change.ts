/** Changes one application that is locked, and adds to its history. */

import { DESK_LIMITS } from '#contract/console/limits.ts';
import type { Db } from '#db/schema.ts';
import { type ApplicationEvent, addEvents } from '#domain/hiring/application-events.ts';
import { hideStepsOf, shownStage, showStep } from '#domain/hiring/shown-steps.ts';
import { noticeAssignment } from '#domain/staff/notices/index.ts';
import type { LockedApplication } from './lock-application.ts';
import type { WantedChange } from './wanted-change.ts';

interface Doing {
  staffId: string;
  /** Under which it can be undone. */
  changeId: string;
  /** Where it takes one back. */
  undoes?: string;
  now: number;
}

/** Why it stays as it is: a sentence for whoever asked; null where it was changed. */
export type Refusal = string | null;

export const UNCHANGED = 'It is so already';

/** What becomes different; undefined for what stays as it is. */
interface Difference {
  stage: string | undefined;
  assigneeId: string | null | undefined;
  isRead: boolean | undefined;
  tags: TagChange | undefined;
  /** The stage that the applicant is shown. */
  shown: string | undefined;
  /** The stage that they were shown, and are no more. */
  hidden: string | undefined;
}

/** @param wanted as `checkedChange` lets it through */
export async function applyChange(
  transaction: Db,
  row: LockedApplication,
  wanted: WantedChange,
  doing: Doing,
): Promise<Refusal> {
  const tags = await tagChange(transaction, row.id, wanted);
  const stage = unlessEqual(wanted.stage, row.stage);
  if (stage !== undefined && row.withdrawn_at !== null) {
    return 'The applicant has withdrawn this application, so it stays at its stage';
  }
  if (tags.count > DESK_LIMITS.tags) return `It can have at most ${DESK_LIMITS.tags} tags`;
  const { undoes } = doing;
  const difference: Difference = {
    stage,
    assigneeId: unlessEqual(wanted.assigneeId, row.assignee_id),
    isRead: unlessEqual(wanted.isRead, row.read_at !== null),
    tags: tags.added.length + tags.removed.length > 0 ? tags : undefined,
    hidden: undoes === undefined ? undefined : await hideStepsOf(transaction, row.id, undoes),
    shown: wanted.isShown
      ? unlessEqual(stage ?? row.stage, await shownStage(transaction, row))
      : undefined,
  };
  if (Object.values(difference).every((part) => part === undefined)) return UNCHANGED;

  const version = versionAfter(row, difference);
  await store(transaction, row, { ...difference, version }, doing);
  const events = eventsOf(row, { ...difference, version }, wanted.reason).map(
    ([kind, data]): ApplicationEvent => ({
      applicationId: row.id,
      staffId: doing.staffId,
      kind,
      changeId: doing.changeId,
      data: { ...data, ...(undoes && { undoes }) },
    }),
  );
  await addEvents(transaction, events, doing.now);
  return null;
}

const unlessEqual = <Value>(wanted: Value | undefined, current: Value): Value | undefined =>
  wanted === current ? undefined : wanted;

/** Who reads something changes nothing that somebody else could have been about to change. */
function versionAfter({ version }: LockedApplication, { isRead, ...others }: Difference): number {
  return version + (Object.values(others).some((part) => part !== undefined) ? 1 : 0);
}

async function store(
  transaction: Db,
  row: LockedApplication,
  difference: Difference & { version: number },
  { staffId, changeId, undoes, now }: Doing,
): Promise<void> {
  const { stage, assigneeId, isRead, tags, shown, version } = difference;
  await transaction
    .updateTable('applications')
    .set({
      version,
      ...(stage !== undefined && { stage, stage_at: now }),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      ...(isRead !== undefined && { read_at: isRead ? now : null }),
    })
    .where('id', '=', row.id)
    .execute();
  if (assigneeId !== undefined) {
    const assigned = { kind: 'application', id: row.id, from: row.assignee_id, to: assigneeId };
    const isUndo = undoes !== undefined;
    await noticeAssignment(transaction, { ...assigned, byId: staffId, isUndo, now });
  }
  if (tags) await storeTags(transaction, row, tags);
  if (shown !== undefined) {
    const step = { applicationId: row.id, stage: shown, at: now, changeId, mailId: null };
    await showStep(transaction, step);
  }
}

/** In the order in which the history shows them. */
function eventsOf(
  row: LockedApplication,
  { stage, assigneeId, isRead, tags, shown, hidden, version }: Difference & { version: number },
  reason: string | undefined,
): [ApplicationEvent['kind'], object][] {
  const events: [ApplicationEvent['kind'], object][] = [];
  if (stage !== undefined) {
    events.push(['stage', { from: row.stage, to: stage, ...(reason && { reason }), version }]);
  }
  if (assigneeId !== undefined) {
    events.push(['assigned', { from: row.assignee_id, to: assigneeId, version }]);
  }
  if (tags) events.push(['tags', { added: tags.added, removed: tags.removed, version }]);
  if (isRead !== undefined) events.push(['opened', { isRead }]);
  if (shown !== undefined) events.push(['shown', { stage: shown, isShown: true, version }]);
  if (hidden !== undefined) events.push(['shown', { stage: hidden, isShown: false, version }]);
  return events;
}

interface TagChange {
  added: string[];
  removed: string[];
  /** How many it has then. */
  count: number;
}

async function tagChange(
  db: Db,
  id: string,
  { tags, addTags = [], removeTags = [] }: WantedChange,
): Promise<TagChange> {
  if (tags === undefined && addTags.length + removeTags.length === 0) {
    return { added: [], removed: [], count: 0 };
  }
  const rows = await db
    .selectFrom('application_tags')
    .select('tag')
    .where('application_id', '=', id)
    .execute();
  const before = new Set(rows.map(({ tag }) => tag));
  const after = new Set([...(tags ?? before), ...addTags]);
  for (const tag of removeTags) after.delete(tag);
  return {
    added: [...after].filter((tag) => !before.has(tag)),
    removed: [...before].filter((tag) => !after.has(tag)),
    count: after.size,
  };
}

async function storeTags(
  transaction: Db,
  { id, submitted_at }: LockedApplication,
  { added, removed }: TagChange,
): Promise<void> {
  if (removed.length > 0) {
    await transaction
      .deleteFrom('application_tags')
      .where('application_id', '=', id)
      .where('tag', 'in', removed)
      .execute();
  }
  if (added.length > 0) {
    await transaction
      .insertInto('application_tags')
      .values(added.map((tag) => ({ application_id: id, tag, submitted_at })))
      .execute();
  }
}
