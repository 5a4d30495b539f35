/**
 * One call of the console's API. The server's routes, the OpenAPI description, the tests of
 * permissions and the browser's client all use the table in `calls.ts`.
 */
import type { Call } from '#contract/call.ts';
import type { Permission } from './roles.ts';

export const CONSOLE_API = '/api/v1/console';

/** The answer is wrapped in `data`. Any call can also have the problems 401, 403, 429 and 503. */
export interface ConsoleCall extends Call {
  /** `anyone` needs no session. `self` needs a session of any role and affects only its owner. */
  permission: Permission | 'anyone' | 'self';
  /** Requires an identity check (password or passkey) within the last `IDENTITY_CHECK_LIFETIME`. */
  needsProof?: true;
  /** A long poll: it does not extend the session, and is not logged as slow. */
  waits?: true;
}

/** Milliseconds for which an identity check is valid. */
export const IDENTITY_CHECK_LIFETIME = 5 * 60_000;

/**
 * A call in a table: its request line (`GET /account`), and deviations from the table's defaults.
 */
interface Row extends Partial<Omit<ConsoleCall, 'method' | 'path'>> {
  route: `${Call['method']} ${Call['path']}`;
  summary: string;
}

type Defined<Common, Rows> = {
  [Name in keyof Rows]: Omit<Common, keyof Rows[Name]> &
    Omit<Rows[Name], 'route'> &
    Pick<ConsoleCall, 'method' | 'path'>;
};

/**
 * Defines the calls of a resource.
 * @param common default properties of the calls
 */
export function defineCalls<
  const Common extends Partial<ConsoleCall>,
  const Rows extends Record<string, Row>,
>(common: Common, rows: Rows): Defined<Common, Rows> {
  const calls = Object.entries(rows).map(([name, { route, ...row }]) => {
    const [method, path] = route.split(' ');
    return [name, { ...common, ...row, method, path }];
  });
  return Object.fromEntries(calls);
}
