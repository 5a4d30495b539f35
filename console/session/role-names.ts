import type { Role } from '#contract/console/roles.ts';

/** What roles are called, and what they are for. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  sales: 'Sales',
  editor: 'Editor',
  reader: 'Reader',
};
