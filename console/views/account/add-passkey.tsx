import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { queries } from '#console/data/query-cache.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Form } from '#console/ui/form.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast/toast-store.ts';
import { makePasskey } from '#console/views/sign-in/passkeys.ts';
import { useAttempt } from '#console/views/sign-in/use-attempt.ts';
import { DESK_LIMITS } from '#contract/console/limits.ts';
import { thisDevice } from './this-device.ts';

interface AddPasskeyProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Another passkey, with a name that tells it from the others. */
export function AddPasskey({ isOpen, onClose }: AddPasskeyProps) {
  const [name, setName] = useState(thisDevice);
  const { isBusy, attempt, words, errorOf } = useAttempt(['name']);

  async function add() {
    const isAdded = await attempt(async () => {
      const response = await makePasskey(await call('newPasskeyOptions'));
      queries.put('account', await call('addPasskey', { body: { name, response } }));
    });
    if (!isAdded) return;
    showToast({ text: 'The passkey is added' });
    onClose();
  }

  return (
    <Dialog
      title="Add a passkey"
      isOpen={isOpen}
      onClose={onClose}
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="add-passkey" tone="primary" isBusy={isBusy}>
            Make the passkey
          </Button>
        </>
      }
    >
      <Form id="add-passkey" className="grid gap-3" isBusy={isBusy} onSend={() => add()}>
        {words && <Banner tone="problem">{words}</Banner>}
        <TextField
          label="Name"
          hint="So that you know which one to remove when a device is lost."
          maxLength={DESK_LIMITS.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errorOf('name')}
        />
      </Form>
    </Dialog>
  );
}
