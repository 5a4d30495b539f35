/**
 * One call of the desk's API. The list of them (`calls.ts`) is what the server registers, what its
 * description shows, what the table of permissions is tried against, and what the browser calls.
 */
import { type Call, callsOf } from '#contract/call.ts';
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

export const defineCalls = callsOf<ConsoleCall>();
