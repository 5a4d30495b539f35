import { fill } from '#contract/fill.ts';
import { changeToTell } from '#domain/staff/accounts/index.ts';
import type { MailsByTopic } from './compose.ts';
import { receivedAt, subjectLine } from './context.ts';
import { greeting } from './greeting.ts';
import { PLAIN_MAIL } from './mail.ts';

/** Somebody of the staff hears of a change in their own account. */
export const STAFF_ACCOUNT_MAILS = {
  /** Without a link: one that looks like it could be anybody's. */
  'staff.account': async (db, id, { copy, site }) => {
    const told = await changeToTell(db, id);
    if (!told) return null;
    const { subject, paragraphs, changes } = copy.letters.account;
    const values = {
      brand: site.name,
      tagline: site.tagline,
      email: site.email,
      change: fill(changes[told.change], { ...told.roles }),
      time: receivedAt(told.at, site),
    };
    return {
      ...PLAIN_MAIL,
      to: told.email,
      subject: subjectLine(subject, values),
      opening: [
        greeting(copy.letters.greeting, told.name),
        ...paragraphs.map((paragraph) => fill(paragraph, values)),
      ],
      closing: [copy.letters.signature.map((line) => fill(line, values)).join('\n')],
    };
  },
} satisfies MailsByTopic;
