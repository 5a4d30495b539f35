/** A console with very many applications, and its queries. */
import type { Db } from '#db/schema.ts';
import { indexPendingApplicants } from '#domain/hiring/applicant-search.ts';
import { storeMany } from '#tests/many-applications.ts';
import { numbersFrom } from '#tests/numbers-from.ts';
import { drawRank, wordOf } from './archive.ts';

/** Words of a résumé of two pages. */
const WORDS = 300;
const BATCH_SIZE = 200;
const JOBS = Array.from({ length: 20 }, (_, n) => `job-${n}`);

/**
 * @param staff members who are assigned to some of them and have rated some
 * @returns the ids of the applications
 */
export async function fillConsole(
  db: Db,
  count: number,
  staff: readonly string[],
): Promise<string[]> {
  const ids = await storeMany(db, count, { jobSlugs: JOBS, staff });
  const next = numbersFrom(count);
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const texts = ids.slice(at, at + BATCH_SIZE).map((id) => ({
      application_id: id,
      state: 'read',
      pages: 2,
      read_at: 0,
      text: Array.from({ length: WORDS }, () => wordOf(drawRank(next))).join(' '),
    }));
    await db.insertInto('resume_texts').values(texts).execute();
  }
  while (await indexPendingApplicants(db));
  return ids;
}

const list = (query: string) => () => `/applications?${query}`;

/** Paths below the prefix of the console API, by the name of the query. */
export function queriesOf(ids: readonly string[]): Record<string, () => string> {
  const next = numbersFrom(1);
  const rareWord = () => wordOf(2000 + Math.floor(next() * 20_000));
  const [first, second, tenth] = [0, 1, 10].map(wordOf);
  return {
    'the newest': list(''),
    'the oldest': list('sort=oldest'),
    'the best rated': list('sort=rating'),
    'of a job': list('job=job-3'),
    'of the talent pool': list('job=none'),
    'at a stage that most are at': list('stage=new'),
    'at two stages': list('stage=offer,hired'),
    'with a frequent skill': list('skill=JavaScript'),
    'with two skills': list('skill=JavaScript,Okta'),
    'with a rare skill': list('skill=COBOL'),
    'with a frequent tag': list('tag=campus'),
    'with a rare tag': list('tag=rare'),
    unassigned: list('assigned=nobody'),
    'assigned to me': list('assigned=me'),
    unread: list('unread=yes'),
    unverified: list('verified=no'),
    'rated at least 4': list('rating=4'),
    'of a month': list('from=2025-06-01&to=2025-06-30'),
    'all filters': list(
      'job=job-3&stage=new,offer&skill=Python&tag=campus&assigned=nobody&unread=yes&verified=yes',
    ),
    'counts of stages': () => '/applications/counts',
    'search: a rare word': () => `/applications?q=${rareWord()}`,
    'search: the beginning of a rare word': () => `/applications?q=${rareWord().slice(0, 5)}`,
    'search: the most frequent word': list(`q=${first}`),
    'search: the domain of all addresses': list('q=example.com'),
    'search: three frequent words': list(`q=${first}+${second}+${tenth}`),
    'search: two letters': list(`q=${first?.slice(0, 2)}`),
    'search: a name': list('q=asha+gurung'),
    'search: an address': () =>
      `/applications?q=asha.${Math.floor(next() * ids.length)}@example.com`,
    'search: the end of a number': () => `/applications?q=${1000 + Math.floor(next() * 9000)}`,
    'search: nothing': list('q=qqqqqq'),
    'search: a frequent word at a stage': list(`q=${first}&stage=hired`),
    'search: a frequent word of a job': list(`q=${second}&job=job-3`),
    'search: a frequent word, a rare skill': list(`q=${second}&skill=COBOL`),
    'search: a frequent word, the oldest': list(`q=${second}&sort=oldest`),
    'search: a frequent word, by rating': list(`q=${second}&sort=rating`),
    'one applicant': () => `/applications/${ids[Math.floor(next() * ids.length)]}`,
  };
}
