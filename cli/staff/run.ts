import { type CommandIo, exitStatusOf, withDatabase } from '#cli/command-line.ts';
import { renderTable } from '#cli/inbox/table.ts';
import { minuteOf } from '#cli/inbox/times.ts';
import { parseLine, UsageError, unknownCommand } from '#cli/options.ts';
import { ROLES } from '#contract/console/roles.ts';
import {
  endSessionsOf,
  linkOrigin,
  listStaff,
  OPERATOR,
  removeStaff,
} from '#domain/staff/accounts/index.ts';
import { commandText } from '#domain/support/command-text.ts';
import { safeJson, safeLine } from '#domain/support/safe-text.ts';
import { type Config, ownUrl, readConfig } from '#server/settings.ts';
import { type Command, memberOf } from './command.ts';
import { invite, recover, revoke } from './links.ts';

/** `remove EMAIL`: notes and audit entries keep their name. */
const remove: Command = {
  options: {},
  needsEmail: true,
  async run({ db, io, email }) {
    const member = await memberOf(db, email);
    await removeStaff(OPERATOR, db, member.id, Date.now());
    io.note(`Removed ${member.name} (${member.email}) and ended their sessions.`);
  },
};

/** `sign-out EMAIL`: for example after a device was lost. The sign-in methods stay valid. */
const signOut: Command = {
  options: {},
  needsEmail: true,
  async run({ db, io, email }) {
    const member = await memberOf(db, email);
    const count = await endSessionsOf(OPERATOR, db, member.id, Date.now());
    io.note(`Sessions of ${member.name} (${member.email}) ended: ${count}`);
  },
};

const HEAD = ['e-mail', 'name', 'role', 'since (UTC)', 'last sign-in', 'state'];

/** `list`: current and former members of staff, and unused links. */
const list: Command = {
  options: { json: { type: 'boolean' } },
  needsEmail: false,
  async run({ values, db, io }) {
    const result = await listStaff(OPERATOR, db, Date.now());
    if (values.json) return io.write(`${safeJson(result)}\n`);
    const members = result.staff.map((one) => [
      ...[safeLine(one.email), safeLine(one.name), one.role, minuteOf(one.createdAt)],
      one.lastSignInAt === null ? '-' : minuteOf(one.lastSignInAt),
      one.removedAt === null ? 'active' : `removed ${minuteOf(one.removedAt)}`,
    ]);
    const links = result.links.map((one) => [
      ...[safeLine(one.email), safeLine(one.name || '-'), one.role, minuteOf(one.createdAt), '-'],
      `${one.purpose === 'invitation' ? 'invited' : 'recovery link'} until ${minuteOf(one.expiresAt)}, ` +
        `by ${one.madeBy ? safeLine(one.madeBy.name) : 'this command'}`,
    ]);
    const rows = [...members, ...links];
    if (rows.length === 0) return io.note('There are no staff accounts yet. Invite an owner.');
    await io.write(renderTable(rows, { head: HEAD, columns: io.columns }).text);
  },
};

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
 * @param args arguments after the program's name
 * @returns the exit status
 */
export const run = (args: readonly string[], io: CommandIo): Promise<number> =>
  exitStatusOf(io, USAGE, async () => {
    await execute(args, io);
    return 0;
  });

async function execute([name = '', ...rest]: readonly string[], io: CommandIo): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) return io.write(`${USAGE}\n`);
  const command = COMMANDS.get(name);
  if (!command) throw unknownCommand(name, COMMANDS.keys());
  const { values, positionals } = parseLine(command.options, rest);
  const [email = '', ...more] = positionals;
  if (command.needsEmail ? email === '' || more.length > 0 : positionals.length > 0) {
    const message = command.needsEmail
      ? `${name} needs one e-mail address.`
      : `Unexpected argument '${email}' for ${name}.`;
    throw new UsageError(message, { showsUsage: true });
  }
  const config = readConfig(io.env);
  if (config.apiBaseUrl) {
    throw new UsageError(
      `API_BASE_URL is set: the console runs at ${config.apiBaseUrl}, not here.`,
    );
  }
  await withDatabase(config, io, (db) =>
    command.run({ values, email, db, io, consoleUrl: () => consoleUrl(config) }),
  );
}

/** @throws UsageError if a link to the console could not be opened */
function consoleUrl(config: Config): string {
  if (config.console === null)
    throw new UsageError('CONSOLE is off, so there is no console to sign in to.');
  if (config.publicUrl === null && config.port === 0) {
    throw new UsageError('PORT is 0, so the link has no port: set PUBLIC_URL.');
  }
  return linkOrigin(config.publicUrl ?? ownUrl(config)) + config.console;
}

const USAGE = `Usage: ${commandText('staff', 'COMMAND')}
  invite EMAIL --role ROLE    prints a link to set up an account
  list [--json]               lists staff and unused links
  recover EMAIL               prints a recovery link, to set up a new sign-in method
  revoke EMAIL                revokes the unused links for this person
  sign-out EMAIL              ends all sessions and revokes the links that this person created
  remove EMAIL                removes the account, its sessions and the links that it created
ROLE is one of ${ROLES.join(', ')}. Each link works once: an invitation for three days, a recovery link for one day.`;
