/**
 * Functions of the domain that only some may call take a `Permit` as their first argument, and there is
 * no way to one but `permit`. So what is not allowed cannot be called, whoever calls: the compiler sees to it.
 */
import { PROOF_LIFETIME } from '#contract/console/call.ts';
import type { Permission, Role } from '#contract/console/roles.ts';
import { ProblemError } from '#contract/problem.ts';
import { mayDo } from './roles.ts';

/** Whoever is signed in, as the database has them at this request. */
export interface Actor {
  staffId: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** Epoch milliseconds at which they last proved who they are. */
  provedAt: number;
}

declare const granted: unique symbol;

/** That this actor may do this, or one of these. */
export interface Permit<Granted extends Permission = Permission> {
  readonly actor: Actor;
  readonly [granted]: (permission: Granted) => Granted;
}

/** @throws ProblemError `forbidden` */
export function permit<Asked extends Permission>(actor: Actor, permission: Asked): Permit<Asked> {
  if (!mayDo(actor.role, permission)) {
    throw new ProblemError('forbidden', 'Your role does not allow this');
  }
  return { actor } as Permit<Asked>;
}

/**
 * For what must not be done at a screen that somebody left.
 * @param now epoch milliseconds
 * @throws ProblemError `proof-needed`
 */
export function requireFreshProof({ provedAt }: Actor, now: number): void {
  if (now - provedAt > PROOF_LIFETIME) {
    throw new ProblemError('proof-needed', 'Please prove that it is you, then this goes on');
  }
}
