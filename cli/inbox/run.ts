/** Reads the line, opens the database, and calls the command. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseUnusable, type DatabaseUrl, openDatabase } from '#db/open.ts';
import { KINDS, type Kinds } from '#domain/submissions/index.ts';
import { BadSetting } from '#server/bad-setting.ts';
import { readConfig } from '#server/config.ts';
import { cutoffsOf } from '#server/retention.ts';
import { type Command, type InboxIo, UsageError } from './command.ts';
import { erase } from './erase.ts';
import { exportCommand } from './export.ts';
import { list } from './list.ts';
import { resume } from './resume.ts';
import { retry } from './retry.ts';
import { safeText } from './safe-text.ts';
import { show } from './show.ts';
import { usageOf } from './usage.ts';

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
export async function run(
  args: readonly string[],
  io: InboxIo,
  kinds: Kinds = KINDS,
): Promise<number> {
  try {
    return await carryOut(args, io, kinds);
  } catch (error) {
    const line = lineFor(error);
    if (line === undefined) throw error;
    io.note(safeText(line));
    if (error instanceof UsageError && error.showsUsage) io.note(usageOf(kinds));
    return 1;
  }
}

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
  if (!command) {
    const line = name === '' ? 'A command is missing.' : `There is no command ${name}.`;
    throw new UsageError(line, { showsUsage: true });
  }
  const { values, positionals } = parse(name, command, rest);
  const config = readConfig(io.env);
  if (config.apiBaseUrl) {
    io.note(`API_BASE_URL is set: what people send is stored by ${config.apiBaseUrl}, not here.`);
  }
  refuseMissingFile(config.databaseUrl);
  const engine = await openDatabase(config.databaseUrl, { announce: io.note });
  try {
    const cutoffs = cutoffsOf(config, Date.now());
    const { delivery } = config;
    const { db } = engine;
    return await command.run({ values, ids: positionals, db, kinds, io, cutoffs, delivery });
  } finally {
    await engine.close();
  }
}

/** Opening would make an empty one, and an empty list would look like good news. */
function refuseMissingFile(url: DatabaseUrl): void {
  const path = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : '';
  if (path === '' || existsSync(path)) return;
  throw new UsageError(
    `There is no database ${resolve(path)}: set DATABASE_URL as the site has it.`,
  );
}

function parse(name: string, { options, ids }: Command, args: string[]) {
  const parsed = parseOrThrow(options, args);
  const { length } = parsed.positionals;
  if (ids === 'none' && length > 0) {
    throw new UsageError(`${name} takes no ${parsed.positionals[0]}.`, { showsUsage: true });
  }
  if (ids === 'one' && length !== 1) {
    throw new UsageError(`${name} needs one id.`, { showsUsage: true });
  }
  return parsed;
}

function parseOrThrow(options: Command['options'], args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [sentence = message] = message.split(/\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`, { showsUsage: true });
  }
}

/** What an operator can mend is told in a line; undefined for everything else. */
function lineFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([UsageError, BadSetting, DatabaseUnusable].some((kind) => error instanceof kind)) {
    return error.message;
  }
  // The system's, SQLite's and PostgreSQL's errors: a full disk, a lock, a lost connection.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOutside = code === 'ERR_SQLITE_ERROR' || (code !== '' && !code.startsWith('ERR_'));
  return isOutside ? error.message : undefined;
}
