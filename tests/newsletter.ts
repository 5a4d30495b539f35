/** Subscriptions in the database, and the links in their emails. */
import { randomUUID } from 'node:crypto';
import type { LinkPurpose } from '#contract/newsletter.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import type { Db } from '#db/schema.ts';
import { newsletterPath } from '#domain/inbox/newsletter.ts';
import { siteSecret } from '#domain/support/secrets.ts';

/** The path of a link in an email sent at `now`. */
export async function linkTo(db: Db, purpose: LinkPurpose, id: string, now = Date.now()) {
  return newsletterPath(await siteSecret(db, 'newsletter'), purpose, id, now);
}

export async function tokenTo(...link: Parameters<typeof linkTo>): Promise<string> {
  return new URLSearchParams((await linkTo(...link)).split('?')[1]).get(link[1]) ?? '';
}

/**
 * Stores an unconfirmed subscription that names a lead.
 * @returns the subscription's id
 */
export async function storeUnconfirmed(db: Db, email: string): Promise<string> {
  const id = randomUUID();
  const request = { lead_id: `lead of ${email}`, requested_at: Date.now() };
  await db
    .insertInto('subscriptions')
    .values({ id, email, ...request })
    .execute();
  return id;
}

export function subscriptionOf(db: Db, email: string) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

/** Topics enqueued for a subscription or a lead, in alphabetical order. */
export async function queuedFor(db: Db, subjectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('topic')
    .where('subject_id', '=', subjectId)
    .execute();
  return rows.map(({ topic }) => topic).sort();
}

export function postNewsletter(origin: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${origin}${API_PREFIX}/newsletter/${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}
