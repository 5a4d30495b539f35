import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { invalidate, setCached } from '#console/api/queries.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { RecoveryCodes } from '#console/views/sign-in/recovery-codes.tsx';
import type { Account } from '#contract/console/account.ts';
import { SetPassword } from './set-password.tsx';

/** Warns below this number of unused recovery codes. */
const LOW_COUNT = 3;

export function PasswordPanel({ account }: { account: Account }) {
  const { hasPassword, recoveryCodesLeft: left } = account;
  const [totp, setTotp] = useState<Answer<'newTotp'>>();
  const [isRenewing, setRenewing] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  async function begin() {
    const setup = await mutate({ send: () => call('newTotp') });
    if (setup) setTotp(setup);
  }

  return (
    <Panel
      title="Password and authenticator app"
      note={
        hasPassword
          ? 'Sign in with a password and a code from your authenticator app.'
          : 'You have not set a password. For devices without a passkey, set a password and an authenticator app.'
      }
      actions={
        <Button icon="key-round" onClick={begin}>
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
      }
    >
      {hasPassword && <CodesLeft left={left} onRenew={() => setRenewing(true)} />}
      {totp && (
        <SetPassword
          account={account}
          totp={totp}
          onClose={() => setTotp(undefined)}
          onSet={({ account: changed, recoveryCodes }) => {
            setCached('account', changed);
            setTotp(undefined);
            setCodes(recoveryCodes);
          }}
        />
      )}
      <ConfirmDialog
        title="Create new recovery codes?"
        isOpen={isRenewing}
        confirmLabel="Create new codes"
        onClose={() => setRenewing(false)}
        onConfirm={async () => {
          setCodes(await call('newRecoveryCodes'));
          invalidate(['account']);
        }}
      >
        <p>Your current codes will stop working.</p>
      </ConfirmDialog>
      {codes && <StoreCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  );
}

function CodesLeft({ left, onRenew }: { left: number; onRenew: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3 text-sm">
      <span className="min-w-0 flex-1">
        Recovery codes{' '}
        <Badge tone={left >= LOW_COUNT ? 'neutral' : 'warning'}>
          {left === 0 ? 'none left' : `${left} left`}
        </Badge>
      </span>
      <Button size="small" onClick={onRenew}>
        Create new codes{' '}
      </Button>
    </div>
  );
}

function StoreCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      title="Save your recovery codes"
      isOpen
      onClose={onClose}
      size="narrow"
      keepsOpenOnOutsideClick
    >
      <RecoveryCodes codes={codes} onSaved={onClose} />
    </Dialog>
  );
}
