import { fill } from '#contract/fill.ts';
import type { Db } from '#db/schema.ts';
import { linkToMail, namedOrigin, STAFF_SECRET } from '#domain/staff/accounts/index.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import type { MailsByTopic } from './compose.ts';
import { type MailContext, receivedAt, subjectLine } from './context.ts';
import { type Mail, PLAIN_MAIL } from './mail.ts';

/** About a link, by the digest of its token. */
export const STAFF_LINK_MAILS = {
  /** To whoever is invited to the desk. */
  'staff.invitation': (db, id, context) => staffLinkEmail(db, id, context, 'invitation'),
  /** To somebody of the staff who sets up a new way to sign in. */
  'staff.recovery': (db, id, context) => staffLinkEmail(db, id, context, 'recovery'),
} satisfies MailsByTopic;

/** The link's token is made now: nothing that waited for this mail had it. */
async function staffLinkEmail(
  db: Db,
  id: string,
  { copy, site, origin, console }: MailContext,
  purpose: 'invitation' | 'recovery',
): Promise<Mail | null> {
  const link = await linkToMail(db, await siteSecret(db, STAFF_SECRET), id, Date.now());
  // Used, taken back or expired by now, or there is no desk any more.
  if (!link || console === null) return null;
  const { subject, paragraphs, button, after } = copy.letters[purpose];
  const values = {
    brand: site.name,
    tagline: site.tagline,
    email: site.email,
    role: link.role,
    until: receivedAt(link.expiresAt, site),
  };
  return {
    ...PLAIN_MAIL,
    to: link.email,
    subject: subjectLine(subject, values),
    opening: paragraphs.map((paragraph) => fill(paragraph, values)),
    action: { label: fill(button, values), url: namedOrigin(origin) + console + link.path },
    closing: [
      fill(after, values),
      copy.letters.signature.map((line) => fill(line, values)).join('\n'),
    ],
  };
}
