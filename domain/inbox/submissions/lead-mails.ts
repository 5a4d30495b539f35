import type { Db } from '#db/schema.ts';
import { type Mail, type MailContext, teamEmail } from '#domain/messaging/mails/index.ts';

/** To the team. */
export async function leadTeamEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!lead) return null;
  return teamEmail(context, {
    copy: context.copy.notices.lead,
    name: `${lead.first_name} ${lead.last_name}`,
    email: lead.email,
    about: lead.source,
    fields: { source: lead.source },
    page: lead.page_route,
    receivedAt: lead.created_at,
    id,
    isVerified: lead.verified === null ? null : lead.verified === 1,
  });
}
