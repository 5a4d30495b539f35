/** Job alerts, and jobs published after them. */
import type { LinkPurpose } from '#contract/newsletter.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import type { Db, JobListingsTable } from '#db/schema.ts';
import { alertPath } from '#domain/hiring/job-alerts/index.ts';
import { siteSecret } from '#domain/support/secrets.ts';

export const postAlerts = (
  origin: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}${API_PREFIX}/job-alerts${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The path of a link in an email sent at `now`. */
export async function alertLinkTo(db: Db, purpose: LinkPurpose, id: string, now = Date.now()) {
  return alertPath(await siteSecret(db, 'newsletter'), purpose, id, now);
}

export async function alertTokenTo(...link: Parameters<typeof alertLinkTo>): Promise<string> {
  return (await alertLinkTo(...link)).split('=')[1] ?? '';
}

export const alertsOf = (db: Db, email: string) =>
  db
    .selectFrom('job_alerts')
    .selectAll()
    .where('email', '=', email)
    .orderBy('requested_at')
    .orderBy('search')
    .execute();

/** Makes an alert due. */
export async function makeDue(db: Db, id: string): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set({ due_at: Date.now() - 1 })
    .where('id', '=', id)
    .execute();
}

/** Publishes a copy of one of the pack's jobs, published now unless `changes` says otherwise. */
export async function publishLike(
  db: Db,
  model: string,
  changes: Partial<JobListingsTable> & { slug: string },
): Promise<void> {
  const row = await db
    .selectFrom('job_listings')
    .selectAll()
    .where('slug', '=', model)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('job_listings')
    .values({ ...row, published_at: Date.now() - 1000, ...changes })
    .execute();
}

/** Rows per statement. */
const BATCH_SIZE = 50;

let people = 0;

/**
 * Stores confirmed alerts for all jobs, each with its own address and nothing sent yet.
 * @returns their ids
 */
export async function storeDueAlerts(db: Db, count: number, dueAt: number): Promise<string[]> {
  const alerts = Array.from({ length: count }, () => {
    people += 1;
    return {
      id: `00000000-0000-8000-8000-${String(people).padStart(12, '0')}`,
      email: `alerted-${people}@example.com`,
      search: '',
      filter_labels: '',
      frequency: 'daily',
      requested_frequency: 'daily',
      created_at: 1,
      requested_at: 1,
      confirmed_at: 1,
      due_at: dueAt,
      consent_wording: '',
      consent_page: '',
      address_hash: '',
    };
  });
  for (let at = 0; at < count; at += BATCH_SIZE) {
    await db
      .insertInto('job_alerts')
      .values(alerts.slice(at, at + BATCH_SIZE))
      .execute();
  }
  return alerts.map(({ id }) => id);
}
