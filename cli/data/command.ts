/** Interface of the commands about backups. */
import type { ParseArgsOptionsConfig } from 'node:util';
import type { CommandIo } from '#cli/command-line.ts';
import type { DumpedDatabase } from '#db/dumps.ts';
import type { Config } from '#server/settings.ts';

export interface DataIo extends CommandIo {
  /** Base folder of relative file names. */
  folder: string;
  /** Stops the command, which then removes its unfinished files. */
  signal: AbortSignal;
}

export type Values = Record<string, string | boolean | undefined>;

export interface Call {
  /** Absolute path of the backup; empty for a command without a file. */
  file: string;
  values: Values;
  config: Config;
  io: DataIo;
}

export interface Command {
  options: ParseArgsOptionsConfig;
  /** The file that it needs. */
  file: 'new' | 'existing' | 'none';
  /** The line after it was stopped. */
  stopped: string;
  run: (call: Call) => Promise<void>;
}

/** For commands that write files. */
export const REMOVED = 'Stopped. Unfinished files were removed.';

export const databaseOf = (config: Config): DumpedDatabase => ({
  url: config.databaseUrl,
  directUrl: config.databaseDirectUrl,
});
