import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { dismissPrompt, openPrompt, watchPrompts } from '#console/api/prompts.ts';
import { currentStaffId } from '#console/session.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Toasts } from '#console/ui/toasts.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** Around everything, also where nobody is signed in. */
export function Root() {
  return (
    <>
      <Outlet />
      <PromptHost />
      <ShortcutList />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

const SignIn = lazy(() => import('#console/views/sign-in/sign-in.tsx'));
const Proof = lazy(() => import('#console/views/sign-in/proof.tsx'));

export const usePrompt = () => useSyncExternalStore(watchPrompts, openPrompt);

/**
 * The question that a call waits for, over the view that is open: what was typed there stays. Before
 * anybody has signed in it is a page of its own, which the shell shows.
 */
export function PromptHost() {
  const prompt = usePrompt();
  if (!prompt || currentStaffId() === undefined) return null;
  const isProof = prompt.kind === 'proof';
  return (
    <Dialog
      title={isProof ? 'Prove that it is you' : 'Sign in again'}
      isOpen
      onClose={dismissPrompt}
      size="narrow"
      staysOpen
    >
      <Suspense>{isProof ? <Proof /> : <SignIn isAgain />}</Suspense>
    </Dialog>
  );
}
