import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import { call } from '#console/api/call.ts';
import { useChanges } from '#console/api/use-changes.ts';
import { SessionContext, setCurrentStaff, useCan } from '#console/session.tsx';
import { settings } from '#console/settings.ts';
import { Banner } from '#console/ui/banner.tsx';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { Delayed } from '#console/ui/pending.tsx';
import { useShortcut } from '#console/ui/shortcuts.ts';
import { MediaPickerHost } from '#console/views/media/picker/media-picker-host.tsx';
import type { Session } from '#contract/console/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { type Area, mayAccess } from './area.ts';
import type { FirstView } from './area-gate.tsx';
import { AreaLink } from './area-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BrandMark } from './brand-mark.tsx';
import { usePrompt } from './root.tsx';

const SignInPage = lazy(async () => {
  const { SignInPage: page } = await import('#console/views/sign-in/sign-in.tsx');
  return { default: page };
});

/** Loaded only where it is shown, because most sites are not a demo. */
const DemoNotice = lazy(() => import('#console/views/system/demo-notice.tsx'));

/** Layout of all views. Without a session it shows the sign-in page. */
export function Shell({ areas }: { areas: readonly Area[] }) {
  const {
    data: session,
    error,
    refetch,
  } = useQuery({ queryKey: ['session'], queryFn: ({ signal }) => call('getSession', { signal }) });
  const prompt = usePrompt();
  const staffId = session?.staff.id;
  // Set during rendering because effects of child views run before those of this component.
  if (staffId !== undefined) setCurrentStaff(staffId);
  if (session) return <SignedInShell session={session} areas={areas} />;
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

function SignedInShell({ session, areas }: { session: Session; areas: readonly Area[] }) {
  useChanges(session.id);
  useEffect(() => () => setCurrentStaff(undefined), []);
  const allowed = areas.filter((area) => mayAccess(area, session.permissions));
  usePreload(allowed);
  return (
    <SessionContext value={session}>
      <LoadingBar />
      <a
        href="#main"
        className="sr-only rounded-inner bg-raised px-3 py-2 text-sm font-medium shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to main content
      </a>
      <GoKeys areas={allowed} />
      <div className="flex min-h-dvh">
        <Rail areas={allowed} />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 outline-none max-md:pb-(--bar-height)"
        >
          <OfflineBanner />
          <FirstViewNotice />
          <Outlet />
        </main>
      </div>
      <MediaPickerHost />
    </SessionContext>
  );
}

export function GoKeys({ areas }: { areas: readonly Area[] }) {
  return areas.map((area) => <GoKey key={area.path} area={area} />);
}

function GoKey({ area: { key, label, path } }: { area: Area }) {
  const navigate = useNavigate();
  useShortcut(`g ${key}`, `Go to ${label}`, () => void navigate(`/${path}`), {
    group: 'Navigation',
  });
  return null;
}

/** Shows while the next route loads, if that takes more than a moment. */
export function LoadingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Delayed>
      <div role="status" aria-label="Loading" className="fixed inset-x-0 top-0 z-40 h-0.5">
        <div className="h-full w-full origin-left bg-accent motion-safe:animate-pulse" />
      </div>
    </Delayed>
  );
}

function watchConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Warns before a request fails. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div className="p-3 pb-0">
      <Banner tone="warning">
        You are offline. This page may be out of date, and changes cannot be saved until you are
        back online. Text that you type is kept.
      </Banner>
    </div>
  );
}

/** Only where the console opens, so that it takes no space in the daily work. */
function FirstViewNotice() {
  const state = useLocation().state as Partial<FirstView> | null;
  const canMake = useCan('packs.make');
  if (!settings.isDemo || !canMake || !state?.isFirstView) return null;
  return (
    <Suspense>
      <div className="p-3 pb-0">
        <DemoNotice />
      </div>
    </Suspense>
  );
}

const SIGN_IN = [
  () => import('#console/views/sign-in/sign-in.tsx'),
  () => import('#console/views/sign-in/confirm-identity.tsx'),
];

/**
 * Preloads view modules when the browser is idle. Signing in again comes first because it must
 * work after a deployment has removed the files of this version.
 */
export function usePreload(areas: readonly Area[]): void {
  const paths = areas.map(({ path }) => path).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same paths have the same files
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
    idle(() => {
      const views = areas.flatMap(({ routes }) =>
        routes.flatMap(({ lazy }) => (typeof lazy === 'function' ? [lazy] : [])),
      );
      // A failed preload is repeated when the view is opened.
      for (const load of [...SIGN_IN, ...views]) void load().catch(() => undefined);
    });
  }, [paths]);
}

const ENTRY =
  'group relative flex min-h-8 items-center gap-2.5 rounded-inner px-2.5 text-sm text-text no-underline transition-colors duration-100 hover:bg-rail-active/60 aria-[current=page]:bg-rail-active aria-[current=page]:font-medium aria-[current=page]:shadow-card touch:min-h-11 max-lg:justify-center max-lg:px-0 forced-colors:aria-[current=page]:border';

/** At the end of the line, or at the corner of the icon when only the icon is shown. */
const COUNT =
  'ml-auto text-xs font-normal text-quiet max-lg:absolute max-lg:top-0 max-lg:left-1/2 max-lg:min-w-4 max-lg:rounded-full max-lg:bg-accent-tint max-lg:px-1 max-lg:text-center max-lg:text-2xs max-lg:text-on-accent-tint';

/**
 * The navigation: a rail on wide screens, icons only on medium ones, a bottom bar on small ones.
 */
function Rail({ areas }: { areas: readonly Area[] }) {
  return (
    <>
      <nav
        aria-label="Main"
        className="no-print sticky top-0 flex h-dvh w-55 flex-none flex-col border-r border-line bg-rail p-2.5 max-lg:w-15 max-md:hidden"
      >
        <BrandMark />
        {/* A phone on its side is lower than the list. */}
        <ul className="-mx-1 mt-2 grid min-h-0 gap-0.5 overflow-y-auto p-1">
          {areas.map((area) => (
            <li key={area.path}>
              <AreaLink
                area={area}
                className={ENTRY}
                iconSize={16}
                iconClass="text-quiet group-aria-[current=page]:text-accent forced-colors:text-[inherit]"
                labelClass="max-lg:sr-only"
                countClass={COUNT}
              />
            </li>
          ))}
        </ul>
        <div className="mt-auto">
          <AccountMenu />
        </div>
      </nav>
      <BottomBar areas={areas} />
    </>
  );
}
