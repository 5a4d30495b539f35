import pg from 'pg';
import { connectionFault, inTime, unanswered } from './faults.ts';
import type { Servers } from './servers.ts';

/** `bigint` as a number: ours are epoch milliseconds and counts, far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds until a connection is given up, or waiting for a free one. */
export const CONNECT_TIMEOUT = 4000;

/** Settings of each session of the site, unless the address has others. */
const SESSION = {
  statement_timeout: '10s',
  // To compile one of our statements takes longer than to run it.
  jit: 'off',
};

export interface SiteClient extends pg.ClientBase {
  /** The server's address. */
  url?: string;
  /** Whether it takes no writes: a standby. */
  isReadOnly?: boolean;
  /** When it was first used, as `performance.now()` tells. */
  lentAt?: number;
}

/** How a connection is used. */
export interface Use {
  servers: Servers;
  name: 'site' | 'site setup' | 'site content listener';
  /** Whether a pooler is known to be in between, so that no session is ours. */
  isPooled?: boolean;
  /** Whether statements may take as long as they need. */
  isUnlimited?: boolean;
}

/** A client of `pg` that goes to the server in use, and whose broken connection never ends the process. */
export function clientOf({ servers, name }: Use): new () => SiteClient & pg.Client {
  return class extends pg.Client {
    url = servers.current;

    constructor() {
      super({
        connectionString: servers.current,
        connectionTimeoutMillis: CONNECT_TIMEOUT,
        keepAlive: true,
        application_name: name,
      });
      // Whoever waits for an answer is told by the query; while nobody waits, this is the only listener.
      this.on('error', () => undefined);
    }
  };
}

/**
 * Finds out what a new connection leads to, and makes its settings. These are no start parameters, which
 * poolers refuse.
 * @returns whether its session is ours: behind a pooler each transaction may have another one
 */
export async function settleSession(client: SiteClient, use: Use): Promise<boolean> {
  const { rows } = await ask<{ pid: number; read_only: string }>(
    client,
    `select pg_backend_pid() as pid, current_setting('transaction_read_only') as read_only`,
  );
  client.isReadOnly = rows[0]?.read_only === 'on';
  const isOurs = !use.isPooled && rows[0]?.pid === processId(client);
  if (isOurs && !use.isUnlimited) {
    const { searchParams } = new URL(client.url ?? '');
    const options = searchParams.get('options') ?? '';
    const settings = Object.entries(SESSION)
      .filter(([setting]) => !searchParams.has(setting) && !options.includes(setting))
      .map(([setting, value]) => `set ${setting} = '${value}'`);
    if (settings.length > 0) await ask(client, settings.join('; '));
  }
  return isOurs;
}

async function ask<Row extends pg.QueryResultRow>(client: pg.ClientBase, text: string) {
  const late = () => unanswered('a new connection');
  return inTime(client.query<Row>(text), CONNECT_TIMEOUT, late).catch((error: unknown) => {
    throw connectionFault(error) ?? error;
  });
}

/** What the server, or a pooler in its place, said its process was. */
function processId(client: pg.ClientBase): number | null {
  return 'processID' in client ? (client.processID as number) : null;
}
