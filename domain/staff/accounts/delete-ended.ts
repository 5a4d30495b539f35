import { SESSION_IDLE_TIMEOUT } from '#contract/console/session.ts';
import type { Db } from '#db/schema.ts';
import { CLIENT_LIFETIME } from './known-clients.ts';

const DAY = 86_400_000;

/** Their mails are of no use once a link has expired. */
const STAFF_TOPICS = [
  'staff.invitation',
  'staff.recovery',
  'staff.account',
  'staff.notices',
  'staff.publication',
];

/** Milliseconds for which expired links and mails about accounts are kept. */
const LINK_RETENTION = 30 * DAY;

/**
 * Deletes ended sessions, expired challenges, old links and mails, and browsers not used for long.
 * @param now epoch milliseconds
 */
export async function deleteEndedStaffRows(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('staff_challenges')
    .where('expires_at', '<=', now - DAY)
    .execute();
  await db
    .deleteFrom('staff_sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<=', now - DAY),
        row('ended_at', '<=', now - DAY),
        row('seen_at', '<=', now - SESSION_IDLE_TIMEOUT - DAY),
      ]),
    )
    .execute();
  await db
    .deleteFrom('staff_clients')
    .where('seen_at', '<=', now - CLIENT_LIFETIME)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('topic', 'in', STAFF_TOPICS)
    .where('created_at', '<=', now - LINK_RETENTION)
    .execute();
  await db
    .deleteFrom('staff_links')
    .where('expires_at', '<=', now - LINK_RETENTION)
    .execute();
}
