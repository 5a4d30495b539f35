import { fill } from '#contract/fill.ts';
import { type AlertFrequency, readSearch } from '#contract/job-alert-rules.ts';
import { JOB_LIST, jobListHref } from '#contract/job-query.ts';
import { dayText, payText, weekText } from '#contract/job-terms.ts';
import type { JobListing } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import { alertPath, newOpenings } from '#domain/hiring/job-alerts/index.ts';
import {
  customerEmail,
  type Mail,
  type MailContext,
  pageUrl,
} from '#domain/messaging/mails/index.ts';

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
      'consent_page',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  // Confirmed or ended by an earlier mail: this one has nothing left to ask.
  if (!wanted || wanted.ended_at !== null) return null;
  const { frequency, asked_frequency } = wanted;
  if (wanted.confirmed_at !== null && frequency === asked_frequency) return null;
  const own = context.forPage(wanted.consent_page);
  const { alerts, copy } = own;
  const { alert } = copy.letters;
  // What was typed is not repeated: somebody else may have typed the address.
  const isTyped = readSearch(wanted.search).terms.q !== '';
  const words = [isTyped && alerts.typed, wanted.words].filter(Boolean);
  const values = {
    search: words.join(', ') || alerts.everything,
    frequency: alerts.frequencies[asked_frequency as AlertFrequency],
  };
  const mail = customerEmail(own, {
    to: wanted.email,
    name: '',
    id,
    subject: alert.subject,
    paragraphs: alert.paragraphs,
    values,
  });
  return {
    ...mail,
    action: { label: alert.button, url: linkOf(own, 'confirm', id) },
    closing: [alert.after, ...mail.closing],
    leaveUrl: linkOf(own, 'leave', id),
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
  const own = context.forPage(told.page);
  const { alerts, copy } = own;
  const { openings } = copy.letters;
  const { total, search, words } = told;
  const leaveUrl = linkOf(own, 'leave', id);
  const mail = customerEmail(own, {
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
      url: pageUrl(own, `${JOB_LIST}/${job.slug}`),
      facts: factsOf(job, own),
    })),
    action: {
      label: fill(openings.button, { count: total }),
      url: pageUrl(own, jobListHref(search)),
    },
    closing: [openings.after, `${openings.leave}\n${leaveUrl}`, ...mail.closing],
    leaveUrl,
  };
}

function linkOf(context: MailContext, purpose: 'confirm' | 'leave', id: string): string {
  return pageUrl(context, alertPath(context.newsletterSecret, purpose, id, Date.now()));
}

/** Pay, hours, place and the last day, one a line. */
function factsOf(job: JobListing, { jobs, site, spelling, say }: MailContext): string[] {
  const { pay, hours, validThrough } = job;
  // Swedish dates are ISO's: the day there, at midnight UTC.
  const { format } = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });
  const last = (time: number) => spelling.day(new Date(format(time)));
  return [
    pay && `${payText(pay, jobs, spelling)} ${jobs.pay.gross}`,
    hours && [weekText(hours, jobs), dayText(hours, jobs, spelling)].filter(Boolean).join(', '),
    say(`${job.location} · ${job.workMode.name} · ${job.jobType.name}`),
    validThrough && fill(jobs.list.closes, { day: last(validThrough) }),
  ].filter((fact) => typeof fact === 'string');
}
