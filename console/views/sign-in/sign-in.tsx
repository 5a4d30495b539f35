import { call } from '#console/api/call.ts';
import { beginSession } from '#console/session.tsx';
import { settings } from '#console/settings.ts';
import { PasswordForm } from './password-form.tsx';
import { LocalhostNote, SignInLayout } from './sign-in-layout.tsx';
import { PasskeyButton, useSignInMethod } from './sign-in-methods.tsx';
import { OrLine, SingleSignOn, SingleSignOnInWindow } from './single-sign-on.tsx';

interface SignInProps {
  /** The session ended while the user was working; the current view stays behind the dialog. */
  isAgain?: boolean;
}

/** A screen has one main action. */
const localTone = settings.singleSignOn ? 'quiet' : 'action';

export default function SignIn({ isAgain = false }: SignInProps) {
  const { isPasskey, other } = useSignInMethod();
  return (
    <div className="grid gap-4">
      {isAgain && (
        <p className="text-base text-quiet">
          Your session has ended. Your unsaved changes will be sent after you sign in.
        </p>
      )}
      {settings.singleSignOn && (
        <>
          {isAgain ? <SingleSignOnInWindow purpose="sign-in" /> : <SingleSignOn />}
          <OrLine />
        </>
      )}
      {isPasskey ? (
        <PasskeyButton
          tone={localTone}
          label="Sign in with a passkey"
          begin={() => call('passkeySignInOptions', { isBackground: true })}
          send={async (response) =>
            beginSession(await call('signInByPasskey', { body: { response }, isBackground: true }))
          }
        />
      ) : (
        <>
          <LocalhostNote />
          <PasswordForm
            hasEmail
            tone={localTone}
            label="Sign in"
            send={async (body) =>
              beginSession(await call('signInByPassword', { body, isBackground: true }))
            }
          />
        </>
      )}
      {other}
    </div>
  );
}

export function SignInPage() {
  return (
    <SignInLayout title="Sign in">
      <SignIn />
    </SignInLayout>
  );
}
