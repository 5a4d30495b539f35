import type { EventDetail, EventKind, TrainingDetail } from '#contract/events.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db, GatheringsTable } from '#db/schema.ts';
import { toEventDetail, toTrainingDetail } from './event-rows.ts';

/** @throws ProblemError `not-found` */
export async function getEvent(db: Db, slug: string, now = Date.now()): Promise<EventDetail> {
  return toEventDetail(await rowOf(db, 'events', slug), now);
}

/** @throws ProblemError `not-found` */
export async function getTraining(db: Db, slug: string, now = Date.now()): Promise<TrainingDetail> {
  return toTrainingDetail(await rowOf(db, 'trainings', slug), now);
}

async function rowOf(db: Db, kind: EventKind, slug: string): Promise<GatheringsTable> {
  // PostgreSQL would refuse to look for a text with U+0000 in it.
  const row = slug.includes('\0')
    ? undefined
    : await db
        .selectFrom('gatherings')
        .selectAll()
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .executeTakeFirst();
  if (!row) throw new ProblemError('not-found', `There is nothing called "${slug}" here`);
  return row;
}
