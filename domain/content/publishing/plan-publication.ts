/** Plans publications at a later time, and cancels them. */
import { randomUUID } from 'node:crypto';
import { ENTRY_LIMITS } from '#contract/console/entry-names.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addVersion } from '#domain/content/entries/index.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft, staleDraft } from './drafts.ts';
import { finishPublication } from './finish-publication.ts';
import { recordChange } from './record-change.ts';
import { requireReviewed } from './reviews.ts';

interface Plan {
  file: string;
  /** Of the draft that the person saw; ignored for a takedown. */
  version: number;
  isTakedown: boolean;
  /** `2026-12-01T09:00`. */
  wallTime: string;
  /** IANA name of the zone in which the wall time counts. */
  timeZone: string;
}

/**
 * Plans to publish the draft, or to take an entry down. The draft stays, so that it can be edited
 * further; what is published is the text at the time of planning.
 * @returns the id of the publication
 * @throws ProblemError `not-found`, `stale`, `invalid-fields` or `conflict`
 */
export async function planPublication(
  { actor }: Permit<'content.publish'>,
  db: Db,
  plan: Plan,
  now: number,
): Promise<string> {
  await requireReviewed(actor, db);
  const dueAt = dueTime(plan, now);
  const { file, isTakedown, wallTime, timeZone } = plan;
  const { staffId } = actor;
  return db.transaction().execute(async (transaction) => {
    await requireRoom(transaction, plan, dueAt);
    const entry = await transaction
      .selectFrom('entries')
      .select('published_version')
      .where('file', '=', file)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!entry || (isTakedown && entry.published_version === null)) {
      throw new ProblemError('not-found', 'There is no such entry on the site');
    }
    const version = isTakedown ? null : await plannedVersion(transaction, plan, staffId, now);
    const id = randomUUID();
    await transaction
      .insertInto('publications')
      .values({
        id,
        file,
        version,
        base_version: entry.published_version,
        due_at: dueAt,
        wall_time: wallTime,
        time_zone: timeZone,
        state: 'pending',
        done_at: null,
        problem: null,
        staff_id: staffId,
        created_at: now,
      })
      .execute();
    await recordChange(transaction, { staffId, action: 'publication-planned', file }, now);
    return id;
  });
}

/** @throws ProblemError `invalid-fields` */
function dueTime({ wallTime, timeZone }: Plan, now: number): number {
  const dueAt = timeOf(wallTime, timeZone);
  if (dueAt === null) throw fieldProblem('wallTime', 'Choose a date and a time that exist');
  if (dueAt <= now) throw fieldProblem('wallTime', 'Choose a time in the future');
  if (dueAt > now + MAX_AHEAD) throw fieldProblem('wallTime', 'Choose a time within two years');
  return dueAt;
}

/** @returns null if the day, the zone, or the time on that day does not exist */
function timeOf(wallTime: string, timeZone: string): number | null {
  const localTime = Date.parse(`${wallTime}:00Z`);
  // `Date.parse` accepts the 31st of a short month.
  if (Number.isNaN(localTime) || !new Date(localTime).toISOString().startsWith(wallTime)) {
    return null;
  }
  try {
    return zoneOf(timeZone).timeOf(localTime);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const MAX_AHEAD = 2 * 365 * 86_400_000;

async function requireRoom(db: Db, { file }: Plan, dueAt: number): Promise<void> {
  const pending = await db
    .selectFrom('publications')
    .select(['file', 'due_at'])
    .where('state', '=', 'pending')
    .execute();
  if (pending.length >= ENTRY_LIMITS.pending) {
    throw new ProblemError(
      'conflict',
      `At most ${ENTRY_LIMITS.pending} publications can be planned`,
    );
  }
  if (pending.some((row) => row.file === file && row.due_at === dueAt)) {
    throw fieldProblem('wallTime', 'Something is already planned for this entry at this time');
  }
}

async function plannedVersion(
  db: Db,
  { file, version }: Plan,
  staffId: string,
  now: number,
): Promise<number> {
  const draft = await getDraft(db, file);
  if (!draft) throw new ProblemError('not-found', 'This entry has no draft to publish');
  if (draft.version !== version) throw staleDraft();
  const { source } = draft;
  const isPublished = false;
  const isBase = false;
  return addVersion(db, { file, source, reason: 'scheduled', isPublished, isBase, staffId }, now);
}

/** @throws ProblemError `not-found`, or `conflict` if it is no longer pending */
export async function cancelPublication(
  { actor }: Permit<'content.publish'>,
  db: Db,
  id: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('publications')
      .select('file')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new ProblemError('not-found', 'There is no such publication');
    await finishPublication(transaction, id, { state: 'canceled', now });
    const { staffId } = actor;
    const { file } = row;
    await recordChange(transaction, { staffId, action: 'publication-canceled', file }, now);
  });
}
