import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { beginSession } from '#console/session.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Door, LocalhostNote } from './door.tsx';
import { answerWithPasskey, canUsePasskeys } from './passkeys.ts';
import { PasswordForm } from './password-form.tsx';
import { useAttempt } from './use-attempt.ts';

interface SignInProps {
  /** The session has ended while somebody worked: the view is still there. */
  isAgain?: boolean;
}

/** Signing in: with a passkey where there can be one, else with a password and a code. */
export default function SignIn({ isAgain = false }: SignInProps) {
  const hasPasskeys = canUsePasskeys();
  const [way, setWay] = useState(hasPasskeys ? 'passkey' : 'password');
  const { isBusy, attempt, words } = useAttempt();

  const signIn = () =>
    attempt(async () => {
      const options = await call('passkeySignInOptions', { isQuiet: true });
      const response = await answerWithPasskey(options);
      beginSession(await call('signInByPasskey', { body: { response }, isQuiet: true }));
    });

  return (
    <div className="grid gap-4">
      {isAgain && (
        <p className="text-base text-quiet">
          Your session has ended. What you typed is still here and is sent once you are signed in.
        </p>
      )}
      {way === 'passkey' ? (
        <>
          {words && <Banner tone="problem">{words}</Banner>}
          <Button
            tone="action"
            size="large"
            icon="fingerprint-pattern"
            isBusy={isBusy}
            onClick={signIn}
          >
            Sign in with a passkey
          </Button>
          <Button tone="plain" onClick={() => setWay('password')}>
            Use a password and a code
          </Button>
        </>
      ) : (
        <>
          <LocalhostNote />
          <PasswordForm
            hasEmail
            label="Sign in"
            send={async (body) =>
              beginSession(await call('signInByPassword', { body, isQuiet: true }))
            }
          />
          {hasPasskeys && (
            <Button tone="plain" onClick={() => setWay('passkey')}>
              Use a passkey
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Before anybody has signed in. */
export function SignInPage() {
  return (
    <Door title="Sign in">
      <SignIn />
    </Door>
  );
}
