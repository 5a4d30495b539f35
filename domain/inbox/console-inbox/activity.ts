/** A person's activity on the site, as far as the reader's role may see it. */
import type { ActivityEntry } from '#contract/console/inbox.ts';
import type { Db } from '#db/schema.ts';
import {
  kindOf,
  listSubmissions,
  readSubmissions,
} from '#domain/inbox/stored-submissions/index.ts';
import { type Actor, hasPermission } from '#domain/staff/permissions.ts';
import { inboxKindsOf } from './kinds.ts';
import { aboutOf, type FullInboxItem, type InboxContext, readFullInboxItems } from './summaries.ts';

/** Entries per kind; older ones are left out. */
const MAX_ENTRIES = 100;
/** Characters of an entry's text. */
const MAX_TEXT_LENGTH = 500;

/**
 * Activity, the newest first.
 * @param email in any case
 */
export async function activityOf(
  actor: Actor,
  db: Db,
  email: string,
  context: Pick<InboxContext, 'topics' | 'kinds'>,
): Promise<ActivityEntry[]> {
  // Only staff who hire may see that a person is looking for a job.
  const seesApplicants = hasPermission(actor.role, 'applicants.read');
  const entries: ActivityEntry[] = [];
  for (const kind of inboxKindsOf(context.kinds)) {
    const filter = { kind: kindOf(kind), email };
    for await (const refs of listSubmissions(db, filter, MAX_ENTRIES, context.kinds)) {
      const items = await readFullInboxItems(db, refs, context.kinds);
      entries.push(...items.map((item) => entryOf(item, context.topics)));
    }
  }
  if (seesApplicants) entries.push(...(await applicationsOf(db, email)));
  entries.push(...(await subscriptionsOf(db, email)));
  if (seesApplicants) entries.push(...(await alertsOf(db, email)));
  entries.push(...(await mailsTo(db, email, seesApplicants)));
  return entries.sort((a, b) => b.at - a.at);
}

/** An item without a title gets the title of its page. */
function entryOf(item: FullInboxItem, topics: InboxContext['topics']): ActivityEntry {
  const { kind, id, receivedAt: at, page, message } = item;
  const [about, pageName] = [aboutOf(item, topics), page.title || page.route];
  const [title, text] = message === '' ? [pageName, about] : [about || pageName, message];
  return { at, kind, id, view: 'inbox', title, text: text.slice(0, MAX_TEXT_LENGTH) };
}

async function applicationsOf(db: Db, email: string): Promise<ActivityEntry[]> {
  const entries: ActivityEntry[] = [];
  for await (const summaries of listSubmissions(db, { kind: 'application', email }, MAX_ENTRIES)) {
    for (const application of await readSubmissions(db, summaries)) {
      if (application.kind !== 'application') continue;
      const { id, receivedAt: at, job, role, message } = application;
      entries.push({
        at,
        kind: application.kind,
        id,
        view: 'applicants',
        title: job?.name ?? role,
        text: message.slice(0, MAX_TEXT_LENGTH),
      });
    }
  }
  return entries;
}

async function subscriptionsOf(db: Db, email: string): Promise<ActivityEntry[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .execute();
  return rows.map((row) => ({
    at: row.requested_at,
    kind: 'subscription',
    id: row.id,
    view: null,
    title: 'Newsletter',
    text: stateLabel({ ...row, asksFirst: row.confirmation_requested_at !== null }),
  }));
}

async function alertsOf(db: Db, email: string): Promise<ActivityEntry[]> {
  const rows = await db
    .selectFrom('job_alerts')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .orderBy('requested_at', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.map((row) => ({
    at: row.requested_at,
    kind: 'alert',
    id: row.id,
    view: null,
    title: row.filter_labels || 'All jobs',
    text: stateLabel({ ...row, asksFirst: true }),
  }));
}

/** Mails that staff sent to the person. */
async function mailsTo(db: Db, email: string, seesApplicants: boolean): Promise<ActivityEntry[]> {
  let rows = db
    .selectFrom('console_emails')
    .select(['id', 'subject', 'body', 'created_at'])
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('cancelled_at', 'is', null);
  if (!seesApplicants) rows = rows.where('kind', '!=', 'application');
  const mails = await rows.orderBy('created_at', 'desc').limit(MAX_ENTRIES).execute();
  return mails.map(({ id, subject, body, created_at }) => ({
    at: created_at,
    kind: 'mail',
    id,
    view: null,
    title: subject,
    text: body.slice(0, MAX_TEXT_LENGTH),
  }));
}

interface SubscriptionTimes {
  confirmed_at: number | null;
  ended_at: number | null;
  asksFirst: boolean;
}

function stateLabel({ confirmed_at, ended_at, asksFirst }: SubscriptionTimes): string {
  if (ended_at !== null) return 'Ended';
  return asksFirst && confirmed_at === null ? 'Not confirmed' : 'Active';
}
