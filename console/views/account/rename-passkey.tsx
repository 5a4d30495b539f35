import { call } from '#console/api/call.ts';
import type { Account } from '#contract/console/account.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';

interface RenamePasskeyProps {
  passkey: Account['passkeys'][number];
  onClose: () => void;
}

/** Another name for a passkey, as the account shows it. */
export function RenamePasskey({ passkey: { id, name: before }, onClose }: RenamePasskeyProps) {
  return (
    <PasskeyDialog
      title={`Rename ${before}`}
      hint="Here alone: the device keeps its own."
      sendLabel="Rename the passkey"
      done="The passkey is renamed"
      name={before}
      onSend={(name) => call('renamePasskey', { params: { id }, body: { name } })}
      onClose={onClose}
    />
  );
}
