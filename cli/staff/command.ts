/** What the commands about staff have in common. */
import type { ParseArgsOptionsConfig } from 'node:util';
import type { CommandIo } from '#cli/command-line.ts';
import { UsageError } from '#cli/options.ts';
import { tidyEmail } from '#contract/email-rules.ts';
import { listStaff, OPERATOR } from '#domain/staff/accounts/index.ts';
import type { Db } from '#domain/support/database.ts';

export interface Call {
  values: Record<string, string | boolean | undefined>;
  /** Of whom it is about; empty where it is about nobody. */
  email: string;
  db: Db;
  io: CommandIo;
  /** Of the desk, without a slash at its end. */
  deskUrl: () => string;
}

export interface Command {
  options: ParseArgsOptionsConfig;
  /** Whether it is about somebody, whose address stands on the line. */
  needsEmail: boolean;
  run: (call: Call) => Promise<void>;
}

/** Who works here under an address. @throws UsageError */
export async function memberOf(db: Db, email: string) {
  const { staff } = await listStaff(OPERATOR, db, Date.now());
  const wanted = tidyEmail(email).toLowerCase();
  const member = staff.find((one) => one.removedAt === null && one.email.toLowerCase() === wanted);
  if (!member) throw new UsageError(`Nobody works at the desk under ${email}.`);
  return member;
}
