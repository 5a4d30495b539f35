import { fill } from '#contract/fill.ts';
import { type AlertFrequency, readSearch } from '#contract/job-alert-rules.ts';
import { JOB_LIST, jobListHref } from '#contract/job-query.ts';
import { dayText, payText, weekText } from '#contract/job-terms.ts';
import type { JobListing } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import { alertPath, newOpenings } from '#domain/job-alerts/index.ts';
import type { MailContext } from './context.ts';
import { customerEmail } from './customer-email.ts';
import type { Mail } from './mail.ts';

/** To the owner of the address: one link says yes, another one ends it. */
export async function alertConfirmationEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const wanted = await db
    .selectFrom('job_alerts')
    .select([
      'email',
      'search',
      'words',
      'frequency',
      'asked_frequency',
      'confirmed_at',
      'ended_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  // Confirmed or ended by an earlier mail: this one has nothing left to ask.
  if (!wanted || wanted.ended_at !== null) return null;
  const { frequency, asked_frequency } = wanted;
  if (wanted.confirmed_at !== null && frequency === asked_frequency) return null;
  const { alerts, copy } = context;
  const { alert } = copy.letters;
  // What was typed is not repeated: somebody else may have typed the address.
  const isTyped = readSearch(wanted.search).terms.q !== '';
  const words = [isTyped && alerts.typed, wanted.words].filter(Boolean);
  const values = {
    search: words.join(', ') || alerts.everything,
    frequency: alerts.frequencies[asked_frequency as AlertFrequency],
  };
  const mail = customerEmail(context, {
    to: wanted.email,
    name: '',
    id,
    subject: alert.subject,
    paragraphs: alert.paragraphs,
    values,
  });
  return {
    ...mail,
    action: { label: alert.button, url: linkOf(context, 'confirm', id) },
    closing: [alert.after, ...mail.closing],
    leaveUrl: linkOf(context, 'leave', id),
  };
}

/** What is new of what an alert is for. */
export async function openingsEmail(
  db: Db,
  id: string,
  context: MailContext,
  enqueuedAt: number,
): Promise<Mail | null> {
  const now = Date.now();
  const told = await newOpenings(db, id, enqueuedAt, now);
  if (!told) return null;
  const { alerts, copy, origin } = context;
  const { openings } = copy.letters;
  const { total, search, words } = told;
  const leaveUrl = linkOf(context, 'leave', id);
  const mail = customerEmail(context, {
    to: told.email,
    name: '',
    id,
    subject: openings.subject[total === 1 ? 'one' : 'many'],
    paragraphs: openings.paragraphs,
    values: { count: String(total), search: words || alerts.everything },
  });
  return {
    ...mail,
    listed: told.jobs.map((job) => ({
      title: job.name,
      url: `${origin}${JOB_LIST}/${job.slug}`,
      facts: factsOf(job, context),
    })),
    action: {
      label: fill(openings.button, { count: total }),
      url: origin + jobListHref(search),
    },
    closing: [openings.after, `${openings.leave}\n${leaveUrl}`, ...mail.closing],
    leaveUrl,
  };
}

function linkOf(
  { origin, newsletterSecret }: MailContext,
  purpose: 'confirm' | 'leave',
  id: string,
): string {
  return origin + alertPath(newsletterSecret, purpose, id, Date.now());
}

/** Pay, hours, place and the last day, each on a line of its own. */
function factsOf(job: JobListing, { jobs, site }: MailContext): string[] {
  const { pay, hours, validThrough } = job;
  const last = (time: number) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: site.timeZone }).format(time);
  return [
    pay && `${payText(pay, jobs)} ${jobs.pay.gross}`,
    hours && [weekText(hours, jobs), dayText(hours, jobs)].filter(Boolean).join(', '),
    `${job.location} · ${job.workMode.name} · ${job.jobType.name}`,
    validThrough && fill(jobs.list.closes, { day: last(validThrough) }),
  ].filter((fact) => typeof fact === 'string');
}
