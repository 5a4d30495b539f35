/** Reads the line, opens the database, and calls the command. */
import { lineFor, refuseMissingFile } from '#cli/command-line.ts';
import { parseLine, UsageError, unknownCommand } from '#cli/options.ts';
import { isProblem } from '#contract/problem.ts';
import { openDatabase } from '#db/open.ts';
import { namedOrigin } from '#domain/staff/accounts/index.ts';
import { safeText } from '#domain/support/safe-text.ts';
import { type Config, readConfig } from '#server/config.ts';
import { ownUrl } from '#server/own-url.ts';
import type { Command, StaffIo } from './command.ts';
import { invite, recover, revoke } from './links.ts';
import { list } from './list.ts';
import { remove, signOut } from './remove.ts';
import { USAGE } from './usage.ts';

const COMMANDS = new Map<string, Command>([
  ['invite', invite],
  ['list', list],
  ['recover', recover],
  ['revoke', revoke],
  ['sign-out', signOut],
  ['remove', remove],
]);

/**
 * Runs one command.
 * @param args as typed behind the program's name
 * @returns the exit status
 */
export async function run(args: readonly string[], io: StaffIo): Promise<number> {
  try {
    await carryOut(args, io);
    return 0;
  } catch (error) {
    const line = isProblem(error) ? `${error.message}.` : lineFor(error);
    if (line === undefined) throw error;
    io.note(safeText(line));
    if (error instanceof UsageError && error.showsUsage) io.note(USAGE);
    return 1;
  }
}

async function carryOut([name = '', ...rest]: readonly string[], io: StaffIo): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) return io.write(`${USAGE}\n`);
  const command = COMMANDS.get(name);
  if (!command) throw unknownCommand(name, COMMANDS.keys());
  const { values, positionals } = parseLine(command.options, rest);
  const [email = '', ...more] = positionals;
  if (command.needsEmail ? email === '' || more.length > 0 : positionals.length > 0) {
    const takes = command.needsEmail ? 'needs one e-mail address' : `takes no ${email}`;
    throw new UsageError(`${name} ${takes}.`, { showsUsage: true });
  }
  const config = readConfig(io.env);
  if (config.apiBaseUrl) {
    throw new UsageError(
      `API_BASE_URL is set: the desk is that of ${config.apiBaseUrl}, not this one.`,
    );
  }
  refuseMissingFile(config.databaseUrl);
  const engine = await openDatabase(config.databaseUrl, {
    announce: io.note,
    directUrl: config.databaseDirectUrl,
  });
  try {
    await command.run({ values, email, db: engine.db, io, deskUrl: () => deskUrl(config) });
  } finally {
    await engine.close();
  }
}

/** @throws UsageError where nobody could open a link to it */
function deskUrl(config: Config): string {
  if (config.console === null)
    throw new UsageError('CONSOLE is off: there is no desk to sign in at.');
  if (config.publicUrl === null && config.port === 0) {
    throw new UsageError('PORT is 0, so the link has no port: set PUBLIC_URL.');
  }
  return namedOrigin(config.publicUrl ?? ownUrl(config)) + config.console;
}
