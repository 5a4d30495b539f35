/** Shared by the commands about staff. */
import type { ParseArgsOptionsConfig } from 'node:util';
import type { CommandIo } from '#cli/command-line.ts';
import { UsageError } from '#cli/options.ts';
import { normalizeEmail } from '#contract/email-rules.ts';
import { listStaff, OPERATOR } from '#domain/staff/accounts/index.ts';
import type { Db } from '#domain/support/database.ts';

export interface Call {
  values: Record<string, string | boolean | undefined>;
  /** Address of the member of staff; empty if the command needs none. */
  email: string;
  db: Db;
  io: CommandIo;
  /** URL of the console without a trailing slash. */
  consoleUrl: () => string;
}

export interface Command {
  options: ParseArgsOptionsConfig;
  /** Whether an e-mail address is required as an argument. */
  needsEmail: boolean;
  run: (call: Call) => Promise<void>;
}

/** The active member of staff with this address. @throws UsageError */
export async function memberOf(db: Db, email: string) {
  const { staff } = await listStaff(OPERATOR, db, Date.now());
  const address = normalizeEmail(email).toLowerCase();
  const member = staff.find((one) => one.removedAt === null && one.email.toLowerCase() === address);
  if (!member) throw new UsageError(`No member of staff has the address ${email}.`);
  return member;
}
