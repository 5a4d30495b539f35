import { fill } from '#contract/fill.ts';
import type { GivenAnswer } from '#contract/job-questions.ts';
import { MAIL_FIELDS, type MailField, type MailsCopy } from '#contract/mails.ts';
import { referenceOf } from '#contract/reference.ts';
import { headerText, oneLine, severalLines } from '#contract/text-rules.ts';
import { inHeader, type MailContext, receivedAt, subjectLine } from './context.ts';
import { type Mail, PLAIN_MAIL } from './mail.ts';

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
