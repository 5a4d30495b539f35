import { type ConsoleJob, MAX_EXTENSION } from '#contract/console/jobs.ts';
import { JOB_LIST_PATH } from '#contract/job-query.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { changeVisibility } from '#domain/content/search/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getConsoleJob } from './list-console-jobs.ts';

interface ChangeRequest {
  /** The version that the client saw; 0 for a job that has never been changed. */
  version: number;
  isClosed?: boolean | undefined;
  /** Epoch milliseconds; null to use the pack's end. */
  validThrough?: number | null | undefined;
}

interface ChangeInput {
  slug: string;
  request: ChangeRequest;
  now: number;
  /** Notifies the other instances within the transaction. */
  announceContentChange: (transaction: Db) => Promise<void>;
}

/**
 * Closes or reopens a job of the pack, or moves its end. Takes effect immediately and survives
 * later loads of the pack.
 * @throws ProblemError `not-found`; `invalid-fields`; `stale` with the current job
 */
export function changeJob(
  permit: Permit<'openings.manage'>,
  db: Db,
  { slug, request, now, announceContentChange }: ChangeInput,
): Promise<ConsoleJob> {
  return db.transaction().execute(async (transaction) => {
    const current = await getConsoleJob(transaction, slug, now);
    if (!current?.isInPack) throw new ProblemError('not-found', 'The pack has no such job');
    if (current.version !== request.version) {
      throw new ProblemError('stale', 'A colleague has changed this job', { current });
    }
    const change = resolveChange(current, request, now);
    await store(transaction, { slug, change, version: current.version, permit, now });
    const validThrough = effectiveEnd(current.packValidThrough, change);
    await transaction
      .updateTable('job_listings')
      .set({ valid_through: validThrough })
      .where('slug', '=', slug)
      .execute();
    await changeVisibility(transaction, `${JOB_LIST_PATH}/${slug}`, validThrough);
    await transaction
      .updateTable('content_state')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
    await announceContentChange(transaction);
    const { staffId } = permit.actor;
    await audit(
      transaction,
      {
        staffId,
        action: 'opening-changed',
        objectKind: 'opening',
        objectId: slug,
        details: { ...change },
      },
      now,
    );
    await announceChange(transaction, ['openings'], now);
    const updated = await getConsoleJob(transaction, slug, now);
    if (!updated) throw new Error('The job disappeared while it was being changed');
    return updated;
  });
}

function resolveChange(current: ConsoleJob, request: ChangeRequest, now: number): JobChange {
  const { validThrough = current.ownEnd } = request;
  const isClosed = request.isClosed ?? current.closedAt !== null;
  const closedAt = isClosed ? (current.closedAt ?? now) : null;
  const end = effectiveEnd(current.packValidThrough, { closedAt, validThrough });
  const validThroughProblem = (message: string) => fieldProblem('validThrough', message);
  if (typeof request.validThrough === 'number' && request.validThrough <= now) {
    throw validThroughProblem('Choose a day in the future, or close the job');
  }
  if (typeof request.validThrough === 'number' && request.validThrough > now + MAX_EXTENSION) {
    throw validThroughProblem('Choose a day within the next two years');
  }
  if (request.isClosed === false && end !== null && end <= now) {
    throw validThroughProblem('This job has expired, so choose a new last day to reopen it');
  }
  return { closedAt, validThrough };
}

interface StoredChange {
  slug: string;
  change: JobChange;
  version: number;
  permit: Permit<'openings.manage'>;
  now: number;
}

/** @throws ProblemError `conflict` if another change was stored at the same time */
async function store(db: Db, { slug, change, version, permit, now }: StoredChange): Promise<void> {
  const values = {
    closed_at: change.closedAt,
    valid_through: change.validThrough,
    changed_at: now,
    staff_id: permit.actor.staffId,
    version: version + 1,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('job_changes')
    .values({ slug, ...values })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(values).where('job_changes.version', '=', version),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) {
    throw new ProblemError('conflict', 'A colleague changed this job at the same time');
  }
}

/** A decision of staff about a job, which overrides the pack and survives every load of it. */
interface JobChange {
  closedAt: number | null;
  /** Epoch milliseconds, in place of the pack's end; null to keep that. */
  validThrough: number | null;
}

/** Changes by the slug of their job. */
export async function jobChanges(db: Db): Promise<Map<string, JobChange>> {
  const rows = await db
    .selectFrom('job_changes')
    .select(['slug', 'closed_at as closedAt', 'valid_through as validThrough'])
    .execute();
  return new Map(rows.map(({ slug, ...change }) => [slug, change]));
}

/**
 * The last millisecond in which a job is open, or null if it has no end.
 * @param ofPack the pack's end in epoch milliseconds; null for none
 */
export function effectiveEnd(packEnd: number | null, change: JobChange | undefined): number | null {
  if (!change) return packEnd;
  // A job is still open in the millisecond of its end, so closing ends it one millisecond earlier.
  if (change.closedAt !== null) return change.closedAt - 1;
  return change.validThrough ?? packEnd;
}
