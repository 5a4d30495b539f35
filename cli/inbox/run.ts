import { exitStatusOf, withDatabase } from '#cli/command-line.ts';
import { parseLine, UsageError, unknownCommand } from '#cli/options.ts';
import { cutoffsOf } from '#domain/inbox/retention.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
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
 * @param args as typed behind the program's name
 * @param kinds what people send
 * @returns the exit status
 */
export const run = (args: readonly string[], io: InboxIo, kinds: Kinds = KINDS): Promise<number> =>
  exitStatusOf(io, usageOf(kinds), () => carryOut(args, io, kinds));

async function carryOut(
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
    io.note(`API_BASE_URL is set: what people send is stored by ${config.apiBaseUrl}, not here.`);
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
    throw new UsageError(`${name} takes no ${parsed.positionals[0]}.`, { showsUsage: true });
  }
  if (ids === 'one' && length !== 1) {
    throw new UsageError(`${name} needs one id.`, { showsUsage: true });
  }
  return parsed;
}

const usageOf = ({ submissions }: Kinds) => `Use one of (npm run --silent inbox -- …):
  list [WHICH] [--limit N | --all] [--json | --csv]       newest first, 50 unless told
  show ID [--json]                                        one submission in full
  export [WHICH] --csv [--bom] | --json [--out FILE]      all in full
  export --person EMAIL --out FOLDER                      everything of one person, with resumes
  resume ID [--out FILE | --out -] [--force]              an applicant's PDF
  retry ID… | --failed                                    sends dead letters again
  erase ID… | --person EMAIL | --expired [--dry-run | --yes [--force]]
WHICH: --kind ${submissions.map(({ name }) => name).join('|')}  --source "White paper"|"Learning Hub"|Newsletter|"Contact us"
  --email EMAIL  --job SLUG  --since DAY  --until DAY  --verified  --unverified
  --delivery waiting|failed|delivered  --failed
ID may be its first characters, 4 or more, or a reference number (KWE2-PYJE). DAY is in UTC, such as 2026-07-31, and counts as a whole.`;
