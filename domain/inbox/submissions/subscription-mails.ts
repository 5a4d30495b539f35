import { fillPlaceholders } from '#contract/fill.ts';
import type { Db } from '#db/schema.ts';
import { newsletterPath } from '#domain/inbox/newsletter.ts';
import {
  customerEmail,
  type Mail,
  type MailContext,
  pageUrl,
  teamEmail,
} from '#domain/messaging/mails/index.ts';

/** A subscription with the latest lead that requested it, if the lead was not erased. */
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

/** To the owner of the address, with a link to confirm the subscription and one to end it. */
export async function confirmationEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const subscription = await subscriptionOf(db, id);
  // An earlier mail's link already confirmed or ended the subscription.
  if (!subscription || subscription.confirmed_at !== null || subscription.ended_at !== null)
    return null;
  const pageContext = context.forPage(subscription.page_route ?? '');
  const { copy, site, newsletterSecret } = pageContext;
  const { confirmation } = copy.customerEmails;
  const linkFor = (purpose: 'confirm' | 'leave') =>
    pageUrl(pageContext, newsletterPath(newsletterSecret, purpose, id, Date.now()));
  const mail = customerEmail(pageContext, {
    to: subscription.email,
    name: `${subscription.first_name ?? ''} ${subscription.last_name ?? ''}`.trim(),
    id: subscription.lead_id ?? id,
    subject: confirmation.subject,
    paragraphs: confirmation.paragraphs,
  });
  return {
    ...mail,
    action: { label: confirmation.button, url: linkFor('confirm') },
    closing: [fillPlaceholders(confirmation.after, { brand: site.name }), ...mail.closing],
    unsubscribeUrl: linkFor('leave'),
  };
}

/** To the team, which must remove the address from all lists. */
export async function endedTeamEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const subscription = await subscriptionOf(db, id);
  if (!subscription?.ended_at) return null;
  return teamEmail(context, {
    copy: context.copy.teamEmails.unsubscribed,
    name: `${subscription.first_name ?? ''} ${subscription.last_name ?? ''}`,
    email: subscription.email,
    about: '',
    fields: {},
    page: '',
    receivedAt: subscription.ended_at,
    // Staff find the submission by its id, so the lead's is preferred.
    id: subscription.lead_id ?? id,
    isVerified: true,
  });
}
