import { createContext, useContext } from 'react';
import type { Permission } from '#contract/console/roles.ts';
import type { Session } from '#contract/console/session.ts';

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in. Views are only shown to somebody who is. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in here');
  return session;
}

/** Whether the role allows it, to show what can be done. The server decides all the same. */
export function useCan(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}
