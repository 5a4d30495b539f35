import pg from 'pg';
import { connectionFault, timeoutError, withTimeout } from './connection-errors.ts';
import type { Servers } from './servers.ts';

/** Parses `bigint` as a number: our values are epoch milliseconds and counts, far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds until connecting, or waiting for a free connection, fails. */
export const CONNECT_TIMEOUT = 4000;

/** Session settings, unless the address overrides them. */
const SESSION = {
  statement_timeout: '10s',
  // Compiling our statements takes longer than running them.
  jit: 'off',
};

export interface SiteClient extends pg.ClientBase {
  /** The server's address. */
  url?: string;
  /** A standby. */
  isReadOnly?: boolean;
  /** Time of its first use, by `performance.now()`. */
  firstUsedAt?: number;
}

export interface ConnectionUse {
  servers: Servers;
  name: 'site' | 'site setup' | 'site content listener' | 'site backup';
  /** A pooler is known to be in between, so sessions are not exclusively ours. */
  isPooled?: boolean;
  /** Statements have no timeout. */
  isUnlimited?: boolean;
}

/**
 * Makes a class of `pg` clients that connect to the current server. A broken connection does not
 * crash the process.
 */
export function clientOf({ servers, name }: ConnectionUse): new () => SiteClient & pg.Client {
  return class extends pg.Client {
    url = servers.current;

    constructor() {
      super({
        connectionString: servers.current,
        connectionTimeoutMillis: CONNECT_TIMEOUT,
        keepAlive: true,
        application_name: name,
      });
      // A pending query rejects by itself. On an idle client, an error without a listener would
      // throw.
      this.on('error', () => undefined);
    }
  };
}

/**
 * Detects whether a new connection is a standby or behind a pooler, and applies the settings. They
 * are not startup parameters, because poolers refuse those.
 * @returns whether the session is ours; behind a pooler each transaction may use another session
 */
export async function configureSession(client: SiteClient, use: ConnectionUse): Promise<boolean> {
  const { rows } = await queryInTime<{ pid: number; read_only: string }>(
    client,
    `select pg_backend_pid() as pid, current_setting('transaction_read_only') as read_only`,
  );
  client.isReadOnly = rows[0]?.read_only === 'on';
  const isOurs = !use.isPooled && isSessionOurs(client, rows[0]?.pid);
  if (isOurs && !use.isUnlimited) {
    const { searchParams } = new URL(client.url ?? '');
    const options = searchParams.get('options') ?? '';
    const settings = Object.entries(SESSION)
      .filter(([setting]) => !searchParams.has(setting) && !options.includes(setting))
      .map(([setting, value]) => `set ${setting} = '${value}'`);
    if (settings.length > 0) await queryInTime(client, settings.join('; '));
  }
  return isOurs;
}

/** Ends a connection without waiting for the server. Its pending queries fail. */
export function destroyConnection(client: pg.ClientBase): void {
  // Not part of the types of `pg`; its `end` waits for the server to answer.
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } };
  connection.stream.destroy();
}

async function queryInTime<Row extends pg.QueryResultRow>(client: pg.ClientBase, text: string) {
  const late = () => timeoutError('a new connection');
  return withTimeout(client.query<Row>(text), CONNECT_TIMEOUT, late).catch((error: unknown) => {
    throw connectionFault(error) ?? error;
  });
}

/** Whether the process that answers is the one that was named when connecting. */
export const isSessionOurs = (client: pg.ClientBase, pid: number | undefined): boolean =>
  pid === processId(client);

/** The process id that the server, or a pooler, reported when connecting. */
function processId(client: pg.ClientBase): number | null {
  return 'processID' in client ? (client.processID as number) : null;
}
