import { createContext, useContext } from 'react';
import { answerPrompt } from '#console/api/prompts.ts';
import { put } from '#console/api/queries.ts';
import type { Permission, Role } from '#contract/console/roles.ts';
import type { Session } from '#contract/console/session.ts';
import { settings } from './settings.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  sales: 'Sales',
  editor: 'Editor',
  reader: 'Reader',
};

export const ROLE_USES: Readonly<Record<Role, string>> = {
  owner: 'full access, including the team, the audit log and data retention',
  recruiter: 'applicants, jobs and erasing personal data',
  sales: 'messages and leads',
  editor: 'jobs',
  reader: 'read-only access to applicants, messages and jobs',
};

/** Whose session it is, for what is stored in the browser. */
let ownId: string | undefined;

export const currentStaffId = () => ownId;

export function setCurrentStaff(staffId: string | undefined): void {
  ownId = staffId;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in. Views are only shown to somebody who is. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a signed-in session');
  return session;
}

/** Whether the role allows it, to show what can be done. The server decides all the same. */
export function useCan(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}

/** Goes on with a session that has just begun, or been proved: what waited for it is sent again. */
export function beginSession(session: Session): void {
  const before = currentStaffId();
  if (before !== undefined && before !== session.staff.id) {
    // Nothing of what the one before had on the screen is for the next one.
    location.assign(settings.path);
    return;
  }
  setCurrentStaff(session.staff.id);
  put('session', session);
  answerPrompt();
}
