/** What staff settled about an opening, which outlives every load of the pack. */
import type { Db } from '#db/schema.ts';

export interface OpeningChange {
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
