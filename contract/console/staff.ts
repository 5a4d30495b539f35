/** Who works at the desk. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { ById, EMAIL, time, uuid } from './parts.ts';
import { Permission, Role } from './roles.ts';

/** Milliseconds for which a link is good. */
export const INVITATION_LIFETIME = 3 * 86_400_000;
export const RECOVERY_LIFETIME = 86_400_000;

export const StaffMember = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** What the role allows. */
  permissions: z.array(Permission),
  createdAt: time,
  lastSignInAt: z.nullable(time),
  /** Null while they work here. */
  removedAt: z.nullable(time),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** An invitation or a recovery that nobody has used yet. */
export const OpenLink = z.object({
  /** Digest of its token. */
  id: z.string(),
  purpose: z.enum(['invitation', 'recovery']),
  email: z.string(),
  /** Of whoever is to recover; empty for an invitation. */
  name: z.string(),
  role: Role,
  /** Null for one that was made by the command. */
  madeBy: z.nullable(z.object({ id: uuid, name: z.string() })),
  createdAt: time,
  expiresAt: time,
});
export type OpenLink = z.infer<typeof OpenLink>;

/** A link is told once, to whoever made it. */
const MadeLink = z.object({
  link: z.string(),
  expiresAt: time,
  /** Whether it is also on its way. */
  isMailed: z.boolean(),
  /** Whether an older link, of the same person for the same, has become worthless. */
  replacesOlder: z.boolean(),
});

const common = { permission: 'staff.manage', tag: 'Staff' } as const;

export const STAFF_CALLS = defineCalls(common, {
  listStaff: {
    route: 'GET /staff',
    permission: 'staff.read',
    summary: 'Who works here, and for those who manage them, open links',
    answer: z.object({ staff: z.array(StaffMember), links: z.array(OpenLink) }),
  },
  invite: {
    route: 'POST /staff/invitations',
    needsProof: true,
    summary: 'Invite somebody',
    body: z.object({ email: EMAIL, role: Role }),
    answer: MadeLink,
    problems: ['invalid-fields'],
  },
  revokeLink: {
    route: 'DELETE /staff/links/:id',
    needsProof: true,
    summary: 'Revoke the link of an invitation or a recovery',
    params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    problems: ['not-found'],
  },
  changeRole: {
    route: 'PATCH /staff/:id',
    needsProof: true,
    summary:
      'Give another role; links that they may no longer make end, the last owner keeps theirs',
    params: ById,
    body: z.object({ role: Role }),
    answer: StaffMember,
    problems: ['not-found', 'conflict'],
  },
  removeStaff: {
    route: 'DELETE /staff/:id',
    needsProof: true,
    summary: 'End their way in, their sessions and the links they made; the last owner stays',
    params: ById,
    problems: ['not-found', 'conflict'],
  },
  endStaffSessions: {
    route: 'POST /staff/:id/sessions/end',
    needsProof: true,
    summary: 'Sign somebody out everywhere and end the links they made; they can sign in again',
    params: ById,
    answer: z.object({ ended: z.int() }),
    problems: ['not-found'],
  },
  recoverStaff: {
    route: 'POST /staff/:id/recovery',
    needsProof: true,
    summary: 'A link by which they set up a new way to sign in',
    params: ById,
    answer: MadeLink,
    problems: ['not-found'],
  },
});
