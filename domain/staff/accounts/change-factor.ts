import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { lockStaff } from './authority.ts';
import { recordAndTell } from './tell-member.ts';

interface FactorChange {
  what: 'passkey' | 'password' | 'recovery-codes';
  change: 'added' | 'removed' | 'set';
  now: number;
}

/** One change of one's factors at a time: two at once could each leave the other's to sign in with. */
export async function changeFactor<Result>(
  db: Db,
  { staffId }: Actor,
  { what, change, now }: FactorChange,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    // A new password ends sessions and links; this row is locked before any account, as everywhere.
    await lockStaff(transaction);
    const locked = await transaction
      .updateTable('staff')
      .set({ id: staffId })
      .where('id', '=', staffId)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!locked) throw new ProblemError('not-signed-in', 'Your session has ended');
    const result = await work(transaction);
    const object = { objectKind: 'staff', objectId: staffId, details: { what, change } };
    const record = { staffId, action: 'factor-changed', ...object } as const;
    await recordAndTell(transaction, staffId, record, now);
    return result;
  });
}

/** What the account has for signing in by password, and how it wants mails. */
export function ownRow(db: Db, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['password_hash', 'totp_secret', 'notice_mails'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
}
