import { fill } from '#contract/fill.ts';
import { referenceOf } from '#contract/reference.ts';
import { brandValues, type MailContext, subjectLine } from './context.ts';
import { greeting, type Mail, PLAIN_MAIL, signatureOf } from './mail.ts';

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
