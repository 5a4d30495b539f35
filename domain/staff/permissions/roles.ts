/** The one table of who may do what at the desk. */
import { PERMISSIONS, type Permission, type Role } from '#contract/console/roles.ts';

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
