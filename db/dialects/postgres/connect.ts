import pg from 'pg';

/** `bigint` as a number: ours are epoch milliseconds and counts, far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds until a connection, or a statement, is given up. */
const CONNECT_TIMEOUT = 4000;
const STATEMENT_TIMEOUT = 10_000;
/** The server ends a statement sooner; where nothing is heard of that, the network is gone. */
const QUERY_TIMEOUT = 12_000;

export function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    // To compile one of our statements takes longer than to run it.
    options: '-c jit=off',
    application_name: 'site',
  });
  return replacingBroken(pool);
}

/** One connection, on which a statement may take as long as it needs. */
export function createSetupPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    application_name: 'site setup',
  });
  return replacingBroken(pool);
}

/**
 * An idle connection that breaks is replaced at the next query; without a listener it would end the
 * process.
 */
function replacingBroken(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => undefined);
}

export function createListener(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    application_name: 'site content listener',
  });
}
