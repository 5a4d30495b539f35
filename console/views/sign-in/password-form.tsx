import { useState } from 'react';
import { Banner } from '#console/ui/banner.tsx';
import { Button, type ButtonStyle } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { useSubmit } from './use-attempt.ts';

interface Typed {
  email: string;
  password: string;
  code: string;
}

interface PasswordFormProps extends Pick<ButtonStyle, 'tone'> {
  /** False where the account is already known. */
  hasEmail: boolean;
  label: string;
  send: (typed: Typed) => Promise<void>;
}

/** The code may also be a recovery code. */
export function PasswordForm({ hasEmail, label, tone = 'action', send }: PasswordFormProps) {
  const [typed, setTyped] = useState<Typed>({ email: '', password: '', code: '' });
  const { isBusy, submit, message, errorOf } = useSubmit(['email', 'password', 'code']);
  const change = (event: React.ChangeEvent<HTMLInputElement>) =>
    setTyped({ ...typed, [event.currentTarget.name]: event.currentTarget.value });
  return (
    <Form className="grid gap-3" isBusy={isBusy} onSubmit={() => submit(() => send(typed))}>
      {message && <Banner tone="problem">{message}</Banner>}
      {hasEmail && (
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={typed.email}
          onChange={change}
          error={errorOf('email')}
        />
      )}
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={change}
        error={errorOf('password')}
      />
      <TextField
        label="Code"
        hint="The 6-digit code from your app, or a recovery code."
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typed.code}
        onChange={change}
        error={errorOf('code')}
      />
      <Button type="submit" tone={tone} size="large" isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}
