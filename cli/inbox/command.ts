/** Interface of the inbox's commands. */
import type { ParseArgsOptionsConfig } from 'node:util';
import type { CommandIo } from '#cli/command-line.ts';
import type { Cutoffs, Kinds } from '#domain/inbox/submissions/index.ts';
import type { Db } from '#domain/support/database.ts';
import type { Config } from '#server/settings.ts';

export { UsageError } from '#cli/options.ts';

export interface InboxIo extends CommandIo {
  /** Base folder of relative file names. */
  folder: string;
}

export type Values = Record<string, string | boolean | undefined>;

export interface Call {
  values: Values;
  /** Positional arguments: ids or their prefixes. */
  ids: readonly string[];
  db: Db;
  kinds: Kinds;
  io: InboxIo;
  /** Times before which submissions have expired, from the settings. */
  cutoffs: Cutoffs;
  /** Settings of the channels; null for one that is not set up. */
  delivery: Pick<Config['delivery'], 'mail' | 'crm' | 'chat'>;
}

export interface Command {
  options: ParseArgsOptionsConfig;
  /** Number of ids it accepts. */
  ids: 'none' | 'one' | 'any';
  /** @returns the exit status */
  run: (call: Call) => Promise<number>;
}
