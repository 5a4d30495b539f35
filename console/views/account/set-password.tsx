import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { NewPasswordFields } from '#console/views/sign-in/new-password-fields.tsx';
import { useSubmit } from '#console/views/sign-in/use-attempt.ts';
import type { Account } from '#contract/console/account.ts';
import { PASSWORD } from '#contract/console/limits.ts';

interface SetPasswordProps {
  account: Account;
  totp: Answer<'newTotp'>;
  onSet: (done: Answer<'setPassword'>) => void;
  onClose: () => void;
}

export function SetPassword({ account, totp, onSet, onClose }: SetPasswordProps) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [typed, setTyped] = useState({ password: '', code: '' });
  const { isBusy, submit, message, errorOf } = useSubmit(['currentPassword', 'password', 'code']);
  return (
    <FormDialog
      title="Set password"
      keepsOpenOnOutsideClick
      submitLabel="Save password"
      isBusy={isBusy}
      problem={message}
      onSubmit={() =>
        submit(async () => {
          const body = { ...typed, ...(currentPassword && { currentPassword }) };
          onSet(await call('setPassword', { body }));
        })
      }
      onClose={onClose}
    >
      {account.hasPassword && (
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          hint={
            account.passkeys.length > 0
              ? 'Forgotten it? Leave this empty if you confirmed your identity with a passkey.'
              : undefined
          }
          maxLength={PASSWORD.most}
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.currentTarget.value)}
          error={errorOf('currentPassword')}
        />
      )}
      <NewPasswordFields typed={typed} onChange={setTyped} errorOf={errorOf} totp={totp} />
      <p className="text-xs text-quiet">This signs you out of all other sessions.</p>
    </FormDialog>
  );
}
