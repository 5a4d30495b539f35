import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { setCached } from '#console/api/queries.ts';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { canUsePasskeys } from '#console/views/sign-in/passkeys.ts';
import { LocalhostNote } from '#console/views/sign-in/sign-in-layout.tsx';
import type { Account } from '#contract/console/account.ts';
import { AddPasskey, RenamePasskey } from './passkey-dialog.tsx';

type Passkey = Account['passkeys'][number];

export function Passkeys({ account: { passkeys } }: { account: Account }) {
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  const canAdd = canUsePasskeys();
  return (
    <Panel
      title="Passkeys"
      note="Sign in with your fingerprint, face or screen lock."
      isFlush
      actions={
        canAdd && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            Add passkey
          </Button>
        )
      }
    >
      {passkeys.length > 0 ? (
        <DataList label="Passkeys" className="border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </DataList>
      ) : (
        <p className="border-t border-line px-4 py-4 text-sm text-quiet">
          {canAdd
            ? 'No passkeys yet. A passkey is quicker than a password with a code, and it protects you from phishing.'
            : 'No passkeys yet. This site or browser does not support passkeys.'}
        </p>
      )}
      <div className="px-4 empty:hidden [&>*]:mb-4">
        <LocalhostNote />
      </div>
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
      {renaming && <RenamePasskey passkey={renaming} onClose={() => setRenaming(undefined)} />}
      <ConfirmDialog
        title={`Remove ${removing?.name ?? 'this passkey'}?`}
        isOpen={removing !== undefined}
        confirmLabel="Remove passkey"
        isDanger
        onClose={() => setRemoving(undefined)}
        onConfirm={async () => {
          if (!removing) return;
          const account = await call('removePasskey', { params: { id: removing.id } });
          setCached('account', account);
        }}
      >
        <p>You will no longer be able to sign in with it. Remove it from your device too.</p>
      </ConfirmDialog>
    </Panel>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <DataRow>
      <Icon name="fingerprint-pattern" size={20} className="text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-quiet">
          Added <RelativeTime at={createdAt} />
          {lastUsedAt !== null && (
            <>
              , last used <RelativeTime at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button size="small" aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </Button>
      <Button size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </DataRow>
  );
}
