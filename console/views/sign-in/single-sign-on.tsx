/** Signing in, and confirming one's identity, at the sign-in provider of the company. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { call } from '#console/api/call.ts';
import { beginSession, SIGNED_OUT } from '#console/session.tsx';
import { settings } from '#console/settings.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { useSubmit } from './use-attempt.ts';

export type SsoPurpose = 'sign-in' | 'proof';

/** Characters of a path that the server keeps. */
const MAX_PATH_LENGTH = 500;

/**
 * Leaves for the provider.
 * @param returnTo path below the console's; null for a window that closes afterwards
 */
export async function goToProvider(purpose: SsoPurpose, returnTo: string | null): Promise<void> {
  const path = returnTo && returnTo.length > MAX_PATH_LENGTH ? '/' : returnTo;
  const body = { purpose, returnTo: path };
  const { url } = await call('startSingleSignOn', { body, isBackground: true });
  location.assign(url);
}

const LABEL = 'Continue with single sign-on';

interface SingleSignOnProps {
  /** Path below the console's. By default, the view that was opened. */
  returnTo?: string;
}

/** On pages before a sign-in. */
export function SingleSignOn({ returnTo }: SingleSignOnProps) {
  const { pathname, search } = useLocation();
  const { isBusy, submit, message } = useSubmit();
  const hasSignedOut = new URLSearchParams(search).has(SIGNED_OUT);
  const current = hasSignedOut ? '/' : pathname + search;
  return (
    <>
      {hasSignedOut && (
        <Banner>
          You have signed out here. You may still be signed in at your sign-in provider.
        </Banner>
      )}
      {message && <Banner tone="problem">{message}</Banner>}
      <Button
        tone="action"
        size="large"
        icon="shield-check"
        isBusy={isBusy}
        onClick={() => submit(() => goToProvider('sign-in', returnTo ?? current))}
      >
        {LABEL}
      </Button>
    </>
  );
}

/** The path of the view that goes to the provider and that the provider returns to. */
export const SSO_PATH = 'single-sign-on';

/** Tells the other windows of the console that a session has begun or was renewed. */
const CHANNEL = 'console-single-sign-on';

export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('done');
  channel.close();
}

/**
 * In a dialog over a view. The provider opens in another window, so that what was typed in the view
 * is kept.
 */
export function SingleSignOnInWindow({ purpose }: { purpose: SsoPurpose }) {
  const { isBusy, submit, message } = useSubmit();
  const readSession = useEffectEvent(() => {
    void submit(async () => beginSession(await call('getSession', { isBackground: true })));
  });
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => readSession();
    return () => channel.close();
  }, []);

  function openProvider() {
    const url = `${settings.path}/${SSO_PATH}?for=${purpose}`;
    const opened = open(url, 'single-sign-on', 'popup,width=520,height=720');
    // A browser that blocks windows leaves the view instead.
    if (!opened) void submit(() => goToProvider(purpose, currentPath()));
  }

  return (
    <>
      {message && <Banner tone="problem">{message}</Banner>}
      <Button tone="action" size="large" icon="shield-check" isBusy={isBusy} onClick={openProvider}>
        {LABEL}
      </Button>
    </>
  );
}

/** Of the view behind the dialog, below the console's path. */
const currentPath = () => location.pathname.slice(settings.path.length) + location.search || '/';

/** Separates single sign-on from the other ways below it. */
export function OrLine() {
  return (
    <p className="flex items-center gap-3 text-xs text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}
