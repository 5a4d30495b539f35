import { type CommandIo, exitStatusOf, withDatabase } from '#cli/command-line.ts';
import { renderTable } from '#cli/inbox/table.ts';
import { minuteOf } from '#cli/inbox/times.ts';
import { parseLine, UsageError, unknownCommand } from '#cli/options.ts';
import { ROLES } from '#contract/console/roles.ts';
import {
  endSessionsOf,
  listStaff,
  namedOrigin,
  OPERATOR,
  removeStaff,
} from '#domain/staff/accounts/index.ts';
import { safeJson, safeLine } from '#domain/support/safe-text.ts';
import { type Config, ownUrl, readConfig } from '#server/settings.ts';
import { type Command, memberOf } from './command.ts';
import { invite, recover, revoke } from './links.ts';

/** `remove EMAIL`: what they did keeps their name. */
const remove: Command = {
  options: {},
  needsEmail: true,
  async run({ db, io, email }) {
    const member = await memberOf(db, email);
    await removeStaff(OPERATOR, db, member.id, Date.now());
    io.note(`${member.name} (${member.email}) cannot sign in any more; their sessions have ended.`);
  },
};

/** `sign-out EMAIL`: of a device that was lost, say. What they sign in with stays. */
const signOut: Command = {
  options: {},
  needsEmail: true,
  async run({ db, io, email }) {
    const member = await memberOf(db, email);
    const ended = await endSessionsOf(OPERATOR, db, member.id, Date.now());
    io.note(`${ended} sessions of ${member.name} (${member.email}) have ended.`);
  },
};

const HEAD = ['e-mail', 'name', 'role', 'since (UTC)', 'last sign-in', 'state'];

/** `list`: who works at the desk or did, and the links that are open. */
const list: Command = {
  options: { json: { type: 'boolean' } },
  needsEmail: false,
  async run({ values, db, io }) {
    const found = await listStaff(OPERATOR, db, Date.now());
    if (values.json) return io.write(`${safeJson(found)}\n`);
    const members = found.staff.map((one) => [
      ...[safeLine(one.email), safeLine(one.name), one.role, minuteOf(one.createdAt)],
      one.lastSignInAt === null ? '-' : minuteOf(one.lastSignInAt),
      one.removedAt === null ? 'works here' : `removed ${minuteOf(one.removedAt)}`,
    ]);
    const links = found.links.map((one) => [
      ...[safeLine(one.email), safeLine(one.name || '-'), one.role, minuteOf(one.createdAt), '-'],
      `${one.purpose === 'invitation' ? 'invited' : 'may recover'} until ${minuteOf(one.expiresAt)}, ` +
        `by ${one.madeBy ? safeLine(one.madeBy.name) : 'this command'}`,
    ]);
    const rows = [...members, ...links];
    if (rows.length === 0) return io.note('Nobody works at the desk yet: invite an owner.');
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
 * @param args as typed behind the program's name
 * @returns the exit status
 */
export const run = (args: readonly string[], io: CommandIo): Promise<number> =>
  exitStatusOf(io, USAGE, async () => {
    await carryOut(args, io);
    return 0;
  });

async function carryOut([name = '', ...rest]: readonly string[], io: CommandIo): Promise<void> {
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
  await withDatabase(config, io, (db) =>
    command.run({ values, email, db, io, deskUrl: () => deskUrl(config) }),
  );
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

const USAGE = `Use one of (npm run --silent staff -- …):
  invite EMAIL --role ROLE    prints a link with which they set up their account
  list [--json]               who works at the desk, and which links are open
  recover EMAIL               prints a link with which they set up a new way to sign in
  revoke EMAIL                ends the open links that were made for them
  sign-out EMAIL              ends their sessions and the links they made; they can sign in again
  remove EMAIL                ends their way in, their sessions and the links they made
ROLE is one of ${ROLES.join(', ')}. Links work once: an invitation for three days, a recovery for one.`;
