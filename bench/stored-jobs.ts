/** Reproducible jobs in any number, with random facts and texts of invented words. */
import { facetKey, JOB_LEVELS, JOB_TYPES, WORK_MODES } from '#contract/job-search.ts';
import type { Db, JobListingsTable } from '#db/schema.ts';
import { numbersFrom } from '#tests/numbers-from.ts';
import { drawRank, wordOf } from './archive.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 500;
export const DEPARTMENTS = ['Engineering', 'Design', 'Quality', 'Identity', 'Delivery', 'Data'];
const CITIES = ['Oslo', 'Bergen', 'Trondheim', 'Stavanger', 'Drammen', 'Skien', 'Moss'];
/** Number of different skills, with decreasing frequency. */
const SKILLS = 400;

export async function storeJobs(db: Db, size: number): Promise<void> {
  const next = numbersFrom(size);
  const one = <Value>(values: readonly Value[]) =>
    values[Math.floor(next() * values.length)] as Value;
  const words = (count: number) =>
    Array.from({ length: count }, () => wordOf(drawRank(next))).join(' ');
  const now = Date.now();
  const jobRow = (n: number): JobListingsTable => {
    const skills = Array.from({ length: 4 }, () => `Skill ${Math.floor(SKILLS ** next())}`);
    const name = words(3);
    return {
      ...BLANK,
      slug: `job-${n}`,
      name,
      department_name: one(DEPARTMENTS),
      job_type: one(JOB_TYPES),
      work_mode: one(WORK_MODES),
      location: one(CITIES),
      type: one(JOB_LEVELS),
      hard_skills: JSON.stringify(skills.map((label) => ({ id: facetKey(label), label }))),
      role_summary: `<p>${words(60)}</p>`,
      pay_rank: Math.floor(next() * 400_000),
      hours: JSON.stringify({ perWeek: 40, overlap: { hours: Math.floor(next() * 7), with: 'X' } }),
      published_at: now - Math.floor(next() * 365 * DAY),
      valid_through: next() < 0.5 ? null : now + Math.floor((next() - 0.2) * 90 * DAY),
      pack_valid_through: null,
      words: [...new Set(words(60).split(' '))].join(' '),
    };
  };
  for (let at = 0; at < size; at += BATCH_SIZE) {
    const count = Math.min(BATCH_SIZE, size - at);
    const rows = Array.from({ length: count }, (_, n) => jobRow(at + n));
    await db.insertInto('job_listings').values(rows).execute();
  }
}

const BLANK = {
  department_color: '#0A73C2',
  applicant_countries: '[]',
  minimum_qualifications: '',
  preferred_qualifications: '',
  responsibilities: '',
  benefits: '',
  footer: '',
  contacts: '[]',
  questions: '[]',
  criteria: '[]',
  places: 1,
  pay: null,
  source: '',
  changed_at: null,
};
