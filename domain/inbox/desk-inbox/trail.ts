/** Everything that a person did on the site and the reader's permissions show. */
import type { TrailEntry } from '#contract/console/inbox.ts';
import type { Db } from '#db/schema.ts';
import {
  kindOf,
  listSubmissions,
  readSubmissions,
} from '#domain/inbox/stored-submissions/index.ts';
import { type Actor, mayDo } from '#domain/staff/permissions.ts';
import { aboutOf, type Enquiry, type InboxFacts, readEnquiries } from './heads.ts';
import { inboxKindsOf } from './kinds.ts';

/** Entries of each kind; older ones are left out. */
const MOST = 100;
/** Characters. */
const TEXT = 500;

/** The newest first. @param email in any case of letters */
export async function trailOf(
  actor: Actor,
  db: Db,
  email: string,
  facts: Pick<InboxFacts, 'topics' | 'kinds'>,
): Promise<TrailEntry[]> {
  // That somebody looks for work is for those alone who hire.
  const seesApplicants = mayDo(actor.role, 'applicants.read');
  const entries: TrailEntry[] = [];
  for (const kind of inboxKindsOf(facts.kinds)) {
    const filter = { kind: kindOf(kind), email };
    for await (const heads of listSubmissions(db, filter, MOST, facts.kinds)) {
      const enquiries = await readEnquiries(db, heads, facts.kinds);
      entries.push(...enquiries.map((each) => entryOf(each, facts.topics)));
    }
  }
  if (seesApplicants) entries.push(...(await applicationsOf(db, email)));
  entries.push(...(await subscriptionsOf(db, email)));
  if (seesApplicants) entries.push(...(await alertsOf(db, email)));
  entries.push(...(await mailsTo(db, email, seesApplicants)));
  return entries.sort((a, b) => b.at - a.at);
}

/** An entry without a title gets that of its page. */
function entryOf(enquiry: Enquiry, topics: InboxFacts['topics']): TrailEntry {
  const { kind, id, receivedAt: at, page, message } = enquiry;
  const [about, place] = [aboutOf(enquiry, topics), page.title || page.route];
  const [title, text] = message === '' ? [place, about] : [about || place, message];
  return { at, kind, id, view: 'inbox', title, text: text.slice(0, TEXT) };
}

async function applicationsOf(db: Db, email: string): Promise<TrailEntry[]> {
  const entries: TrailEntry[] = [];
  for await (const heads of listSubmissions(db, { kind: 'application', email }, MOST)) {
    for (const each of await readSubmissions(db, heads)) {
      if (each.kind !== 'application') continue;
      const { id, receivedAt: at, job, role, message } = each;
      entries.push({
        at,
        kind: each.kind,
        id,
        view: 'applicants',
        title: job?.name ?? role,
        text: message.slice(0, TEXT),
      });
    }
  }
  return entries;
}

async function subscriptionsOf(db: Db, email: string): Promise<TrailEntry[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .execute();
  return rows.map((row) => ({
    at: row.asked_at,
    kind: 'subscription',
    id: row.id,
    view: null,
    title: 'Newsletter',
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
    at: row.asked_at,
    kind: 'alert',
    id: row.id,
    view: null,
    title: row.words || 'All openings',
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
    at: created_at,
    kind: 'mail',
    id,
    view: null,
    title: subject,
    text: body.slice(0, TEXT),
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
