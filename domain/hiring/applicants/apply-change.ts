/** Applies a change to one locked application and appends to its history. */

import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import type { Db } from '#db/schema.ts';
import { type ApplicationEvent, addEvents } from '#domain/hiring/application-events.ts';
import { hideStepsOfChange, showStep, visibleStage } from '#domain/hiring/visible-steps.ts';
import { notifyAssignee } from '#domain/staff/notifications/index.ts';
import type { ApplicationChange } from './check-change.ts';
import type { LockedApplication } from './lock-application.ts';

interface ChangeContext {
  staffId: string;
  /** Identifies the change for undo. */
  changeId: string;
  /** The change that this one undoes. */
  undoes?: string;
  now: number;
}

/**
 * Why an application was not changed, as a sentence for the person who asked; null if it was
 * changed.
 */
export type Refusal = string | null;

export const UNCHANGED = 'It already has these values';

/** The parts that change; undefined for those that stay. */
interface Difference {
  stage: string | undefined;
  assigneeId: string | null | undefined;
  isRead: boolean | undefined;
  tags: TagChange | undefined;
  /** A stage that becomes visible to the applicant. */
  newlyVisible: string | undefined;
  /** A stage that is no longer visible to the applicant. */
  newlyHidden: string | undefined;
}

/** @param request as returned by `checkChange` */
export async function applyChange(
  transaction: Db,
  row: LockedApplication,
  request: ApplicationChange,
  context: ChangeContext,
): Promise<Refusal> {
  const tags = await tagChange(transaction, row.id, request);
  const stage = unlessEqual(request.stage, row.stage);
  if (stage !== undefined && row.withdrawn_at !== null) {
    return 'The applicant has withdrawn this application, so its stage cannot change';
  }
  if (tags.count > CONSOLE_LIMITS.tags)
    return `An application can have at most ${CONSOLE_LIMITS.tags} tags`;
  const { undoes } = context;
  const difference: Difference = {
    stage,
    assigneeId: unlessEqual(request.assigneeId, row.assignee_id),
    isRead: unlessEqual(request.isRead, row.read_at !== null),
    tags: tags.added.length + tags.removed.length > 0 ? tags : undefined,
    newlyHidden:
      undoes === undefined ? undefined : await hideStepsOfChange(transaction, row.id, undoes),
    newlyVisible: request.isShown
      ? unlessEqual(stage ?? row.stage, await visibleStage(transaction, row))
      : undefined,
  };
  if (Object.values(difference).every((part) => part === undefined)) return UNCHANGED;

  const version = versionAfter(row, difference);
  await store(transaction, row, { ...difference, version }, context);
  const events = eventsOf(row, { ...difference, version }, request.reason).map(
    ([kind, data]): ApplicationEvent => ({
      applicationId: row.id,
      staffId: context.staffId,
      kind,
      changeId: context.changeId,
      data: { ...data, ...(undoes && { undoes }) },
    }),
  );
  await addEvents(transaction, events, context.now);
  return null;
}

const unlessEqual = <Value>(requested: Value | undefined, current: Value): Value | undefined =>
  requested === current ? undefined : requested;

/** Marking as read does not increase the version, because it conflicts with no other change. */
function versionAfter({ version }: LockedApplication, { isRead, ...others }: Difference): number {
  return version + (Object.values(others).some((part) => part !== undefined) ? 1 : 0);
}

async function store(
  transaction: Db,
  row: LockedApplication,
  difference: Difference & { version: number },
  { staffId, changeId, undoes, now }: ChangeContext,
): Promise<void> {
  const { stage, assigneeId, isRead, tags, newlyVisible, version } = difference;
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
    const assignment = { kind: 'application', id: row.id, from: row.assignee_id, to: assigneeId };
    const isUndo = undoes !== undefined;
    await notifyAssignee(transaction, { ...assignment, byId: staffId, isUndo, now });
  }
  if (tags) await storeTags(transaction, row, tags);
  if (newlyVisible !== undefined) {
    const step = { applicationId: row.id, stage: newlyVisible, at: now, changeId, mailId: null };
    await showStep(transaction, step);
  }
}

/** The order in which the history shows them. */
function eventsOf(
  row: LockedApplication,
  {
    stage,
    assigneeId,
    isRead,
    tags,
    newlyVisible,
    newlyHidden,
    version,
  }: Difference & { version: number },
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
  if (newlyVisible !== undefined)
    events.push(['shown', { stage: newlyVisible, isShown: true, version }]);
  if (newlyHidden !== undefined)
    events.push(['shown', { stage: newlyHidden, isShown: false, version }]);
  return events;
}

interface TagChange {
  added: string[];
  removed: string[];
  /** Number of tags after the change. */
  count: number;
}

async function tagChange(
  db: Db,
  id: string,
  { tags, addTags = [], removeTags = [] }: ApplicationChange,
): Promise<TagChange> {
  if (tags === undefined && addTags.length + removeTags.length === 0) {
    return { added: [], removed: [], count: 0 };
  }
  const rows = await db
    .selectFrom('application_tags')
    .select('tag')
    .where('application_id', '=', id)
    .execute();
  const previousTags = new Set(rows.map(({ tag }) => tag));
  const nextTags = new Set([...(tags ?? previousTags), ...addTags]);
  for (const tag of removeTags) nextTags.delete(tag);
  return {
    added: [...nextTags].filter((tag) => !previousTags.has(tag)),
    removed: [...previousTags].filter((tag) => !nextTags.has(tag)),
    count: nextTags.size,
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
