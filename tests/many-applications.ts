/**
 * Any number of applications, the same on each run, for tests of lists, query plans and timings.
 */
import type { Insertable } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { ApplicationsTable } from '#db/submission-tables.ts';
import { numbersFrom } from './numbers-from.ts';

const DAY = 86_400_000;
const BATCH_SIZE = 200;

export const MANY_STAGES = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'] as const;
/** From the most common to the rarest, with the share of applicants that have each. */
export const MANY_SKILLS = { JavaScript: 0.6, Python: 0.3, React: 0.1, Okta: 0.01, COBOL: 0.0005 };
export const MANY_TAGS = { campus: 0.2, rare: 0.0005 };

const FIRST = ['Asha', 'Bikram', 'Chandra', 'Deepa', 'Elina', 'Gita', 'Hari', 'Kiran', 'Maya'];
const LAST = ['Adhikari', 'Gurung', 'Karki', 'Lama', 'Rai', 'Shrestha', 'Tamang', 'Thapa'];
const TEXT =
  'For four years I have built things that people use, and I read what they write to us. ';

export interface ManyApplications {
  /** Slugs of the jobs they are spread over; a tenth is for the talent pool. */
  jobSlugs?: readonly string[];
  /** Ids of staff, who are assigned a third and have rated a fifth. */
  staff?: readonly string[];
  /** Epoch milliseconds of the newest. */
  now?: number;
}

/**
 * Stores them, spread over three years; the newest fifth is unprocessed.
 * @returns their ids, the oldest first
 */
export function storeMany(db: Db, count: number, many: ManyApplications = {}): Promise<string[]> {
  // In one transaction: syncing the disk for each statement would take minutes.
  return db.transaction().execute((transaction) => store(transaction, count, many));
}

async function store(
  db: Db,
  count: number,
  { jobSlugs = ['senior-react-engineer'], staff = [], now = Date.now() }: ManyApplications,
): Promise<string[]> {
  const next = numbersFrom(count);
  const digits = numbersFrom(count + 1);
  const one = <Value>(values: readonly Value[]) =>
    values[Math.floor(next() * values.length)] as Value;
  const some = (shares: Record<string, number>) =>
    Object.keys(shares).filter((name) => next() < (shares[name] ?? 0));
  const ids: string[] = [];
  for (let at = 0; at < count; at += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, count - at) }, (_, part) => {
      const n = at + part;
      const first = one(FIRST);
      const slug = next() < 0.1 ? null : one(jobSlugs);
      const isDone = n < count * 0.8;
      return {
        ...BLANK,
        id: uuidFrom(digits),
        submitted_at: now - Math.floor(((count - n) * 1095 * DAY) / count),
        name: `${first} ${one(LAST)}`,
        email: `${first.toLowerCase()}.${n}@example.com`,
        phone: `+97798${10_000_000 + n}`,
        linkedin: `linkedin.com/in/applicant-${n}`,
        github: n % 2 === 0 ? '' : `github.com/applicant-${n}`,
        languages: JSON.stringify(some(MANY_SKILLS)),
        message: `${first} writes, as number ${n}: ${TEXT.repeat(4)}`,
        job_slug: slug,
        job_name: slug,
        verified: next() < 0.02 ? 0 : 1,
        fingerprint: String(n),
        stage: isDone ? one(MANY_STAGES) : 'new',
        read_at: isDone ? now : null,
        assignee_id: staff.length > 0 && next() < 0.33 ? one(staff) : null,
        rating:
          staff.length > 0 && isDone && next() < 0.25 ? 100 * (1 + Math.floor(next() * 5)) : null,
      } satisfies Insertable<ApplicationsTable>;
    });
    await db.insertInto('applications').values(rows).execute();
    const tags = rows.flatMap(({ id, submitted_at }) =>
      some(MANY_TAGS).map((tag) => ({ application_id: id, tag, submitted_at })),
    );
    if (tags.length > 0) await db.insertInto('application_tags').values(tags).execute();
    const ratings = rows.flatMap(({ id, rating }) =>
      rating === null
        ? []
        : [
            {
              ...RATED,
              application_id: id,
              staff_id: one(staff),
              scores: `{"skills":${rating / 100}}`,
            },
          ],
    );
    if (ratings.length > 0) await db.insertInto('application_ratings').values(ratings).execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/**
 * Deterministic, because the letters of a random id, as a reference number, could match a search.
 */
function uuidFrom(next: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

const BLANK = {
  role: 'Engineer',
  location: 'Kathmandu',
  portfolio: '',
  frameworks: '[]',
  softwares: '[]',
  certifications: '[]',
  consent_wording: 'I agree',
  consent_page: '/drop-your-info',
  idempotency_key: null,
};

const RATED = { comment: '', rated_at: 0 };
