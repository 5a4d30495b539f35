/** Management of staff accounts. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { ById, NewEmail, time, uuid } from './parts.ts';
import { Permission, Role } from './roles.ts';

/** Milliseconds until a link expires. */
export const INVITATION_LIFETIME = 3 * 86_400_000;
export const RECOVERY_LIFETIME = 86_400_000;

export const StaffMember = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** The role's permissions. */
  permissions: z.array(Permission),
  createdAt: time,
  lastSignInAt: z.nullable(time),
  /** Null while the account is active. */
  removedAt: z.nullable(time),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** An unused invitation or recovery link. */
export const UnusedLink = z.object({
  /** Digest of its token. */
  id: z.string(),
  purpose: z.enum(['invitation', 'recovery']),
  email: z.string(),
  /** Name of the account to recover; empty for an invitation. */
  name: z.string(),
  role: Role,
  /** Null if it was created with `npm run staff`. */
  madeBy: z.nullable(z.object({ id: uuid, name: z.string() })),
  createdAt: time,
  expiresAt: time,
});
export type UnusedLink = z.infer<typeof UnusedLink>;

/** The link is returned only once, to its creator. */
const MadeLink = z.object({
  link: z.string(),
  expiresAt: time,
  /** A mail with the link has been queued. */
  isMailed: z.boolean(),
  /** An older link of the same person and purpose was revoked. */
  replacesOlder: z.boolean(),
});

const common = { permission: 'staff.manage', tag: 'Staff' } as const;

export const STAFF_CALLS = defineCalls(common, {
  listStaff: {
    route: 'GET /staff',
    permission: 'staff.read',
    summary: 'List staff; with the permission to manage them, also the unused links',
    answer: z.object({ staff: z.array(StaffMember), links: z.array(UnusedLink) }),
  },
  invite: {
    route: 'POST /staff/invitations',
    needsProof: true,
    summary: 'Invite a member of staff',
    body: z.object({ email: NewEmail, role: Role }),
    answer: MadeLink,
    problems: ['invalid-fields'],
  },
  revokeLink: {
    route: 'DELETE /staff/links/:id',
    needsProof: true,
    summary: 'Revoke an invitation or recovery link',
    params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    problems: ['not-found'],
  },
  changeRole: {
    route: 'PATCH /staff/:id',
    needsProof: true,
    summary:
      'Change a role and revoke the links that the new role may not create; refused for the last owner',
    params: ById,
    body: z.object({ role: Role }),
    answer: StaffMember,
    problems: ['not-found', 'conflict'],
  },
  removeStaff: {
    route: 'DELETE /staff/:id',
    needsProof: true,
    summary:
      'Remove an account with its sessions and the links it created; refused for the last owner',
    params: ById,
    problems: ['not-found', 'conflict'],
  },
  endStaffSessions: {
    route: 'POST /staff/:id/sessions/end',
    needsProof: true,
    summary:
      'End all sessions of a member and revoke the links they created; they can sign in again',
    params: ById,
    answer: z.object({ ended: z.int() }),
    problems: ['not-found'],
  },
  recoverStaff: {
    route: 'POST /staff/:id/recovery',
    needsProof: true,
    summary: 'Create a recovery link, with which they set up a new sign-in method',
    params: ById,
    answer: MadeLink,
    problems: ['not-found'],
  },
});
