import type { EngineFacts } from '#db/dialects/database-facts.ts';
import type { AppliedMigration } from '#db/schema-compatibility.ts';
import { clientOf, isSessionOurs } from './connect.ts';
import { Servers } from './servers.ts';

interface ServerRow {
  version: string;
  pid: number;
  now: number;
  may_create: boolean;
  is_read_only: boolean;
  max_connections: number;
}

/** @throws the error of the last server if none can be reached */
export async function inspectServer(address: string): Promise<EngineFacts> {
  const servers = new Servers(address);
  for (let attempts = 1; ; attempts++) {
    const url = servers.current;
    try {
      return await inspectOne(servers);
    } catch (error) {
      if (attempts >= servers.count) throw error;
      servers.leave(url);
    }
  }
}

async function inspectOne(servers: Servers): Promise<EngineFacts> {
  const client = new (clientOf({ servers, name: 'site setup' }))();
  try {
    await client.connect();
    const askedAt = Date.now();
    const { rows } = await client.query<ServerRow>(`
      select
        current_setting('server_version') as version,
        pg_backend_pid() as pid,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
        coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
        current_setting('transaction_read_only') = 'on' as is_read_only,
        current_setting('max_connections')::int as max_connections`);
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL did not answer');
    // The answer was made in the middle of its way, as far as can be known.
    const middle = (askedAt + Date.now()) / 2;
    const found = await client.query<{ exists: boolean }>(
      "select to_regclass('migrations') is not null as exists",
    );
    const applied = found.rows[0]?.exists
      ? (await client.query<AppliedMigration>('select * from migrations')).rows
      : [];
    return {
      engine: 'PostgreSQL',
      version: row.version,
      applied,
      mayCreate: row.may_create,
      isReadOnly: row.is_read_only,
      isPooled: !isSessionOurs(client, row.pid),
      clockAhead: row.now - middle,
      maxConnections: row.max_connections,
      isReadableByAll: false,
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}
