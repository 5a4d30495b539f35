import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { Form } from '#console/ui/form.tsx';
import { NewPasswordFields } from '#console/views/sign-in/new-password-fields.tsx';
import { TotpSetup } from '#console/views/sign-in/totp-setup.tsx';
import { useAttempt } from '#console/views/sign-in/use-attempt.ts';

interface PasswordWayProps {
  token: string;
  name: string;
  nameField: (error: string | undefined) => ReactNode;
  onBegun: (begun: Answer<'acceptByPasskey'>) => void;
}

/** Spends a link with a password and an app of one-time codes. */
export function PasswordWay({ token, name, nameField, onBegun }: PasswordWayProps) {
  const [typed, setTyped] = useState({ password: '', code: '' });
  const { isBusy, attempt, words, errorOf } = useAttempt(['name', 'password', 'code']);
  const {
    data: totp,
    error,
    refetch,
  } = useQuery({
    queryKey: [`link-totp:${token}`],
    queryFn: () => call('linkTotp', { body: { token }, isQuiet: true }),
  });
  if (!totp) return error && <ErrorPanel problem={error} onRetry={refetch} />;

  const accept = () =>
    attempt(async () => {
      onBegun(await call('acceptByPassword', { body: { token, name, ...typed }, isQuiet: true }));
    });

  return (
    <Form className="grid gap-4" isBusy={isBusy} onSend={() => accept()}>
      {words && <Banner tone="problem">{words}</Banner>}
      {nameField(errorOf('name'))}
      <NewPasswordFields typed={typed} onChange={setTyped} errorOf={errorOf}>
        <TotpSetup {...totp} />
      </NewPasswordFields>
      <Button type="submit" tone="action" size="large" isBusy={isBusy}>
        Go on
      </Button>
    </Form>
  );
}
