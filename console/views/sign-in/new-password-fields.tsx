import { TextField } from '#console/ui/text-field.tsx';
import { PASSWORD } from '#contract/console/limits.ts';

export interface NewPassword {
  password: string;
  code: string;
}

interface NewPasswordFieldsProps {
  typed: NewPassword;
  onChange: (typed: NewPassword) => void;
  errorOf: (field: string) => string | undefined;
  /** Between the two, what the code comes of. */
  children: React.ReactNode;
}

/** A new password, and the first code of the app that goes with it. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { typed, onChange, errorOf, children } = props;
  return (
    <>
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD.least} characters. A few words that only you would put together are good, and need no symbols.`}
        maxLength={PASSWORD.most}
        value={typed.password}
        onChange={(event) => onChange({ ...typed, password: event.currentTarget.value })}
        error={errorOf('password')}
      />
      {children}
      <TextField
        label="Code"
        hint="The six digits that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={typed.code}
        onChange={(event) => onChange({ ...typed, code: event.currentTarget.value })}
        error={errorOf('code')}
      />
    </>
  );
}
