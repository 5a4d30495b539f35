import { type DeskOpening, EXTENSION_LIMIT } from '#contract/console/openings.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getOpening } from './list-openings.ts';

interface Asked {
  /** Of what was seen; 0 for an opening that nobody had changed. */
  version: number;
  isClosed?: boolean | undefined;
  /** Null for the pack's own. */
  validThrough?: number | null | undefined;
}

interface Change {
  slug: string;
  asked: Asked;
  now: number;
  /** Sends word to the other instances, as part of the transaction. */
  announceContentChange: (transaction: Db) => Promise<void>;
}

/**
 * Closes, reopens or puts off the end of an opening of the pack, at once and for every load to come.
 * @throws ProblemError `not-found`; `invalid-fields`; `stale` with the opening as it is now
 */
export function changeOpening(
  permit: Permit<'openings.manage'>,
  db: Db,
  { slug, asked, now, announceContentChange }: Change,
): Promise<DeskOpening> {
  return db.transaction().execute(async (transaction) => {
    const before = await getOpening(transaction, slug, now);
    if (!before?.isInPack) throw new ProblemError('not-found', 'The pack has no such opening');
    if (before.version !== asked.version) {
      throw new ProblemError('stale', 'A colleague has changed this opening', { current: before });
    }
    const change = changed(before, asked, now);
    await store(transaction, { slug, change, version: before.version, permit, now });
    await transaction
      .updateTable('job_listings')
      .set({ valid_through: effectiveEnd(before.packValidThrough, change) })
      .where('slug', '=', slug)
      .execute();
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
    const after = await getOpening(transaction, slug, now);
    if (!after) throw new Error('An opening went while it was being changed');
    return after;
  });
}

function changed(before: DeskOpening, asked: Asked, now: number): OpeningChange {
  const { validThrough = before.ownEnd } = asked;
  const isClosed = asked.isClosed ?? before.closedAt !== null;
  const closedAt = isClosed ? (before.closedAt ?? now) : null;
  const end = effectiveEnd(before.packValidThrough, { closedAt, validThrough });
  const field = (message: string) => fieldProblem('validThrough', message);
  if (typeof asked.validThrough === 'number' && asked.validThrough <= now) {
    throw field('Choose a day that is still to come, or close the opening');
  }
  if (typeof asked.validThrough === 'number' && asked.validThrough > now + EXTENSION_LIMIT) {
    throw field('Choose a day within the next two years');
  }
  if (asked.isClosed === false && end !== null && end <= now) {
    throw field('It ended by itself: choose a new last day to open it again');
  }
  return { closedAt, validThrough };
}

interface Stored {
  slug: string;
  change: OpeningChange;
  version: number;
  permit: Permit<'openings.manage'>;
  now: number;
}

/** @throws ProblemError `conflict` where another change was stored at the same moment */
async function store(db: Db, { slug, change, version, permit, now }: Stored): Promise<void> {
  const values = {
    closed_at: change.closedAt,
    valid_through: change.validThrough,
    changed_at: now,
    staff_id: permit.actor.staffId,
    version: version + 1,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('opening_changes')
    .values({ slug, ...values })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(values).where('opening_changes.version', '=', version),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) {
    throw new ProblemError('conflict', 'A colleague has changed this opening at the same moment');
  }
}

/** What staff settled about an opening, which outlives every load of the pack. */
interface OpeningChange {
  closedAt: number | null;
  /** In the pack's place; null to keep that. */
  validThrough: number | null;
}

/** By slug. */
export async function openingChanges(db: Db): Promise<Map<string, OpeningChange>> {
  const rows = await db
    .selectFrom('opening_changes')
    .select(['slug', 'closed_at as closedAt', 'valid_through as validThrough'])
    .execute();
  return new Map(rows.map(({ slug, ...change }) => [slug, change]));
}

/**
 * Until when an opening counts as open.
 * @param ofPack what the pack says, null without an end
 */
export function effectiveEnd(
  ofPack: number | null,
  change: OpeningChange | undefined,
): number | null {
  if (!change) return ofPack;
  // An opening is open in the very millisecond in which it ends.
  if (change.closedAt !== null) return change.closedAt - 1;
  return change.validThrough ?? ofPack;
}
