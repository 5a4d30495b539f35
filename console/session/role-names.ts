import type { Role } from '#contract/console/roles.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  sales: 'Sales',
  editor: 'Editor',
  reader: 'Reader',
};

/** What each is for, in a line. */
export const ROLE_USES: Readonly<Record<Role, string>> = {
  owner: 'everything, including the team, the record and when data is erased',
  recruiter: 'applicants and openings, and erasing a person',
  sales: 'messages and leads',
  editor: 'openings',
  reader: 'sees applicants, messages and openings, and changes nothing',
};
