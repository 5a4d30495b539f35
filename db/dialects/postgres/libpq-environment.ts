/** Tells PostgreSQL's own programs which server to use, as environment variables: a command line is
 * visible to every user of the machine. */
import pg from 'pg';

/** Parameters of a URL and their variables, beside those that the driver parses. */
const VARIABLES = {
  options: 'PGOPTIONS',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslrootcert: 'PGSSLROOTCERT',
} as const;

/** The URL's `sslmode` and what it means to `libpq`, because the driver checks certificates. */
function sslVariables(params: URLSearchParams): Record<string, string> {
  const mode = params.get('sslmode');
  if (mode === null) return {};
  if (mode === 'disable' || params.has('uselibpqcompat')) return { PGSSLMODE: mode };
  if (mode === 'no-verify') return { PGSSLMODE: 'require' };
  // The CAs of the system, if the URL names none. Versions before 16 say that they cannot.
  return { PGSSLMODE: 'verify-full', PGSSLROOTCERT: params.get('sslrootcert') ?? 'system' };
}

/**
 * @param url of one server
 * @param application name of its sessions
 */
export function libpqEnvironment(url: string, application: string): NodeJS.ProcessEnv {
  const { host, port, user, database, password } = new pg.Client({ connectionString: url });
  const { searchParams } = new URL(url);
  const variables = Object.entries(VARIABLES).flatMap(([name, variable]) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[variable, value]];
  });
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    // Messages in English, like those of the site.
    LC_MESSAGES: 'C',
    LANGUAGE: 'en',
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    PGAPPNAME: application,
    PGCONNECT_TIMEOUT: '10',
    ...Object.fromEntries(variables),
    ...sslVariables(searchParams),
  };
  if (typeof password === 'string') environment.PGPASSWORD = password;
  delete environment.BACKUP_PASSPHRASE;
  return environment;
}
