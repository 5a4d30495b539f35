import { call } from '#console/api/call.ts';
import { beginSession } from '#console/session.tsx';
import { PasswordForm } from './password-form.tsx';
import { PasskeyButton, useSignInMethod } from './sign-in-methods.tsx';

/** Staff confirm their identity before a sensitive change. */
export default function Proof() {
  const { isPasskey, other } = useSignInMethod();
  return (
    <div className="grid gap-4">
      <p className="text-base text-quiet">
        This action cannot be undone or changes who can sign in. You will not be asked again for 5
        minutes.
      </p>
      {isPasskey ? (
        <PasskeyButton
          label="Use a passkey"
          begin={() => call('passkeyProofOptions', { isBackground: true })}
          send={async (response) =>
            beginSession(await call('proveByPasskey', { body: { response }, isBackground: true }))
          }
        />
      ) : (
        <PasswordForm
          hasEmail={false}
          label="Continue"
          send={async ({ password, code }) =>
            beginSession(
              await call('proveByPassword', { body: { password, code }, isBackground: true }),
            )
          }
        />
      )}
      {other}
    </div>
  );
}
