import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { lockStaff } from './authority.ts';
import { auditAndNotify } from './notify-member.ts';

interface FactorChange {
  factor: 'passkey' | 'password' | 'recovery-codes';
  change: 'added' | 'removed' | 'set';
  now: number;
}

/**
 * Changes one of a person's factors, one change at a time. Two concurrent removals could otherwise
 * remove the last way to sign in.
 */
export async function changeFactor<Result>(
  db: Db,
  { staffId }: Actor,
  { factor, change, now }: FactorChange,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    // A new password ends sessions and links. Like everywhere, this lock is taken before that of an
    // account.
    await lockStaff(transaction);
    const account = await transaction
      .updateTable('staff')
      .set({ id: staffId })
      .where('id', '=', staffId)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!account) throw new ProblemError('not-signed-in', 'Your session has ended');
    const result = await work(transaction);
    const object = { objectKind: 'staff', objectId: staffId, details: { what: factor, change } };
    const entry = { staffId, action: 'factor-changed', ...object } as const;
    await auditAndNotify(transaction, staffId, entry, now);
    return result;
  });
}

/** The account's columns for signing in by password, and its setting for mails. */
export function readFactors(db: Db, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['password_hash', 'totp_secret', 'notification_emails'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
}
