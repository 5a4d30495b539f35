/** The e-mails about a submission: to the team, to the sender, and from staff to the sender. */
import { fillPlaceholders } from '#contract/fill.ts';
import type { StoredAnswer } from '#contract/job-questions.ts';
import { MAIL_FIELDS, type MailField, type MailsCopy } from '#contract/mails.ts';
import { referenceOf } from '#contract/reference.ts';
import { toHeaderText, toLines, toOneLine } from '#contract/text-rules.ts';
import { brandValues, headerSafe, type MailContext, receivedAt, subjectLine } from './context.ts';
import { greeting, MAIL_DEFAULTS, type Mail, signatureOf } from './mail.ts';

interface TeamEmail {
  copy: MailsCopy['teamEmails']['application'];
  name: string;
  email: string;
  /** Value of `{about}` in the subject, such as the name of the job; empty if there is none. */
  about: string;
  /**
   * Id of the topic that the sender chose; it decides which of the team's addresses get the mail.
   */
  topic?: string;
  fields: Partial<Record<MailField, string>>;
  /** Answers to the form's questions, such as those of a job. */
  answers?: readonly Pick<StoredAnswer, 'question' | 'answer'>[];
  /** Empty or undefined if the form asks for none. */
  message?: string;
  /** Path of the page with the form. */
  page: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Of the submission. The mail shows the reference number that is derived from it. */
  id: string;
  /** Null if the form has no captcha; then the mail does not mention it. */
  isVerified: boolean | null;
  attachments?: Mail['attachments'];
}

/** The e-mail to the team, with all that was sent. Replies go to the sender. */
export function teamEmail({ copy, site, origin }: MailContext, email: TeamEmail): Mail {
  const name = toHeaderText(email.name) || email.email;
  const values = { name, about: email.about };
  const lines: Partial<Record<MailField, string>> = {
    ...email.fields,
    name,
    email: email.email,
    page: email.page && `${origin}${email.page}`,
    received: receivedAt(email.receivedAt, site),
    reference: referenceOf(email.id),
  };
  const { teamEmails } = copy;
  const promise = fillPlaceholders(teamEmails.answer, { name });
  return {
    ...MAIL_DEFAULTS,
    topic: email.topic ?? '',
    replyTo: { name: headerSafe(name), address: email.email, promise },
    subject: subjectLine(email.copy.subject, values),
    opening: [fillPlaceholders(email.copy.intro, values)],
    fields: MAIL_FIELDS.flatMap((field) => {
      const value = toOneLine(lines[field] ?? '');
      return value ? [{ label: copy.fields[field], value }] : [];
    }),
    quoted: [
      ...(email.answers ?? []).map(({ question, answer }) => ({
        label: toOneLine(question),
        text: toLines(answer),
      })),
      ...(email.message ? [{ label: teamEmails.message, text: toLines(email.message) }] : []),
    ],
    closing: [...(email.isVerified === false ? [teamEmails.unverified] : []), promise],
    attachments: email.attachments ?? [],
  };
}

interface CustomerEmail {
  to: string;
  /** As typed. */
  name: string;
  /** Of the submission. The mail shows the reference number that is derived from it. */
  id: string;
  subject: string;
  paragraphs: readonly string[];
  values?: Record<string, string>;
}

/**
 * The e-mail to a sender of any kind of submission. Besides the pack's copy it holds the sender's
 * name, if it looks like one, and nothing else that the sender typed.
 */
export function customerEmail({ copy, site, language }: MailContext, email: CustomerEmail): Mail {
  const { greeting: greetingCopy, reference } = copy.customerEmails;
  const values = {
    ...brandValues(site),
    days: String(site.answerWithinWorkingDays),
    reference: referenceOf(email.id),
    ...email.values,
  };
  return {
    ...MAIL_DEFAULTS,
    language,
    to: email.to,
    replyTo: { name: site.name, address: site.email },
    subject: subjectLine(email.subject, values),
    opening: [
      greeting(greetingCopy, email.name),
      ...email.paragraphs.map((paragraph) => fillPlaceholders(paragraph, values)),
    ],
    closing: [signatureOf(copy.customerEmails, values), fillPlaceholders(reference, values)],
  };
}

interface StaffEmail {
  to: string;
  /** The recipient's, as typed. */
  name: string;
  /** Name of the writer. */
  staff: string;
  subject: string;
  /** Paragraphs separated by empty lines, with all placeholders filled in. */
  body: string;
  /** Id of the submission that the mail is about. */
  subjectId: string;
  thread: Mail['thread'];
}

/**
 * A mail that a member of staff wrote, in the layout of the site's other mails. Replies go to the
 * site's address, so that the team reads them even if the writer has left, and the address with
 * which staff sign in is not disclosed.
 */
export function staffEmail({ copy, site, language }: MailContext, mail: StaffEmail): Mail {
  const { greeting: greetingCopy, reference } = copy.customerEmails;
  const values = {
    ...brandValues(site),
    reference: referenceOf(mail.subjectId),
  };
  return {
    ...MAIL_DEFAULTS,
    language,
    from: headerSafe(`${mail.staff} (${site.name})`),
    thread: mail.thread,
    to: mail.to,
    replyTo: { name: site.name, address: site.email },
    subject: mail.subject,
    opening: [greeting(greetingCopy, mail.name), ...mail.body.split(/\n{2,}/)],
    closing: [
      `${mail.staff}\n${signatureOf(copy.customerEmails, values)}`,
      fillPlaceholders(reference, values),
    ],
  };
}
