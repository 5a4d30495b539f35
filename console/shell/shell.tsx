import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { call } from '#console/api/call.ts';
import { useChanges } from '#console/api/use-changes.ts';
import { setCurrentStaff } from '#console/session/current-staff.ts';
import { SessionContext } from '#console/session.tsx';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import type { Session } from '#contract/console/session.ts';
import { type Area, mayEnter } from './area.ts';
import { GoKeys } from './go-keys.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { OfflineNote } from './offline-note.tsx';
import { usePrompt } from './prompt-host.tsx';
import { Rail } from './rail.tsx';
import { useFilesAhead } from './use-files-ahead.ts';

const SignInPage = lazy(() => import('#console/views/sign-in/sign-in-page.tsx'));

/** The frame of every view: whoever is not signed in gets to the door first. */
export function Shell({ areas }: { areas: readonly Area[] }) {
  const {
    data: session,
    error,
    refetch,
  } = useQuery({ queryKey: ['session'], queryFn: ({ signal }) => call('getSession', { signal }) });
  const prompt = usePrompt();
  const staffId = session?.staff.id;
  // Also for effects of views, which come before that of this one.
  if (staffId !== undefined) setCurrentStaff(staffId);
  if (session) return <Inside session={session} areas={areas} />;
  if (prompt) {
    return (
      <Suspense>
        <SignInPage />
      </Suspense>
    );
  }
  return (
    error && (
      <main>
        <ErrorPanel problem={error} onRetry={refetch} />
      </main>
    )
  );
}

function Inside({ session, areas }: { session: Session; areas: readonly Area[] }) {
  useChanges(session.id);
  useEffect(() => () => setCurrentStaff(undefined), []);
  const shown = areas.filter((area) => mayEnter(area, session.permissions));
  useFilesAhead(shown);
  return (
    <SessionContext value={session}>
      <LoadingBar />
      <a
        href="#main"
        className="sr-only rounded-inner bg-raised px-3 py-2 text-sm font-medium shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <GoKeys areas={shown} />
      <div className="flex min-h-dvh">
        <Rail areas={shown} />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 outline-none max-md:pb-(--bar-height)"
        >
          <OfflineNote />
          <Outlet />
        </main>
      </div>
    </SessionContext>
  );
}
