/**
 * Notifies members by mail of changes to their own account, because someone else may have made
 * them.
 */
import type { Role } from '#contract/console/roles.ts';
import type { AccountChange } from '#contract/mails.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { audit, type NewAuditEntry } from '#domain/staff/audit.ts';
import { canNotifyMember } from './attempt-limits.ts';

/**
 * Adds an audit entry and enqueues the mail about it; the outbox stores only the entry's id. Must
 * come last in its transaction, because the rate limit's row is locked after the account and its
 * sessions.
 * @param memberId id of the changed account
 */
export async function auditAndNotify(
  transaction: Db,
  memberId: string,
  entry: NewAuditEntry,
  now: number,
): Promise<void> {
  const entryId = await audit(transaction, entry, now);
  if (!(await canNotifyMember(transaction, memberId, now))) return;
  await enqueue(transaction, { topic: 'staff.account', subjectId: `${memberId}/${entryId}`, now });
}

/** The content of a mail about a change. */
export interface AccountChangeMail {
  email: string;
  name: string;
  /** Epoch milliseconds. */
  at: number;
  change: AccountChange;
  /** Set for a change of role. */
  roles: { from: Role; to: Role } | null;
}

/**
 * @param subject id in the outbox, `memberId/entryId`
 * @returns null for a former member
 */
export async function accountChangeMail(
  db: Db,
  subject: string,
): Promise<AccountChangeMail | null> {
  const [memberId = '', entry] = subject.split('/');
  const row = await db
    .selectFrom('audit_log')
    .innerJoin('staff', (join) => join.on('staff.id', '=', memberId))
    .select(['email', 'name', 'at', 'action', 'details'])
    .where('audit_log.id', '=', Number(entry))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const details = JSON.parse(row.details) as Record<string, string>;
  const change = CHANGES[[row.action, details.what, details.change].filter(Boolean).join(' ')];
  if (!change) throw new Error(`There is no mail for the action ${row.action}`);
  const { email, name, at } = row;
  const roles = { from: details.from as Role, to: details.to as Role };
  return { email, name, at, change, roles: change === 'role' ? roles : null };
}

/** By the entry's action and, for a factor, the kind of factor and of change. */
const CHANGES: Readonly<Record<string, AccountChange>> = {
  'factor-changed password set': 'password',
  'factor-changed passkey added': 'passkeyAdded',
  'factor-changed passkey removed': 'passkeyRemoved',
  'factor-changed recovery-codes set': 'recoveryCodes',
  'factor-changed single-sign-on added': 'singleSignOn',
  'signed-in': 'recoveryCodeUsed',
  proved: 'recoveryCodeUsed',
  'staff-recovered': 'recovered',
  'role-changed': 'role',
  'session-ended': 'sessionsEnded',
};
