/** Who may do what at the desk: the names. `domain/staff/permissions.ts` says which role has which permission. */
import * as z from 'zod/mini';

export const ROLES = ['owner', 'recruiter', 'sales', 'editor', 'reader'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** What a call can ask for. `read` shows, `work` changes, `export` takes many out at once. */
export const PERMISSIONS = [
  'applicants.read',
  'applicants.work',
  'applicants.export',
  'messages.read',
  'messages.work',
  'messages.export',
  'openings.read',
  'openings.manage',
  'deliveries.read',
  'deliveries.retry',
  /** Everything of one person, over all kinds. */
  'people.export',
  'people.erase',
  'retention.run',
  'audit.read',
  /** Names, for assigning and mentioning. */
  'staff.read',
  'staff.manage',
] as const;
export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;
