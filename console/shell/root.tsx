import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { dismissPrompt, openPrompt, watchPrompts } from '#console/api/prompts.ts';
import { currentStaffId } from '#console/session.tsx';
import { Checkbox } from '#console/ui/checkbox.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { KeyHint } from '#console/ui/key-hint.tsx';
import {
  allShortcuts,
  areSingleKeysEnabled,
  setSingleKeysEnabled,
  useShortcut,
  watchShortcuts,
} from '#console/ui/shortcuts.ts';
import { Toasts } from '#console/ui/toasts.tsx';

/** Wraps all pages, including those without a session. */
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
const Proof = lazy(() => import('#console/views/sign-in/confirm-identity.tsx'));

export const usePrompt = () => useSyncExternalStore(watchPrompts, openPrompt);

/**
 * Shows the prompt that calls wait for as a dialog over the current view, whose input is kept.
 * Before the first sign-in the shell shows a full page instead.
 */
export function PromptHost() {
  const prompt = usePrompt();
  if (!prompt || currentStaffId() === undefined) return null;
  const isProof = prompt.kind === 'proof';
  return (
    <Dialog
      title={isProof ? 'Confirm your identity' : 'Sign in again'}
      isOpen
      onClose={dismissPrompt}
      size="narrow"
      keepsOpenOnOutsideClick
    >
      <Suspense>{isProof ? <Proof /> : <SignIn isAgain />}</Suspense>
    </Dialog>
  );
}

function ShortcutList() {
  const [isOpen, setOpen] = useState(false);
  const shortcuts = useSyncExternalStore(watchShortcuts, allShortcuts);
  const isEnabled = useSyncExternalStore(watchShortcuts, areSingleKeysEnabled);
  useShortcut('?', 'Show keyboard shortcuts', () => setOpen(true), { group: 'General' });
  const groups = Map.groupBy(shortcuts, ({ group }) => group);
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={() => setOpen(false)}>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {[...groups].reverse().map(([group, list]) => (
          <section key={group}>
            <h3 className="mb-1.5 text-xs text-quiet">{group}</h3>
            <dl className="divide-y divide-line">
              {list.map(({ keys, label }) => (
                <div key={keys} className="flex items-center justify-between gap-4 py-1.5">
                  <dt className="text-sm">{label}</dt>
                  <dd className="flex-none">
                    <KeyHint keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <Checkbox
          label="Single-key shortcuts"
          hint="Turn these off if you use speech input or press keys by accident."
          checked={isEnabled}
          onChange={(event) => setSingleKeysEnabled(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
