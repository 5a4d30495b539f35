/** The commands of `npm run data`. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitStatusOf } from '#cli/command-line.ts';
import { parseLine, UsageError, unknownCommand } from '#cli/options.ts';
import { chooseCacheFolder } from '#domain/support/cache-folder.ts';
import { commandText } from '#domain/support/command-text.ts';
import { readConfig } from '#server/settings.ts';
import { backup } from './backup.ts';
import type { Command, DataIo } from './command.ts';
import { moveFilesCommand } from './move-files.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';

const COMMANDS = new Map<string, Command>([
  ['backup', backup],
  ['verify', verify],
  ['restore', restore],
  ['move-files', moveFilesCommand],
]);

/**
 * Runs one command.
 * @param args arguments after the program's name
 * @returns the exit status
 */
export const run = (args: readonly string[], io: DataIo): Promise<number> =>
  exitStatusOf(io, USAGE, async () => {
    try {
      await execute(args, io);
      return 0;
    } catch (error) {
      if (!io.signal.aborted) throw error;
      io.note(COMMANDS.get(args[0] ?? '')?.stopped ?? '');
      return 1;
    }
  });

async function execute([name = '', ...rest]: readonly string[], io: DataIo): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) return io.write(`${USAGE}\n`);
  const command = COMMANDS.get(name);
  if (!command) throw unknownCommand(name, COMMANDS.keys());
  const { values, positionals } = parseLine(command.options, rest);
  const [file, extra] = command.file === 'none' ? ['', ...positionals] : positionals;
  if (!file && command.file !== 'none')
    throw new UsageError(`${name} needs a file.`, { showsUsage: true });
  if (extra !== undefined)
    throw new UsageError(`Unexpected argument '${extra}' for ${name}.`, { showsUsage: true });
  const config = readConfig(io.env);
  if (config.apiBaseUrl) {
    throw new UsageError(
      `API_BASE_URL is set: the data is stored by ${config.apiBaseUrl}, not here.`,
    );
  }
  // The slash at the end says that it must be a folder.
  const path = file ? resolve(io.folder, file) + (file.endsWith('/') ? '/' : '') : '';
  if (command.file === 'existing') refuseMissing(path);
  const warning = chooseCacheFolder(config.dataDir);
  if (warning) io.note(warning);
  await command.run({ file: path, values, config, io });
}

function refuseMissing(path: string): void {
  if (!existsSync(path)) throw new UsageError(`${path} does not exist.`);
  if (!statSync(path).isFile()) throw new UsageError(`${path} is a folder. Name one backup in it.`);
}

const USAGE = `Usage: ${commandText('data', 'COMMAND')}
  backup FILE [--force]           writes a copy of the database, also while the site runs
  backup FOLDER [--keep-daily N] [--keep-weekly N] [--keep-monthly N] [--dry-run]
                                  writes site-DATE.backup, and removes old ones of the folder:
                                  the newest of each of the last N days, weeks or months is kept
  verify FILE                     checks a backup in full
  verify FILE --into postgres://… restores it into an empty PostgreSQL database, as a trial
  restore FILE [--force]          restores a backup while the site is stopped; --force replaces
                                  a database that exists
  move-files --to store|database  moves large files into the store of OBJECT_STORE_URL, or back
                                  into the database, also while the site runs
Encryption: backup … --encrypt uses the passphrase in BACKUP_PASSPHRASE or --passphrase-file FILE,
  backup … --recipient age1… a public key. verify and restore use the same passphrase, or the
  secret key in --identity FILE.`;
