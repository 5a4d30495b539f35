import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { queries } from '#console/data/query-cache.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Form } from '#console/ui/form.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast/toast-store.ts';
import { useAttempt } from '#console/views/sign-in/use-attempt.ts';
import { DESK_LIMITS } from '#contract/console/limits.ts';
import type { Account } from '#contract/console/session.ts';

interface RenamePasskeyProps {
  passkey: Account['passkeys'][number];
  onClose: () => void;
}

/** Another name for a passkey, as the account shows it. */
export function RenamePasskey({ passkey: { id, name: before }, onClose }: RenamePasskeyProps) {
  const [name, setName] = useState(before);
  const { isBusy, attempt, words, errorOf } = useAttempt(['name']);

  async function rename() {
    const isRenamed = await attempt(async () => {
      queries.put('account', await call('renamePasskey', { params: { id }, body: { name } }));
    });
    if (!isRenamed) return;
    showToast({ text: 'The passkey is renamed' });
    onClose();
  }

  return (
    <Dialog
      title={`Rename ${before}`}
      isOpen
      onClose={onClose}
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="rename-passkey"
            tone="primary"
            isBusy={isBusy}
            disabled={name.trim() === ''}
          >
            Rename the passkey
          </Button>
        </>
      }
    >
      <Form id="rename-passkey" className="grid gap-3" isBusy={isBusy} onSend={() => rename()}>
        {words && <Banner tone="problem">{words}</Banner>}
        <TextField
          label="Name"
          hint="Here alone: the device keeps its own."
          maxLength={DESK_LIMITS.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errorOf('name')}
        />
      </Form>
    </Dialog>
  );
}
