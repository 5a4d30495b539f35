/** A connection without limits of time, for copying a database or looking at it before a restore. */
import pg from 'pg';
import type { DumpedDatabase } from '#db/dialects/dump.ts';
import { clientOf, configureSession } from './connect.ts';
import { Servers } from './servers.ts';
import { unusableServer } from './unusable-server.ts';

export interface DumpSession {
  client: pg.Client;
  /** The server's address. */
  url: string;
  /** Major version of the server. */
  version: number;
  /** The schema in which the site creates its tables. */
  schema: string;
}

/**
 * Connects to the first server that can be reached and runs `work`.
 * @param needsPrimary whether standbys are skipped
 * @throws DatabaseUnusableError
 */
export async function withSession<Result>(
  { url, directUrl }: DumpedDatabase,
  { needsPrimary }: { needsPrimary: boolean },
  work: (session: DumpSession) => Promise<Result>,
): Promise<Result> {
  const address = directUrl ?? url;
  const client = await connect(new Servers(address), needsPrimary).catch((cause) => {
    throw unusableServer(address, cause);
  });
  try {
    const session = await describe(client);
    if (session.schema === null)
      throw unusableServer(
        address,
        'no schema of the search_path exists, so the site has no tables',
      );
    return await work({ ...session, schema: session.schema, client, url: client.url ?? address });
  } catch (error) {
    throw error instanceof pg.DatabaseError ? unusableServer(address, error) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connect(servers: Servers, needsPrimary: boolean) {
  let reason: unknown = new Error('no server accepts writes');
  for (let attempt = 0; attempt < servers.count; attempt++) {
    const Client = clientOf({ servers, name: 'site backup' });
    const client = new Client();
    try {
      await client.connect();
      await configureSession(client, { servers, name: 'site backup', isUnlimited: true });
      if (!needsPrimary || !client.isReadOnly) return client;
    } catch (error) {
      reason = error;
    }
    await client.end().catch(() => undefined);
    servers.leave(servers.current);
  }
  throw reason;
}

async function describe(client: pg.Client) {
  const { rows } = await client.query<{ version: number; schema: string | null }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_schema() as schema`,
  );
  return { version: rows[0]?.version ?? 0, schema: rows[0]?.schema ?? null };
}
