import { call } from '#console/api/call.ts';
import { makePasskey } from '#console/views/sign-in/passkeys.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { thisDevice } from './this-device.ts';

/** Another passkey. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  return (
    <PasskeyDialog
      title="Add a passkey"
      hint="So that you know which one to remove when a device is lost."
      sendLabel="Make the passkey"
      done="The passkey is added"
      name={thisDevice()}
      onSend={async (name) => {
        const response = await makePasskey(await call('newPasskeyOptions'));
        return call('addPasskey', { body: { name, response } });
      }}
      onClose={onClose}
    />
  );
}
