import type { EntrySlug, ListRange } from '#contract/entry-kinds.ts';
import type { EventKind } from '#contract/events.ts';
import type { Db } from '#db/schema.ts';

export async function countEvents(db: Db, kind: EventKind): Promise<number> {
  const { total } = await db
    .selectFrom('gatherings')
    .where('kind', '=', kind)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What is to come and what has been, by name: each keeps its page. */
export async function eventSlugs(
  db: Db,
  kind: EventKind,
  { first, count }: ListRange,
): Promise<EntrySlug[]> {
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
