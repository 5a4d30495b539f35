import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { setCached } from '#console/api/queries.ts';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { createPasskey } from '#console/views/sign-in/passkeys.ts';
import { useSubmit } from '#console/views/sign-in/use-attempt.ts';
import type { Account } from '#contract/console/account.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import { thisDevice } from './this-device.ts';

interface PasskeyDialogProps {
  title: string;
  hint: string;
  sendLabel: string;
  /** Text of the toast. */
  done: string;
  /** Initial value. */
  name: string;
  /** @returns the updated account */
  onSend: (name: string) => Promise<Account>;
  onClose: () => void;
}

export function PasskeyDialog(props: PasskeyDialogProps) {
  const { title, hint, sendLabel, done, onSend, onClose } = props;
  const [name, setName] = useState(props.name);
  const { isBusy, submit, message, errorOf } = useSubmit(['name']);

  async function send() {
    const isDone = await submit(async () => setCached('account', await onSend(name)));
    if (!isDone) return;
    showToast({ text: done });
    onClose();
  }

  return (
    <FormDialog
      title={title}
      size="narrow"
      className="grid gap-3"
      submitLabel={sendLabel}
      isBusy={isBusy}
      isIncomplete={name.trim() === ''}
      problem={message}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint={hint}
        maxLength={CONSOLE_LIMITS.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errorOf('name')}
      />
    </FormDialog>
  );
}

export function AddPasskey({ onClose }: { onClose: () => void }) {
  return (
    <PasskeyDialog
      title="Add passkey"
      hint="Helps you tell your devices apart, for example when you lose one."
      sendLabel="Create passkey"
      done="Passkey added"
      name={thisDevice()}
      onSend={async (name) => {
        const response = await createPasskey(await call('newPasskeyOptions'));
        return call('addPasskey', { body: { name, response } });
      }}
      onClose={onClose}
    />
  );
}

interface RenamePasskeyProps {
  passkey: Account['passkeys'][number];
  onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name: oldName }, onClose }: RenamePasskeyProps) {
  return (
    <PasskeyDialog
      title={`Rename ${oldName}`}
      hint="This changes the name here, not on your device."
      sendLabel="Rename passkey"
      done="Passkey renamed"
      name={oldName}
      onSend={(name) => call('renamePasskey', { params: { id }, body: { name } })}
      onClose={onClose}
    />
  );
}
