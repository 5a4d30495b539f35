/** Everything that a person did on the site, as far as whoever asks may know of it. */
import type { TrailEntry } from '#contract/console/inbox.ts';
import type { Db } from '#db/schema.ts';
import { listSubmissions, readSubmissions, type Submission } from '#domain/inbox/index.ts';
import { type Actor, mayDo } from '#domain/permissions/index.ts';
import type { InboxFacts } from './heads.ts';

/** Entries of each kind: nobody reads on behind so many. */
const MOST = 100;
/** Characters. */
const TEXT = 500;

/** The newest first. @param email in any case of letters */
export async function trailOf(
  actor: Actor,
  db: Db,
  email: string,
  { topics }: Pick<InboxFacts, 'topics'>,
): Promise<TrailEntry[]> {
  // That somebody looks for work is for those alone who hire.
  const seesApplicants = mayDo(actor.role, 'applicants.read');
  const kinds = seesApplicants
    ? (['message', 'lead', 'application'] as const)
    : (['message', 'lead'] as const);
  const entries: TrailEntry[] = [];
  for (const kind of kinds) {
    for await (const heads of listSubmissions(db, { kind, email }, MOST)) {
      const submissions = await readSubmissions(db, heads);
      entries.push(...submissions.map((each) => entryOf(each, topics)));
    }
  }
  entries.push(...(await subscriptionsOf(db, email)));
  if (seesApplicants) entries.push(...(await alertsOf(db, email)));
  entries.push(...(await mailsTo(db, email, seesApplicants)));
  return entries.sort((a, b) => b.at - a.at);
}

function entryOf(submission: Submission, topics: InboxFacts['topics']): TrailEntry {
  const { kind, id, receivedAt: at, page } = submission;
  if (submission.kind === 'application') {
    const title = submission.job?.name ?? submission.role;
    return { at, kind, id, title, text: submission.message.slice(0, TEXT) };
  }
  if (submission.kind === 'lead') {
    return { at, kind, id, title: page.title || page.route, text: submission.source };
  }
  const topic = topics.find((each) => each.id === submission.topic)?.label ?? submission.topic;
  const title = topic || page.title || page.route;
  return { at, kind, id, title, text: submission.message.slice(0, TEXT) };
}

async function subscriptionsOf(db: Db, email: string): Promise<TrailEntry[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .execute();
  return rows.map((row) => ({
    ...{ at: row.asked_at, kind: 'subscription', id: row.id, title: 'Newsletter' },
    text: standingOf({ ...row, asksFirst: row.asked_to_confirm_at !== null }),
  }));
}

async function alertsOf(db: Db, email: string): Promise<TrailEntry[]> {
  const rows = await db
    .selectFrom('job_alerts')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .orderBy('asked_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    ...{ at: row.asked_at, kind: 'alert', id: row.id, title: row.words || 'All openings' },
    text: standingOf({ ...row, asksFirst: true }),
  }));
}

/** What staff wrote to them. */
async function mailsTo(db: Db, email: string, seesApplicants: boolean): Promise<TrailEntry[]> {
  let rows = db
    .selectFrom('desk_mails')
    .select(['id', 'subject', 'body', 'created_at'])
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('stopped_at', 'is', null);
  if (!seesApplicants) rows = rows.where('kind', '!=', 'application');
  const found = await rows.orderBy('created_at', 'desc').limit(MOST).execute();
  return found.map(({ id, subject, body, created_at }) => ({
    ...{ at: created_at, kind: 'mail', id, title: subject, text: body.slice(0, TEXT) },
  }));
}

interface Standing {
  confirmed_at: number | null;
  ended_at: number | null;
  asksFirst: boolean;
}

function standingOf({ confirmed_at, ended_at, asksFirst }: Standing): string {
  if (ended_at !== null) return 'Ended';
  return asksFirst && confirmed_at === null ? 'Not confirmed' : 'Goes on';
}
