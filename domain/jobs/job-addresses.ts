import type { PieceAddress, Stretch } from '#contract/piece-kinds.ts';
import type { Db } from '#db/schema.ts';
import { pieceAddress } from '#domain/addresses/index.ts';
import { openJobs } from './job-rows.ts';

export async function countOpenJobs(db: Db, now = Date.now()): Promise<number> {
  const { total } = await openJobs(db, now)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Openings that can be applied for, by name. */
export async function openJobAddresses(
  db: Db,
  { first, count }: Stretch,
  now = Date.now(),
): Promise<PieceAddress[]> {
  const rows = await openJobs(db, now)
    .select(['slug', 'published_at', 'changed_at'])
    .orderBy('slug')
    .limit(count)
    .offset(first)
    .execute();
  return rows.map(pieceAddress);
}
