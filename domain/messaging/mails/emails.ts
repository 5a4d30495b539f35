/** E-mails about what somebody sent: to the team, to the sender, and from staff. */
import { fill } from '#contract/fill.ts';
import type { GivenAnswer } from '#contract/job-questions.ts';
import { MAIL_FIELDS, type MailField, type MailsCopy } from '#contract/mails.ts';
import { referenceOf } from '#contract/reference.ts';
import { headerText, oneLine, severalLines } from '#contract/text-rules.ts';
import { brandValues, inHeader, type MailContext, receivedAt, subjectLine } from './context.ts';
import { greeting, type Mail, PLAIN_MAIL, signatureOf } from './mail.ts';

interface TeamEmail {
  copy: MailsCopy['notices']['application'];
  name: string;
  email: string;
  /** For the subject; empty where it names nothing. */
  about: string;
  /** Id of what a message is about, which settles who of the team gets it. */
  topic?: string;
  fields: Partial<Record<MailField, string>>;
  /** What they answered, such as to questions of an opening. */
  answers?: readonly Pick<GivenAnswer, 'question' | 'answer'>[];
  /** What they wrote, if the form asks for it. */
  message?: string;
  /** Path of the page that the form stood on. */
  page: string;
  receivedAt: number;
  /** Of the submission, which is found by its reference number. */
  id: string;
  /** Null where the form asks for no captcha, and the mail says nothing of it. */
  isVerified: boolean | null;
  attachments?: Mail['attachments'];
}

/** The e-mail to the team: all that was sent, in lines; an answer to it goes to the sender. */
export function teamEmail({ copy, site, origin }: MailContext, about: TeamEmail): Mail {
  const name = headerText(about.name) || about.email;
  const values = { name, about: about.about };
  const lines: Partial<Record<MailField, string>> = {
    ...about.fields,
    name,
    email: about.email,
    page: about.page && `${origin}${about.page}`,
    received: receivedAt(about.receivedAt, site),
    reference: referenceOf(about.id),
  };
  const { notices } = copy;
  const promise = fill(notices.answer, { name });
  return {
    ...PLAIN_MAIL,
    topic: about.topic ?? '',
    replyTo: { name: inHeader(name), address: about.email, promise },
    subject: subjectLine(about.copy.subject, values),
    opening: [fill(about.copy.opening, values)],
    fields: MAIL_FIELDS.flatMap((field) => {
      const value = oneLine(lines[field] ?? '');
      return value ? [{ label: copy.fields[field], value }] : [];
    }),
    quoted: [
      ...(about.answers ?? []).map(({ question, answer }) => ({
        label: oneLine(question),
        text: severalLines(answer),
      })),
      ...(about.message ? [{ label: notices.message, text: severalLines(about.message) }] : []),
    ],
    closing: [...(about.isVerified === false ? [notices.unverified] : []), promise],
    attachments: about.attachments ?? [],
  };
}

interface CustomerEmail {
  to: string;
  /** As it was typed. */
  name: string;
  /** Of what they sent, which they can name by its reference number. */
  id: string;
  subject: string;
  paragraphs: readonly string[];
  values?: Record<string, string>;
}

/** The e-mail to the customer, whoever sent something: our words, their name if it looks like one, nothing else. */
export function customerEmail({ copy, site, language }: MailContext, about: CustomerEmail): Mail {
  const { greeting: greetingCopy, reference } = copy.letters;
  const values = {
    ...brandValues(site),
    days: String(site.answerWithinWorkingDays),
    reference: referenceOf(about.id),
    ...about.values,
  };
  return {
    ...PLAIN_MAIL,
    language,
    to: about.to,
    replyTo: { name: site.name, address: site.email },
    subject: subjectLine(about.subject, values),
    opening: [
      greeting(greetingCopy, about.name),
      ...about.paragraphs.map((paragraph) => fill(paragraph, values)),
    ],
    closing: [signatureOf(copy.letters, values), fill(reference, values)],
  };
}

interface StaffEmail {
  to: string;
  /** The recipient's, as it was typed. */
  name: string;
  /** Who wrote it. */
  staff: string;
  subject: string;
  /** Paragraphs with empty lines between them; all is filled in. */
  body: string;
  /** Of what it is about. */
  subjectId: string;
  thread: Mail['thread'];
}

/**
 * A mail that somebody of the staff wrote, in the layout of the site's own. An answer goes to the site's address: the
 * team reads it there also while its writer is away or has left, and nobody learns by which address staff sign in.
 */
export function staffEmail({ copy, site, language }: MailContext, mail: StaffEmail): Mail {
  const { greeting: greetingCopy, reference } = copy.letters;
  const values = {
    ...brandValues(site),
    reference: referenceOf(mail.subjectId),
  };
  return {
    ...PLAIN_MAIL,
    language,
    from: inHeader(`${mail.staff} (${site.name})`),
    thread: mail.thread,
    to: mail.to,
    replyTo: { name: site.name, address: site.email },
    subject: mail.subject,
    opening: [greeting(greetingCopy, mail.name), ...mail.body.split(/\n{2,}/)],
    closing: [`${mail.staff}\n${signatureOf(copy.letters, values)}`, fill(reference, values)],
  };
}
