import { exitStatusOf, withDatabase } from '#cli/command-line.ts';
import { parseLine, UsageError, unknownCommand } from '#cli/options.ts';
import { cutoffsOf } from '#domain/inbox/retention.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { commandText } from '#domain/support/command-text.ts';
import { readConfig } from '#server/settings.ts';
import type { Command, InboxIo } from './command.ts';
import { erase } from './erase.ts';
import { exportCommand } from './export.ts';
import { list } from './list.ts';
import { resume } from './resume.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';

const COMMANDS = new Map<string, Command>([
  ['list', list],
  ['show', show],
  ['export', exportCommand],
  ['resume', resume],
  ['retry', retry],
  ['erase', erase],
]);

/**
 * Runs one command.
 * @param args arguments after the program's name
 * @param kinds the kinds of submissions
 * @returns the exit status
 */
export const run = (args: readonly string[], io: InboxIo, kinds: Kinds = KINDS): Promise<number> =>
  exitStatusOf(io, usageOf(kinds), () => execute(args, io, kinds));

async function execute(
  [name = '', ...rest]: readonly string[],
  io: InboxIo,
  kinds: Kinds,
): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    await io.write(`${usageOf(kinds)}\n`);
    return 0;
  }
  const command = COMMANDS.get(name);
  if (!command) throw unknownCommand(name, COMMANDS.keys());
  const { values, positionals: ids } = parse(name, command, rest);
  const config = readConfig(io.env);
  if (config.apiBaseUrl) {
    io.note(`API_BASE_URL is set: submissions are stored by ${config.apiBaseUrl}, not here.`);
  }
  const cutoffs = cutoffsOf(config, Date.now());
  const { delivery } = config;
  return withDatabase(config, io, (db) =>
    command.run({ values, ids, db, kinds, io, cutoffs, delivery }),
  );
}

function parse(name: string, { options, ids }: Command, args: string[]) {
  const parsed = parseLine(options, args);
  const { length } = parsed.positionals;
  if (ids === 'none' && length > 0) {
    throw new UsageError(`Unexpected argument '${parsed.positionals[0]}' for ${name}.`, {
      showsUsage: true,
    });
  }
  if (ids === 'one' && length !== 1) {
    throw new UsageError(`${name} needs one ID.`, { showsUsage: true });
  }
  return parsed;
}

const usageOf = ({ submissions }: Kinds) => `Usage: ${commandText('inbox', 'COMMAND')}
  list [FILTERS] [--limit N | --all] [--json | --csv]     lists submissions, newest first, 50 by default
  show ID [--json]                                        shows all data of one submission
  export [FILTERS] --csv [--bom] | --json [--out FILE]    exports all data of the submissions
  export --person EMAIL --out FOLDER                      exports all data of one person, with resumes
  resume ID [--out FILE | --out -] [--force]              writes the PDF of an application
  retry ID… | --failed                                    retries failed notifications
  erase ID… | --person EMAIL | --expired [--dry-run | --yes [--force]]
                                                          previews an erasure; --yes executes it
FILTERS: --kind ${submissions.map(({ name }) => name).join('|')}  --source "White paper"|"Learning Hub"|Newsletter|"Contact us"
  --email EMAIL  --job SLUG  --since DAY  --until DAY  --verified  --unverified
  --delivery waiting|failed|delivered  --failed
ID: the first characters of an ID, at least 4, or a reference number (KWE2-PYJE).
DAY: a UTC date such as 2026-07-31; both days are included.`;
