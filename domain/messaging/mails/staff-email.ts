import { fill } from '#contract/fill.ts';
import { referenceOf } from '#contract/reference.ts';
import { brandValues, inHeader, type MailContext } from './context.ts';
import { greeting, type Mail, PLAIN_MAIL, signatureOf } from './mail.ts';

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
