/**
 * The table of permissions by role, and permits as proof of them. Functions of the domain that need
 * a permission take a `Permit` as their first argument, and only `permit` creates one, so the
 * compiler rejects calls without a permission check.
 */
import { IDENTITY_CHECK_LIFETIME } from '#contract/console/call.ts';
import { PERMISSIONS, type Permission, type Role } from '#contract/console/roles.ts';
import { ProblemError } from '#contract/problem.ts';

const READS_SITE = ['content.read', 'visits.read', 'searches.read'] as const;
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
    ...READS_SITE,
    ...READS_APPLICANTS,
    'applicants.work',
    'applicants.export',
    'openings.manage',
    'deliveries.retry',
    'people.export',
    'people.erase',
  ],
  sales: [...READS_SITE, ...READS_MESSAGES, 'messages.work', 'messages.export', 'deliveries.retry'],
  editor: [
    ...READS_SITE,
    'content.edit',
    'content.publish',
    'openings.read',
    'openings.manage',
    'staff.read',
  ],
  reader: [...READS_SITE, ...READS_APPLICANTS, ...READS_MESSAGES],
};

/** In the order of `PERMISSIONS`, without duplicates. */
export function permissionsOf(role: Role): Permission[] {
  return PERMISSIONS.filter((permission) => GRANTS[role].includes(permission));
}

export function hasPermission(role: Role, permission: Permission): boolean {
  return GRANTS[role].includes(permission);
}

/** The signed-in person, as read from the database for this request. */
export interface Actor {
  staffId: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** Epoch milliseconds of the last proof of identity. */
  provedAt: number;
}

declare const granted: unique symbol;

/** Proof that the actor has the permission, or one of several. */
export interface Permit<Granted extends Permission = Permission> {
  readonly actor: Actor;
  readonly [granted]: (permission: Granted) => Granted;
}

/** @throws ProblemError `forbidden` */
export function requirePermission<Requested extends Permission>(
  actor: Actor,
  permission: Requested,
): Permit<Requested> {
  if (!hasPermission(actor.role, permission)) {
    throw new ProblemError('forbidden', 'Your role does not allow this');
  }
  return { actor } as Permit<Requested>;
}

/**
 * Protects actions that must not be possible at an unattended screen.
 * @param now epoch milliseconds
 * @throws ProblemError `proof-needed`
 */
export function requireFreshProof({ provedAt }: Actor, now: number): void {
  if (now - provedAt > IDENTITY_CHECK_LIFETIME) {
    throw new ProblemError('proof-needed', 'Confirm that it is you to continue');
  }
}
