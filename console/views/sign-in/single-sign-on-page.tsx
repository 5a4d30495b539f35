import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#console/api/call.ts';
import { errorMessage } from '#console/api/call-problem.ts';
import { beginSession } from '#console/session.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { announceSession, goToProvider, type SsoPurpose } from './single-sign-on.tsx';
import { useSubmit } from './use-attempt.ts';

/** Marks a window that was opened for the provider, also after it has been there. */
const WINDOW_KEY = 'console-sso-window';

/**
 * With `?for=`, it is the new window of a dialog, and goes to the provider. Otherwise the provider
 * has sent the browser here.
 */
export function Component() {
  const { search } = useLocation();
  const purpose = new URLSearchParams(search).get('for');
  if (purpose === 'sign-in' || purpose === 'proof') return <ToProvider purpose={purpose} />;
  return <FromProvider query={search.slice(1)} />;
}

function ToProvider({ purpose }: { purpose: SsoPurpose }) {
  const { error } = useQuery({
    queryKey: [`single-sign-on:${purpose}`],
    queryFn: async () => {
      sessionStorage.setItem(WINDOW_KEY, purpose);
      await goToProvider(purpose, null);
      return null;
    },
  });
  return error && <Failed problem={error} />;
}

function FromProvider({ query }: { query: string }) {
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: [`single-sign-on:${query}`],
    queryFn: () => call('finishSingleSignOn', { body: { query }, isBackground: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    // The code should not stay in the history.
    history.replaceState(history.state, '', location.pathname);
  }, []);
  useEffect(() => {
    if (!data) return;
    if (data.returnTo === null) {
      announceSession();
      close();
      return;
    }
    beginSession(data.session);
    void navigate(data.returnTo, { replace: true });
  }, [data, navigate]);
  if (error) return <Failed problem={error} />;
  return (
    data?.returnTo === null && (
      <SignInLayout title="Done">
        <Banner tone="done">You can close this window and continue in the other one.</Banner>
      </SignInLayout>
    )
  );
}

function Failed({ problem }: { problem: unknown }) {
  const { isBusy, submit, message } = useSubmit();
  const purpose = sessionStorage.getItem(WINDOW_KEY);
  const isWindow = purpose === 'sign-in' || purpose === 'proof';
  return (
    <SignInLayout title={isWindow && purpose === 'proof' ? 'Confirm your identity' : 'Sign in'}>
      <div className="grid gap-4">
        <Banner tone="problem">{message ?? errorMessage(problem)}</Banner>
        <Button
          tone="action"
          size="large"
          icon="shield-check"
          isBusy={isBusy}
          onClick={() =>
            submit(() => (isWindow ? goToProvider(purpose, null) : goToProvider('sign-in', '/')))
          }
        >
          Try again
        </Button>
        {isWindow ? (
          <Button size="large" onClick={() => close()}>
            Close this window
          </Button>
        ) : (
          <ButtonLink to="/" size="large">
            Sign in another way
          </ButtonLink>
        )}
      </div>
    </SignInLayout>
  );
}
