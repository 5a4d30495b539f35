import type { EventKind } from '#contract/events.ts';
import type { PieceAddress, Stretch } from '#contract/piece-kinds.ts';
import type { Db } from '#db/schema.ts';

export async function countGatherings(db: Db, kind: EventKind): Promise<number> {
  const { total } = await db
    .selectFrom('gatherings')
    .where('kind', '=', kind)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What is to come and what has been, by name: each keeps its page. */
export async function gatheringAddresses(
  db: Db,
  kind: EventKind,
  { first, count }: Stretch,
): Promise<PieceAddress[]> {
  const rows = await db
    .selectFrom('gatherings')
    .select(['slug', 'changed_at'])
    .where('kind', '=', kind)
    .orderBy('slug')
    .limit(count)
    .offset(first)
    .execute();
  return rows.map(({ slug, changed_at }) => ({ slug, changedAt: changed_at }));
}
