import { fill } from '#contract/fill.ts';
import type { Db } from '#db/schema.ts';
import { newsletterPath } from '#domain/inbox/newsletter.ts';
import {
  customerEmail,
  type Mail,
  type MailContext,
  pageUrl,
  teamEmail,
} from '#domain/messaging/mails/index.ts';

/** A subscription with the lead that asked for it last, which may have been erased. */
function subscriptionOf(db: Db, id: string) {
  return db
    .selectFrom('subscriptions')
    .leftJoin('leads', 'leads.id', 'subscriptions.lead_id')
    .select([
      'subscriptions.email',
      'subscriptions.confirmed_at',
      'subscriptions.ended_at',
      'leads.id as lead_id',
      'leads.first_name',
      'leads.last_name',
      'leads.page_route',
    ])
    .where('subscriptions.id', '=', id)
    .executeTakeFirst();
}

/** To the owner of the address: one link says yes, another one ends it. */
export async function confirmationEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const wanted = await subscriptionOf(db, id);
  // Confirmed or ended by an earlier mail: this one has nothing left to ask.
  if (!wanted || wanted.confirmed_at !== null || wanted.ended_at !== null) return null;
  const own = context.forPage(wanted.page_route ?? '');
  const { copy, site, newsletterSecret } = own;
  const { confirmation } = copy.letters;
  const linkFor = (purpose: 'confirm' | 'leave') =>
    pageUrl(own, newsletterPath(newsletterSecret, purpose, id, Date.now()));
  const mail = customerEmail(own, {
    to: wanted.email,
    name: `${wanted.first_name ?? ''} ${wanted.last_name ?? ''}`.trim(),
    id: wanted.lead_id ?? id,
    subject: confirmation.subject,
    paragraphs: confirmation.paragraphs,
  });
  return {
    ...mail,
    action: { label: confirmation.button, url: linkFor('confirm') },
    closing: [fill(confirmation.after, { brand: site.name }), ...mail.closing],
    leaveUrl: linkFor('leave'),
  };
}

/** To the team: the address has to leave every list. */
export async function endedTeamEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const ended = await subscriptionOf(db, id);
  if (!ended?.ended_at) return null;
  return teamEmail(context, {
    copy: context.copy.notices.ended,
    name: `${ended.first_name ?? ''} ${ended.last_name ?? ''}`,
    email: ended.email,
    about: '',
    fields: {},
    page: '',
    receivedAt: ended.ended_at,
    // What staff find by it is what was sent.
    id: ended.lead_id ?? id,
    isVerified: true,
  });
}
