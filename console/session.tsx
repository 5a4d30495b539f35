import { createContext, useContext } from 'react';
import { answerPrompt } from '#console/api/prompts.ts';
import { setCached } from '#console/api/queries.ts';
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
  editor: 'content and jobs',
  reader: 'read-only access to applicants, messages and jobs',
};

/** Parameter of the sign-in page's URL after signing out of a session by single sign-on. */
export const SIGNED_OUT = 'signed-out';

/** Namespaces what is stored in the browser. */
let ownId: string | undefined;

export const currentStaffId = () => ownId;

export function setCurrentStaff(staffId: string | undefined): void {
  ownId = staffId;
}

export const SessionContext = createContext<Session | null>(null);

/** @throws Error outside of the shell, which shows views only with a session */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a signed-in session');
  return session;
}

/** For hiding controls only. The server checks permissions itself. */
export function useCan(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}

/** Continues with a new or renewed session: requests that waited for it are sent again. */
export function beginSession(session: Session): void {
  const previousId = currentStaffId();
  if (previousId !== undefined && previousId !== session.staff.id) {
    // The next person must not see data of the previous one.
    location.assign(settings.path);
    return;
  }
  setCurrentStaff(session.staff.id);
  setCached('session', session);
  answerPrompt();
}
