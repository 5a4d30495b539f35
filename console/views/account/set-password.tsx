import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Form } from '#console/ui/form.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { NewPasswordFields } from '#console/views/sign-in/new-password-fields.tsx';
import { TotpSetup } from '#console/views/sign-in/totp-setup.tsx';
import { useAttempt } from '#console/views/sign-in/use-attempt.ts';
import type { Account } from '#contract/console/account.ts';
import { PASSWORD } from '#contract/console/limits.ts';

interface SetPasswordProps {
  account: Account;
  totp: Answer<'newTotp'>;
  onSet: (done: Answer<'setPassword'>) => void;
  onClose: () => void;
}

/** A new password with the app that belongs to it. */
export function SetPassword({ account, totp, onSet, onClose }: SetPasswordProps) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [typed, setTyped] = useState({ password: '', code: '' });
  const { isBusy, attempt, words, errorOf } = useAttempt(['currentPassword', 'password', 'code']);
  return (
    <Dialog
      title="Set your password"
      isOpen
      onClose={onClose}
      staysOpen
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="set-password" tone="primary" isBusy={isBusy}>
            Set the password
          </Button>
        </>
      }
    >
      <Form
        id="set-password"
        className="grid gap-4"
        isBusy={isBusy}
        onSend={() =>
          attempt(async () => {
            const body = { ...typed, ...(currentPassword && { currentPassword }) };
            onSet(await call('setPassword', { body }));
          })
        }
      >
        {words && <Banner tone="problem">{words}</Banner>}
        {account.hasPassword && (
          <TextField
            label="Current password"
            type="password"
            autoComplete="current-password"
            hint={
              account.passkeys.length > 0
                ? 'If you have forgotten it, leave this empty: a passkey that proved who you are will do.'
                : undefined
            }
            maxLength={PASSWORD.most}
            value={currentPassword}
            onChange={(event) => setCurrentPassword(event.currentTarget.value)}
            error={errorOf('currentPassword')}
          />
        )}
        <NewPasswordFields typed={typed} onChange={setTyped} errorOf={errorOf}>
          <TotpSetup {...totp} />
        </NewPasswordFields>
        <p className="text-xs text-quiet">All your other sessions end.</p>
      </Form>
    </Dialog>
  );
}
