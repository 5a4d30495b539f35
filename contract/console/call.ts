/**
 * One call of the desk's API. The list of them (`calls.ts`) is what the server registers, what its
 * description shows, what the table of permissions is tried against, and what the browser calls.
 */
import type { Call } from '#contract/call.ts';
import type { Permission } from './roles.ts';

export const CONSOLE_API = '/api/v1/console';

/** Its answer is under `data`; its problems are added to those that any call can have (401, 403, 429, 503). */
export interface ConsoleCall extends Call {
  /** `anyone` needs no session, `self` one of any role, about nobody but oneself. */
  permission: Permission | 'anyone' | 'self';
  /** Whether who asks must have proved who they are within `PROOF_LIFETIME`. */
  needsProof?: true;
  /** Whether its answer is held back until there is one: it is no use of a session, and not slow. */
  waits?: true;
}

/** Milliseconds for which a proof of who somebody is counts as fresh. */
export const PROOF_LIFETIME = 5 * 60_000;

/** A call in a table: its request line, `GET /account`, and where it differs from the table's defaults. */
interface Row extends Partial<Omit<ConsoleCall, 'method' | 'path'>> {
  route: `${Call['method']} ${Call['path']}`;
  summary: string;
}

type Defined<Common, Rows> = {
  [Name in keyof Rows]: Omit<Common, keyof Rows[Name]> &
    Omit<Rows[Name], 'route'> &
    Pick<ConsoleCall, 'method' | 'path'>;
};

/** The calls of a resource. @param common what a call has unless its row says otherwise */
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
