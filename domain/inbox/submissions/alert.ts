import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import {
  type CheckedAlert,
  checkAlert,
  isRepeatedPost,
  type SubmittedAlert,
  storeAlert,
} from '#domain/hiring/job-alerts/index.ts';
import { alertConfirmationEmail, newJobsEmail } from './alert-mails.ts';
import type { RelatedDescriptor } from './kind.ts';
import type { Receiving } from './receiving.ts';

export interface Alert {
  id: string;
  email: string;
  /** The query of the job list page; `words` describes it by its labels. */
  search: string;
  words: string;
  frequency: string;
  /** Epoch milliseconds, like the next four. */
  createdAt: number;
  askedAt: number;
  confirmedAt: number | null;
  endedAt: number | null;
  lastSentAt: number | null;
  consent: string;
  page: string;
  addressHash: string;
}

/**
 * Sends no jobs before the owner has confirmed the alert. The answer is the same whether the
 * address has this alert, others, or none.
 */
const RECEIVING: Receiving<SubmittedAlert, CheckedAlert> = {
  check: checkAlert,
  isRepeatedPost,
  id: ({ id }) => id,
  async store(transaction, alert, row) {
    await storeAlert(transaction, alert, row);
    // The confirmation mail, if one may be sent, is already enqueued.
    return {};
  },
  answer: (id) => ({ id }),
};

/** Searches whose new jobs are sent by mail; managed by `domain/hiring/job-alerts/`. */
export const ALERT: RelatedDescriptor<'alerts', Alert> & { receiving: typeof RECEIVING } = {
  receiving: RECEIVING,
  plural: 'alerts',
  table: 'job_alerts',
  ofPerson: alertsOf,
  expiry: [
    {
      // Alerts that were never confirmed.
      column: 'requested_at',
      cutoff: 'pending',
      where: sql`confirmed_at is null and ended_at is null`,
    },
    { column: 'ended_at', cutoff: 'messages' },
  ],
  dependents: [],
  mails: {
    'job-alert.confirmation': alertConfirmationEmail,
    'job-alert.openings': newJobsEmail,
  },
};

async function alertsOf(db: Db, email: string): Promise<Alert[]> {
  const rows = await db.selectFrom('job_alerts').selectAll().where('email', '=', email).execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    search: row.search,
    words: row.filter_labels,
    frequency: row.frequency,
    createdAt: row.created_at,
    askedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    endedAt: row.ended_at,
    lastSentAt: row.last_sent_at,
    consent: row.consent_wording,
    page: row.consent_page,
    addressHash: row.address_hash,
  }));
}
