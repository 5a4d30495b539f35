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
  /** Absolute path of the backup. */
  file: string;
  values: Values;
  config: Config;
  io: DataIo;
}

export interface Command {
  options: ParseArgsOptionsConfig;
  run: (call: Call) => Promise<void>;
}

export const databaseOf = (config: Config): DumpedDatabase => ({
  url: config.databaseUrl,
  directUrl: config.databaseDirectUrl,
});
