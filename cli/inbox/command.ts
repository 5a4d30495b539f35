/** What a command of the inbox gets, and how it talks. */
import type { ParseArgsOptionsConfig } from 'node:util';
import type { CommandIo } from '#cli/command-line.ts';
import type { Cutoffs, Kinds } from '#domain/inbox/submissions/index.ts';
import type { Db } from '#domain/support/database.ts';
import type { Config } from '#server/settings.ts';

export { UsageError } from '#cli/options.ts';

export interface InboxIo extends CommandIo {
  /** Where files without a folder go. */
  folder: string;
}

export type Values = Record<string, string | boolean | undefined>;

export interface Call {
  values: Values;
  /** What stood on the line without a name: ids, whole or their beginnings. */
  ids: readonly string[];
  db: Db;
  kinds: Kinds;
  io: InboxIo;
  /** Before which times things have expired, by the settings. */
  cutoffs: Cutoffs;
  /** Which channels are set up: null for one that is not. */
  delivery: Pick<Config['delivery'], 'mail' | 'crm'>;
}

export interface Command {
  options: ParseArgsOptionsConfig;
  /** How many ids it takes. */
  ids: 'none' | 'one' | 'any';
  /** @returns the exit status */
  run: (call: Call) => Promise<number>;
}
