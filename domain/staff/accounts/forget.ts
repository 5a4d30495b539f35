import { SESSION_IDLE } from '#contract/console/session.ts';
import type { Db } from '#db/schema.ts';
import { CLIENT_LIFETIME } from './known-clients.ts';

const DAY = 86_400_000;

/** For how long a link that is worthless is still known, and what was told by mail. */
const LINK_KEPT = 30 * DAY;

/** Clears away what has ended: sessions, used challenges, links and browsers. @param now epoch milliseconds */
export async function forgetEndedStaffRows(db: Db, now = Date.now()): Promise<void> {
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
        row('seen_at', '<=', now - SESSION_IDLE - DAY),
      ]),
    )
    .execute();
  await db
    .deleteFrom('staff_clients')
    .where('seen_at', '<=', now - CLIENT_LIFETIME)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('topic', 'in', ['staff.invitation', 'staff.recovery', 'staff.account', 'staff.notices'])
    .where('created_at', '<=', now - LINK_KEPT)
    .execute();
  await db
    .deleteFrom('staff_links')
    .where('expires_at', '<=', now - LINK_KEPT)
    .execute();
}
