import { UsageError } from '#cli/options.ts';
import { tidyEmail } from '#contract/email-rules.ts';
import type { Db } from '#domain/database.ts';
import { listStaff, OPERATOR } from '#domain/staff/accounts/index.ts';

/** Who works here under an address. @throws UsageError */
export async function memberOf(db: Db, email: string) {
  const { staff } = await listStaff(OPERATOR, db, Date.now());
  const wanted = tidyEmail(email).toLowerCase();
  const member = staff.find((one) => one.removedAt === null && one.email.toLowerCase() === wanted);
  if (!member) throw new UsageError(`Nobody works at the desk under ${email}.`);
  return member;
}
