/** What the commands about staff have in common. */
import type { ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from '#cli/options.ts';
import { tidyEmail } from '#contract/email-rules.ts';
import { listStaff, OPERATOR } from '#domain/staff/accounts/index.ts';
import type { Db } from '#domain/support/database.ts';

/** The world around the command, so that tests can be it. */
export interface StaffIo {
  env: NodeJS.ProcessEnv;
  /** Of the terminal that reads; undefined where something else does. */
  columns?: number | undefined;
  /** Data, for whoever reads standard output. */
  write: (data: string) => Promise<void>;
  /** A line for the operator. */
  note: (line: string) => void;
}

export interface Call {
  values: Record<string, string | boolean | undefined>;
  /** Of whom it is about; empty where it is about nobody. */
  email: string;
  db: Db;
  io: StaffIo;
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
