import { useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { beginSession } from '#console/session.tsx';
import { settings } from '#console/settings.ts';
import { PasswordForm } from './password-form.tsx';
import { PasskeyButton, useSignInMethod } from './sign-in-methods.tsx';
import { OrLine, SingleSignOnInWindow } from './single-sign-on.tsx';

/** Staff confirm their identity before a sensitive change, in a way that they can sign in. */
export default function Proof() {
  const { data: session } = useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => call('getSession', { signal, isBackground: true }),
  });
  const methods = session?.signInMethods ?? [];
  const hasSingleSignOn = settings.singleSignOn && methods.includes('single-sign-on');
  const hasLocal = methods.some((method) => method !== 'single-sign-on');
  return (
    <div className="grid gap-4">
      <p className="text-base text-quiet">
        This action cannot be undone or changes who can sign in. You will not be asked again for 5
        minutes.
      </p>
      {hasSingleSignOn && <SingleSignOnInWindow purpose="proof" />}
      {hasSingleSignOn && hasLocal && <OrLine />}
      {(hasLocal || !hasSingleSignOn) && <LocalProof tone={hasSingleSignOn ? 'quiet' : 'action'} />}
    </div>
  );
}

function LocalProof({ tone }: { tone: 'quiet' | 'action' }) {
  const { isPasskey, other } = useSignInMethod();
  return (
    <>
      {isPasskey ? (
        <PasskeyButton
          label="Use a passkey"
          tone={tone}
          begin={() => call('passkeyProofOptions', { isBackground: true })}
          send={async (response) =>
            beginSession(await call('proveByPasskey', { body: { response }, isBackground: true }))
          }
        />
      ) : (
        <PasswordForm
          hasEmail={false}
          label="Continue"
          tone={tone}
          send={async ({ password, code }) =>
            beginSession(
              await call('proveByPassword', { body: { password, code }, isBackground: true }),
            )
          }
        />
      )}
      {other}
    </>
  );
}
