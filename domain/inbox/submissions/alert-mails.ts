import { fillPlaceholders, plural } from '#contract/fill.ts';
import { type AlertFrequency, parseSearch } from '#contract/job-alert-rules.ts';
import { JOB_LIST_PATH, jobListHref } from '#contract/job-query.ts';
import { dayText, payText, weekText } from '#contract/job-text.ts';
import type { JobListing } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import { alertPath, findNewJobs } from '#domain/hiring/job-alerts/index.ts';
import {
  customerEmail,
  type Mail,
  type MailContext,
  pageUrl,
} from '#domain/messaging/mails/index.ts';

/** To the owner of the address, with a link to confirm the alert and one to end it. */
export async function alertConfirmationEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const alert = await db
    .selectFrom('job_alerts')
    .select([
      'email',
      'search',
      'filter_labels',
      'frequency',
      'requested_frequency',
      'confirmed_at',
      'ended_at',
      'consent_page',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  // An earlier mail's link already confirmed or ended the alert.
  if (!alert || alert.ended_at !== null) return null;
  const { frequency, requested_frequency } = alert;
  if (alert.confirmed_at !== null && frequency === requested_frequency) return null;
  const pageContext = context.forPage(alert.consent_page);
  const { alerts, copy } = pageContext;
  const { alert: letter } = copy.customerEmails;
  // The search text is left out, because someone else may have entered the address.
  const hasSearchText = parseSearch(alert.search).terms.q !== '';
  const searchParts = [hasSearchText && alerts.typed, alert.filter_labels].filter(Boolean);
  const values = {
    search: searchParts.join(', ') || alerts.everything,
    frequency: alerts.frequencies[requested_frequency as AlertFrequency],
  };
  const mail = customerEmail(pageContext, {
    to: alert.email,
    name: '',
    id,
    subject: letter.subject,
    paragraphs: letter.paragraphs,
    values,
  });
  return {
    ...mail,
    action: { label: letter.button, url: linkOf(pageContext, 'confirm', id) },
    closing: [letter.after, ...mail.closing],
    unsubscribeUrl: linkOf(pageContext, 'leave', id),
  };
}

/** The new jobs of an alert. */
export async function newJobsEmail(
  db: Db,
  id: string,
  context: MailContext,
  enqueuedAt: number,
): Promise<Mail | null> {
  const now = Date.now();
  const newJobs = await findNewJobs(db, id, enqueuedAt, now);
  if (!newJobs) return null;
  const pageContext = context.forPage(newJobs.page);
  const { alerts, copy } = pageContext;
  const { newJobs: emailCopy } = copy.customerEmails;
  const { total, search, description } = newJobs;
  const leaveUrl = linkOf(pageContext, 'leave', id);
  const mail = customerEmail(pageContext, {
    to: newJobs.email,
    name: '',
    id,
    subject: plural(total, emailCopy.subject),
    paragraphs: emailCopy.paragraphs,
    values: { count: String(total), search: description || alerts.everything },
  });
  return {
    ...mail,
    links: newJobs.jobs.map((job) => ({
      title: job.name,
      url: pageUrl(pageContext, `${JOB_LIST_PATH}/${job.slug}`),
      facts: factsOf(job, pageContext),
    })),
    action: {
      label: fillPlaceholders(emailCopy.button, { count: total }),
      url: pageUrl(pageContext, jobListHref(search)),
    },
    closing: [emailCopy.after, `${emailCopy.leave}\n${leaveUrl}`, ...mail.closing],
    unsubscribeUrl: leaveUrl,
  };
}

function linkOf(context: MailContext, purpose: 'confirm' | 'leave', id: string): string {
  return pageUrl(context, alertPath(context.newsletterSecret, purpose, id, Date.now()));
}

/** One line each: pay, hours, location and last day. */
function factsOf(job: JobListing, { jobs, site, format, t }: MailContext): string[] {
  const { pay, hours, validThrough } = job;
  // The Swedish locale formats dates like ISO 8601. The result is the local day at midnight UTC.
  const { format: isoDay } = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });
  const lastDay = (time: number) => format.day(new Date(isoDay(time)));
  return [
    pay && `${payText(pay, jobs, format)} ${jobs.pay.gross}`,
    hours &&
      [weekText(hours, jobs, format), dayText(hours, jobs, format)].filter(Boolean).join(', '),
    t(`${job.location} · ${job.workMode.name} · ${job.jobType.name}`),
    validThrough && fillPlaceholders(jobs.list.closes, { day: lastDay(validThrough) }),
  ].filter((fact) => typeof fact === 'string');
}
