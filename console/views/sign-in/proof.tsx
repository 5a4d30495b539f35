import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { beginSession } from '#console/session.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { answerWithPasskey, canUsePasskeys } from './passkeys.ts';
import { PasswordForm } from './password-form.tsx';
import { useAttempt } from './use-attempt.ts';

/** Whoever is signed in proves it anew, before what cannot be undone. */
export default function Proof() {
  const hasPasskeys = canUsePasskeys();
  const [way, setWay] = useState(hasPasskeys ? 'passkey' : 'password');
  const { isBusy, attempt, words } = useAttempt();

  const prove = () =>
    attempt(async () => {
      const options = await call('passkeyProofOptions', { isQuiet: true });
      const response = await answerWithPasskey(options);
      beginSession(await call('proveByPasskey', { body: { response }, isQuiet: true }));
    });

  return (
    <div className="grid gap-4">
      <p className="text-base text-quiet">
        What you are about to do cannot be undone, or lets somebody in. It holds for five minutes.
      </p>
      {way === 'passkey' ? (
        <>
          {words && <Banner tone="problem">{words}</Banner>}
          <Button
            tone="action"
            size="large"
            icon="fingerprint-pattern"
            isBusy={isBusy}
            onClick={prove}
          >
            Use a passkey
          </Button>
          <Button tone="plain" onClick={() => setWay('password')}>
            Use a password and a code
          </Button>
        </>
      ) : (
        <>
          <PasswordForm
            hasEmail={false}
            label="Go on"
            send={async ({ password, code }) =>
              beginSession(
                await call('proveByPassword', { body: { password, code }, isQuiet: true }),
              )
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
