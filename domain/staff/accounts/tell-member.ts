/** Whoever works here hears by mail of what changed in their own account: maybe it was not they. */
import type { Role } from '#contract/console/roles.ts';
import type { AccountChange } from '#contract/mails.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { type AuditRecord, audit } from '#domain/staff/audit.ts';
import { mayTellMember } from './attempt-limits.ts';

/**
 * Records a change and enqueues the mail about it, of which the outbox has only the entry's id. Comes last in its
 * transaction: the count of these mails is locked behind the account and its sessions.
 * @param memberId whose account it is
 */
export async function recordAndTell(
  transaction: Db,
  memberId: string,
  record: AuditRecord,
  now: number,
): Promise<void> {
  const entry = await audit(transaction, record, now);
  if (!(await mayTellMember(transaction, memberId, now))) return;
  await enqueue(transaction, { topic: 'staff.account', subjectId: `${memberId}/${entry}`, now });
}

/** What a mail about a change has to say. */
export interface ToldChange {
  email: string;
  name: string;
  /** Epoch milliseconds. */
  at: number;
  change: AccountChange;
  /** Of another role. */
  roles: { from: Role; to: Role } | null;
}

/** @param subject as it stands in the outbox @returns null for somebody who is no longer here */
export async function changeToTell(db: Db, subject: string): Promise<ToldChange | null> {
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
  if (!change) throw new Error(`${row.action} is not told by mail`);
  const { email, name, at } = row;
  const roles = { from: details.from as Role, to: details.to as Role };
  return { email, name, at, change, roles: change === 'role' ? roles : null };
}

/** By the record's action, and for a factor by which one and what was done. */
const CHANGES: Readonly<Record<string, AccountChange>> = {
  'factor-changed password set': 'password',
  'factor-changed passkey added': 'passkeyAdded',
  'factor-changed passkey removed': 'passkeyRemoved',
  'factor-changed recovery-codes set': 'recoveryCodes',
  'signed-in': 'recoveryCodeUsed',
  proved: 'recoveryCodeUsed',
  'staff-recovered': 'recovered',
  'role-changed': 'role',
  'session-ended': 'sessionsEnded',
};
