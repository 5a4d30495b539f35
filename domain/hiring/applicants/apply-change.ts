/** Changes one application that is locked, and adds to its history. */

import { DESK_LIMITS } from '#contract/console/limits.ts';
import type { Db } from '#db/schema.ts';
import { hideStepsOf, shownSteps, showStep } from '#domain/hiring/shown-steps.ts';
import { noticeAssignment } from '#domain/staff/notices/index.ts';
import { type ApplicationEvent, addEvents } from './events.ts';
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

/** @param wanted as `checkedChange` lets it through */
export async function applyChange(
  transaction: Db,
  row: LockedApplication,
  wanted: WantedChange,
  { staffId, changeId, undoes, now }: Doing,
): Promise<Refusal> {
  const { stage, reason, assigneeId, isRead } = wanted;
  const hasStage = stage !== undefined && stage !== row.stage;
  const hasAssignee = assigneeId !== undefined && assigneeId !== row.assignee_id;
  const hasRead = isRead !== undefined && isRead !== (row.read_at !== null);
  const tags = await tagChange(transaction, row.id, wanted);
  if (hasStage && row.withdrawn_at !== null) {
    return 'The applicant has withdrawn this application, so it stays at its stage';
  }
  if (tags.count > DESK_LIMITS.tags) return `It can have at most ${DESK_LIMITS.tags} tags`;
  const hasTags = tags.added.length + tags.removed.length > 0;
  const hidden = undoes === undefined ? undefined : await hideStepsOf(transaction, row.id, undoes);
  const nextStage = hasStage ? stage : row.stage;
  const hasShown = wanted.isShown === true && (await shownStage(transaction, row)) !== nextStage;
  if (!hasStage && !hasAssignee && !hasTags && !hasRead && !hasShown && !hidden) {
    return UNCHANGED;
  }

  // Who reads something changes nothing that somebody else could have been about to change.
  const version = row.version + (hasStage || hasAssignee || hasTags || hasShown || hidden ? 1 : 0);
  await transaction
    .updateTable('applications')
    .set({
      version,
      ...(hasStage && { stage, stage_at: now }),
      ...(hasAssignee && { assignee_id: assigneeId }),
      ...(hasRead && { read_at: isRead ? now : null }),
    })
    .where('id', '=', row.id)
    .execute();
  if (hasAssignee) {
    const assigned = { kind: 'application', id: row.id, from: row.assignee_id, to: assigneeId };
    const isUndo = undoes !== undefined;
    await noticeAssignment(transaction, { ...assigned, byId: staffId, isUndo, now });
  }
  await storeTags(transaction, row, tags);
  if (hasShown) {
    const step = { applicationId: row.id, stage: nextStage, at: now, changeId, mailId: null };
    await showStep(transaction, step);
  }
  const event = (kind: ApplicationEvent['kind'], data: object): ApplicationEvent => ({
    applicationId: row.id,
    staffId,
    kind,
    changeId,
    data: { ...data, ...(undoes && { undoes }) },
  });
  await addEvents(
    transaction,
    [
      ...(hasStage
        ? [event('stage', { from: row.stage, to: stage, ...(reason && { reason }), version })]
        : []),
      ...(hasAssignee
        ? [event('assigned', { from: row.assignee_id, to: assigneeId, version })]
        : []),
      ...(hasTags ? [event('tags', { added: tags.added, removed: tags.removed, version })] : []),
      ...(hasRead ? [event('opened', { isRead })] : []),
      ...(hasShown ? [event('shown', { stage: nextStage, isShown: true, version })] : []),
      ...(hidden ? [event('shown', { stage: hidden, isShown: false, version })] : []),
    ],
    now,
  );
  return null;
}

async function shownStage(db: Db, { id, submitted_at }: LockedApplication) {
  return (await shownSteps(db, { id, receivedAt: submitted_at })).at(-1)?.stage;
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
