import type { Applicant } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import type { Viewer } from './viewer.ts';

type Shown = Pick<Applicant, 'ownRating' | 'ratings' | 'ratingsHidden'>;

/** Ratings of an application, as far as the viewer may see them: see `Viewer`. */
export async function readRatings(db: Db, id: string, viewer: Viewer): Promise<Shown> {
  const rows = await db
    .selectFrom('application_ratings')
    .innerJoin('staff', 'staff.id', 'application_ratings.staff_id')
    .select(['staff_id', 'staff.name', 'scores', 'comment', 'rated_at'])
    .where('application_id', '=', id)
    .orderBy('rated_at', 'desc')
    .orderBy('staff_id')
    .execute();
  const ratings = rows.map((row) => ({
    staff: { id: row.staff_id, name: row.name },
    scores: JSON.parse(row.scores) as Record<string, number>,
    comment: row.comment,
    ratedAt: row.rated_at,
  }));
  const ownRating = ratings.find(({ staff }) => staff.id === viewer.staffId) ?? null;
  const others = ratings.filter((rating) => rating !== ownRating);
  const isHidden = viewer.mayRate && ownRating === null;
  return {
    ownRating,
    ratings: isHidden ? [] : others,
    ratingsHidden: isHidden ? others.length : 0,
  };
}
