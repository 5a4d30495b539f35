/**
 * The one table of who may do what at the desk, and proof that somebody may: functions of the domain that only some may call take a `Permit` as their first argument, and there is
 * no way to one but `permit`. So what is not allowed cannot be called, whoever calls: the compiler sees to it.
 */
import { PROOF_LIFETIME } from '#contract/console/call.ts';
import { PERMISSIONS, type Permission, type Role } from '#contract/console/roles.ts';
import { ProblemError } from '#contract/problem.ts';

const READS_APPLICANTS = [
  'applicants.read',
  'openings.read',
  'deliveries.read',
  'staff.read',
] as const;
const READS_MESSAGES = ['messages.read', 'deliveries.read', 'staff.read'] as const;

const GRANTS: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  recruiter: [
    ...READS_APPLICANTS,
    'applicants.work',
    'applicants.export',
    'openings.manage',
    'deliveries.retry',
    'people.export',
    'people.erase',
  ],
  sales: [...READS_MESSAGES, 'messages.work', 'messages.export', 'deliveries.retry'],
  editor: ['openings.read', 'openings.manage', 'staff.read'],
  reader: [...READS_APPLICANTS, ...READS_MESSAGES],
};

/** In the order of `PERMISSIONS`, each once. */
export function permissionsOf(role: Role): Permission[] {
  return PERMISSIONS.filter((permission) => GRANTS[role].includes(permission));
}

export function mayDo(role: Role, permission: Permission): boolean {
  return GRANTS[role].includes(permission);
}

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
