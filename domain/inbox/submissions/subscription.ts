import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { crmNewsletterEnd } from '#domain/messaging/crm.ts';
import { mailsAbout } from './console-mail.ts';
import type { RelatedDescriptor } from './kind.ts';
import { confirmationEmail, endedTeamEmail } from './subscription-mails.ts';

export interface Subscription {
  id: string;
  email: string;
  leadId: string;
  /** Epoch milliseconds, like the next three. */
  askedAt: number;
  askedToConfirmAt: number | null;
  confirmedAt: number | null;
  endedAt: number | null;
}

/** Addresses that get the newsletter; managed by `domain/inbox/newsletter.ts`. */
export const SUBSCRIPTION: RelatedDescriptor<'subscriptions', Subscription> = {
  plural: 'subscriptions',
  table: 'subscriptions',
  owner: { kind: 'lead', column: 'lead_id', value: ({ leadId }) => leadId },
  ofPerson: subscriptionsOf,
  expiry: [
    {
      // Subscriptions that their owners were asked to confirm and never did.
      column: 'confirmation_requested_at',
      cutoff: 'pending',
      where: sql`confirmed_at is null and ended_at is null`,
      alsoErases: async (db, ids) => {
        const leads = await leadsOf(db, ids);
        return { leads, ...(await mailsAbout(db, leads)) };
      },
    },
    { column: 'ended_at', cutoff: 'messages' },
  ],
  dependents: [],
  mails: {
    'subscription.confirmation': confirmationEmail,
    'subscription.ended.notice': endedTeamEmail,
  },
  crmRecords: { 'subscription.ended.crm': crmNewsletterEnd },
};

async function subscriptionsOf(db: Db, email: string): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('email', '=', email)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    leadId: row.lead_id,
    askedAt: row.requested_at,
    askedToConfirmAt: row.confirmation_requested_at,
    confirmedAt: row.confirmed_at,
    endedAt: row.ended_at,
  }));
}

/** All leads that requested these subscriptions. */
async function leadsOf(db: Db, subscriptions: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('leads', (join) =>
      join.on((on) => on(on.fn('lower', ['leads.email']), '=', on.ref('subscriptions.email'))),
    )
    .select('leads.id')
    .where('subscriptions.id', 'in', [...subscriptions])
    .where('leads.source', '=', 'Newsletter')
    .execute();
  return rows.map(({ id }) => id);
}
