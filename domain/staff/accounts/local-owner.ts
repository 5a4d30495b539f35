import type { ExpressionBuilder } from 'kysely';
import type { Role } from '#contract/console/roles.ts';
import type { Db, Schema } from '#db/schema.ts';

/** SQL condition: the member can sign in without the provider of single sign-on. */
const isLocal = (row: ExpressionBuilder<Schema, 'staff'>) =>
  row.or([
    row('staff.password_hash', 'is not', null),
    row.exists(
      row.selectFrom('passkeys').select('passkeys.id').whereRef('staff_id', '=', 'staff.id'),
    ),
  ]);

/**
 * Whether an owner has a passkey or a password, so that someone can manage staff while the provider
 * is unreachable or refuses everyone.
 * @param exceptId a member who is not counted
 */
export async function hasLocalOwner(db: Db, exceptId: string | null): Promise<boolean> {
  let owners = db
    .selectFrom('staff')
    .select('staff.id')
    .where('role', '=', 'owner' satisfies Role)
    .where('removed_at', 'is', null)
    .where(isLocal);
  if (exceptId !== null) owners = owners.where('staff.id', '!=', exceptId);
  return (await owners.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether this member is the only owner who can sign in without the provider. */
export async function isLastLocalOwner(db: Db, id: string): Promise<boolean> {
  return (await hasLocalOwner(db, null)) && !(await hasLocalOwner(db, id));
}
