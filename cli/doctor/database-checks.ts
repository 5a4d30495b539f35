/** The database, and what it says about the site: its staff and its outbox. */
import { type DatabaseFacts, inspectDatabase } from '#db/inspect.ts';
import { openDatabase } from '#db/open.ts';
import { readBacklog } from '#domain/messaging/deliveries/index.ts';
import { listStaff, OPERATOR } from '#domain/staff/accounts/index.ts';
import { commandText } from '#domain/support/command-text.ts';
import { counted } from '#domain/support/counted.ts';
import type { Db } from '#domain/support/database.ts';
import type { Config } from '#server/settings.ts';
import { type Check, type Finding, ok, problem, reasonOf, unknown, warning } from './check.ts';

/** Milliseconds. Claims of notifications are compared between machines. */
const SKEW = { warning: 2000, problem: 60_000 };

const LATE = 15 * 60_000;

export const databaseCheck: Check = {
  name: 'database',
  run: async ({ config }) => {
    if (config.apiBaseUrl) return ok(`${config.apiBaseUrl} has it`);
    const { databaseUrl, databaseDirectUrl: direct } = config;
    const findings = await inspect(databaseUrl, config);
    return direct ? [...findings, await inspectDirect(direct as typeof databaseUrl)] : findings;
  },
};

async function inspect(url: Config['databaseUrl'], config: Config): Promise<Finding[]> {
  let facts: DatabaseFacts | undefined;
  try {
    facts = await inspectDatabase(url);
  } catch (error) {
    return [
      problem(
        `it cannot be opened: ${reasonOf(error)}`,
        'Compare DATABASE_URL with the server: host, port, name, user, password, sslmode.',
      ),
    ];
  }
  if (!facts) return [warning('there is no file yet', 'The first start of the site creates it.')];
  return describe(facts, config);
}

function describe(facts: DatabaseFacts, config: Config): Finding[] {
  const { engine, version, pending, newer, clockAhead } = facts;
  const findings: Finding[] = [];
  if (newer)
    findings.push(
      problem(
        `it was changed by ${newer.release ? `version ${newer.release}` : 'a newer version'} of the program (${newer.name})`,
        'Start that version or newer, or restore a backup from before.',
      ),
    );
  if (facts.isReadOnly)
    findings.push(
      problem(
        'it accepts no writes',
        engine === 'SQLite'
          ? 'Give the user that runs the site the right to write the file and its folder.'
          : 'Use the address of the primary, or list all servers with commas in DATABASE_URL.',
      ),
    );
  else if (!facts.mayCreate)
    findings.push(
      problem(
        'the role may not create tables, which migrations need',
        'grant create on schema public to the role of DATABASE_URL',
      ),
    );
  if (facts.isReadableByAll)
    findings.push(problem('every user of this machine can read the file', 'chmod o-r on it.'));
  if (facts.isPooled && !config.databaseDirectUrl)
    findings.push(
      warning(
        'a pooler in transaction mode is in between',
        'Set DATABASE_DIRECT_URL to the server itself, for migrations and notifications.',
      ),
    );
  findings.push(...connectionFindings(facts, config));
  if (clockAhead !== null) findings.push(...skewFindings(clockAhead));
  const state = `${engine} ${version}`;
  findings.push(
    pending.length > 0
      ? warning(
          `${state}: ${counted(pending.length, 'migration')} missing, up to ${pending.at(-1)}`,
          'The next start of the site applies them. Back up the database before.',
        )
      : ok(`${state}, all migrations applied`),
  );
  return findings;
}

function connectionFindings({ maxConnections }: DatabaseFacts, config: Config): Finding[] {
  if (maxConnections === null) return [];
  // Besides the pool, each process listens and sets up, and its content thread has two.
  const needed = config.workers * (config.databasePool + 4);
  if (needed <= maxConnections) return [];
  return [
    warning(
      `the processes of this host may open ${needed} connections, and the server accepts ${maxConnections}`,
      'Lower DATABASE_POOL or WORKERS, or raise max_connections.',
    ),
  ];
}

export function skewFindings(ahead: number): Finding[] {
  const seconds = Math.abs(ahead) / 1000;
  const text = `its clock is ${seconds.toFixed(1)} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine`;
  const action = 'Turn on NTP on both machines.';
  if (Math.abs(ahead) > SKEW.problem) return [problem(text, action)];
  return Math.abs(ahead) > SKEW.warning ? [warning(text, action)] : [];
}

async function inspectDirect(url: Config['databaseUrl']): Promise<Finding> {
  try {
    const facts = await inspectDatabase(url);
    if (facts?.isPooled)
      return problem(
        'DATABASE_DIRECT_URL leads through a pooler too',
        'Set it to the address of PostgreSQL itself.',
      );
    return ok('DATABASE_DIRECT_URL leads past the pooler');
  } catch (error) {
    return problem(`DATABASE_DIRECT_URL cannot be opened: ${reasonOf(error)}`, 'Correct it.');
  }
}

/**
 * Opens a database that is up to date, as opening another would migrate it.
 * @returns undefined if it is not
 */
export async function withCurrentDatabase<Result>(
  { apiBaseUrl, databaseUrl, databaseDirectUrl: directUrl }: Config,
  work: (db: Db) => Promise<Result>,
): Promise<Result | undefined> {
  if (apiBaseUrl) return undefined;
  const facts = await inspectDatabase(databaseUrl).catch(() => undefined);
  if (!facts || facts.pending.length > 0 || facts.newer || facts.isReadOnly) return undefined;
  const engine = await openDatabase(databaseUrl, { directUrl, poolSize: 1, checksDamage: false });
  return work(engine.db).finally(() => engine.close());
}

const NO_DATABASE = unknown('it could not be checked without the database');

export const staffCheck: Check = {
  name: 'staff',
  run: async ({ config }) => {
    if (config.console === null) return ok('CONSOLE is off');
    if (config.apiBaseUrl) return ok(`the console is at ${config.apiBaseUrl}`);
    const owners = await withCurrentDatabase(config, async (db) => {
      const { staff } = await listStaff(OPERATOR, db, Date.now());
      return staff.filter(({ role, removedAt }) => role === 'owner' && removedAt === null).length;
    });
    if (owners === undefined) return NO_DATABASE;
    if (owners > 0) return ok(`${counted(owners, 'owner')} can sign in`);
    return warning(
      'nobody can sign in as an owner',
      `Run ${commandText('staff', 'invite ADDRESS --role owner')}`,
    );
  },
};

export const outboxCheck: Check = {
  name: 'outbox',
  run: async ({ config }) => {
    const backlog = await withCurrentDatabase(config, (db) => readBacklog(db, Date.now()));
    if (!backlog) return config.apiBaseUrl ? ok(`${config.apiBaseUrl} has it`) : NO_DATABASE;
    const { mail, crm, chat } = config.delivery;
    const isSet = { mail: mail !== null, crm: crm !== null, chat: chat !== null };
    const findings = backlog.flatMap(({ channel, failed, waiting, oldestWaitingAt }): Finding[] => {
      const found: Finding[] = [];
      if (failed > 0)
        found.push(
          problem(
            `${counted(failed, 'notification')} by ${channel} failed`,
            `Read the reasons with ${commandText('inbox', 'list --failed')}, then ${commandText('inbox', 'retry --failed')}`,
          ),
        );
      const isLate = oldestWaitingAt !== null && Date.now() - oldestWaitingAt > LATE;
      if (isSet[channel] && isLate)
        found.push(
          warning(
            `${counted(waiting, 'notification')} by ${channel} wait, the oldest for more than 15 minutes`,
            'Look at the checks of mail and webhook, and whether the site runs.',
          ),
        );
      return found;
    });
    return findings.length > 0 ? findings : ok('nothing failed, and nothing is late');
  },
};
