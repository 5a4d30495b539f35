import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { ROLE_NAMES } from '#console/session.tsx';
import { settings } from '#console/settings.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { Form } from '#console/ui/form.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { createPasskey } from './passkeys.ts';
import { LocalhostNote } from './sign-in-layout.tsx';
import { useSignInMethod } from './sign-in-methods.tsx';
import { OrLine, SingleSignOn } from './single-sign-on.tsx';
import { useSubmit } from './use-attempt.ts';

interface AcceptLinkProps {
  token: string;
  link: Answer<'readLink'>;
  onAccepted: (accepted: Answer<'acceptByPasskey'>) => void;
}

export function AcceptLink({ token, link, onAccepted }: AcceptLinkProps) {
  const { isPasskey, other } = useSignInMethod();
  const [name, setName] = useState(link.name);
  const isNew = link.purpose === 'invitation';

  const nameField = (error: string | undefined) => (
    <TextField
      label="Your name"
      hint="Shown to your team and to applicants."
      autoComplete="name"
      maxLength={CONSOLE_LIMITS.name}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      error={error}
    />
  );

  return (
    <div className="grid gap-4">
      <p className="text-base text-quiet">
        {isNew
          ? `You have been invited with the role ${ROLE_NAMES[link.role]}. You will sign in as `
          : 'Set up a new way to sign in as '}
        <strong className="font-medium text-text wrap-anywhere">{link.email}</strong>.
      </p>
      {isNew && settings.singleSignOn && (
        <>
          {/* A sign-in with the invited address redeems the invitation. */}
          <SingleSignOn returnTo="/" />
          <OrLine />
        </>
      )}
      {isPasskey ? (
        <PasskeyForm token={token} name={name} nameField={nameField} onAccepted={onAccepted}>
          {other}
        </PasskeyForm>
      ) : (
        <>
          <LocalhostNote />
          <PasswordSetupForm
            token={token}
            name={name}
            nameField={nameField}
            onAccepted={onAccepted}
          />
          {other}
        </>
      )}
    </div>
  );
}

interface FormProps extends Pick<AcceptLinkProps, 'token' | 'onAccepted'> {
  name: string;
  nameField: (error: string | undefined) => ReactNode;
}

interface PasskeyFormProps extends FormProps {
  children: ReactNode;
}

/** Consumes the link with a new passkey. */
function PasskeyForm({ token, name, nameField, onAccepted, children }: PasskeyFormProps) {
  const { isBusy, submit, message, errorOf } = useSubmit(['name']);
  const accept = () =>
    submit(async () => {
      const account = { token, name };
      const options = await call('linkPasskeyOptions', { body: account, isBackground: true });
      const response = await createPasskey(options);
      onAccepted(
        await call('acceptByPasskey', { body: { ...account, response }, isBackground: true }),
      );
    });

  return (
    <Form className="grid gap-4" isBusy={isBusy} onSubmit={() => accept()}>
      {message && <Banner tone="problem">{message}</Banner>}
      {nameField(errorOf('name'))}
      <Button type="submit" tone="action" size="large" icon="fingerprint-pattern" isBusy={isBusy}>
        Create passkey
      </Button>
      <p className="text-xs text-quiet">
        A passkey uses your fingerprint, face or screen lock. There is no password to remember or
        give away.
      </p>
      {children}
    </Form>
  );
}

/** Consumes the link with a password and an authenticator app. */
function PasswordSetupForm({ token, name, nameField, onAccepted }: FormProps) {
  const [typed, setTyped] = useState({ password: '', code: '' });
  const { isBusy, submit, message, errorOf } = useSubmit(['name', 'password', 'code']);
  const {
    data: totp,
    error,
    refetch,
  } = useQuery({
    queryKey: [`link-totp:${token}`],
    queryFn: () => call('linkTotp', { body: { token }, isBackground: true }),
  });
  if (!totp) return error && <ErrorPanel problem={error} onRetry={refetch} />;

  const accept = () =>
    submit(async () => {
      onAccepted(
        await call('acceptByPassword', { body: { token, name, ...typed }, isBackground: true }),
      );
    });

  return (
    <Form className="grid gap-4" isBusy={isBusy} onSubmit={() => accept()}>
      {message && <Banner tone="problem">{message}</Banner>}
      {nameField(errorOf('name'))}
      <NewPasswordFields typed={typed} onChange={setTyped} errorOf={errorOf} totp={totp} />
      <Button type="submit" tone="action" size="large" isBusy={isBusy}>
        Continue
      </Button>
    </Form>
  );
}
