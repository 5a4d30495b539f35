/** Rows that the site serves, and earlier versions. */
import { HEALTH_LIMITS } from '#contract/console/health-kinds.ts';
import type { Db } from '#db/schema.ts';
import { JOB_FOLDER } from '#domain/content/pack-files/index.ts';
import type { ClaimsVersion, Ending } from './published-content.ts';

/** Jobs and events that are over. @param now epoch milliseconds */
export async function readEnded(db: Db, now: number): Promise<Ending[]> {
  const jobs = await db
    .selectFrom('job_listings')
    .select(['slug', 'name', 'valid_through as end'])
    .where('valid_through', '<', now)
    .orderBy('valid_through')
    .$narrowType<{ end: number }>()
    .execute();
  const events = await db
    .selectFrom('calendar_events')
    .select(['kind as folder', 'slug', 'name', 'ends_at as end'])
    .where('ends_at', '<', now)
    .orderBy('ends_at')
    .execute();
  return [...jobs.map((job) => ({ folder: JOB_FOLDER, ...job })), ...events];
}

/** The published versions of the claims, the one that was put on the site last first. */
export function readClaimsVersions(db: Db, file: string): Promise<ClaimsVersion[]> {
  return db
    .selectFrom('entry_versions')
    .select(['source', 'created_at as createdAt'])
    .where('file', '=', file)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .limit(HEALTH_LIMITS.versions)
    .execute();
}
