import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Answer, call } from '#console/api/call.ts';
import { beginSession } from '#console/session.tsx';
import { settings } from '#console/settings.ts';
import { Banner } from '#console/ui/banner.tsx';
import { ButtonLink } from '#console/ui/button.tsx';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { AcceptLink } from './accept-link.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

type Accepted = Answer<'acceptByPasskey'>;

/**
 * Target of invitation and recovery links. The token is in the fragment, which is never sent to a
 * server. Opening the link does not consume it.
 */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState<Accepted>();
  const token = hash.slice(1);
  const {
    data: link,
    error,
    refetch,
  } = useQuery({
    queryKey: [`link:${token}`],
    queryFn: () => call('readLink', { body: { token }, isBackground: true }),
    enabled: !accepted && token !== '',
  });

  function enter({ session }: Accepted) {
    beginSession(session);
    void navigate('/', { replace: true });
  }

  function onAccepted(result: Accepted) {
    // The token has been consumed and should not stay in the history.
    history.replaceState(history.state, '', location.pathname);
    if (result.recoveryCodes.length > 0) setAccepted(result);
    else enter(result);
  }

  if (accepted) {
    return (
      <SignInLayout title="Save your recovery codes">
        <RecoveryCodes codes={accepted.recoveryCodes} onSaved={() => enter(accepted)} />
      </SignInLayout>
    );
  }
  if (link) {
    const isNew = link.purpose === 'invitation';
    const title = isNew ? `Welcome to ${settings.brand.name}` : 'Set up sign-in';
    return (
      <SignInLayout title={title}>
        <AcceptLink token={token} link={link} onAccepted={onAccepted} />
      </SignInLayout>
    );
  }
  if (token && !error) return null;
  return <BrokenLink token={token} error={error} onRetry={refetch} />;
}

interface BrokenLinkProps {
  token: string;
  error: unknown;
  onRetry: () => unknown;
}

function BrokenLink({ token, error, onRetry }: BrokenLinkProps) {
  return (
    <SignInLayout title="This link does not work">
      {token ? (
        <div className="grid justify-items-center">
          <ErrorPanel problem={error} onRetry={onRetry} />
          <ButtonLink to="/">Sign in</ButtonLink>
        </div>
      ) : (
        <div className="grid gap-4">
          <Banner tone="warning">
            The link is incomplete. Copy the whole link, including the part after the # sign.
          </Banner>
          <ButtonLink to="/">Sign in</ButtonLink>
        </div>
      )}
    </SignInLayout>
  );
}
