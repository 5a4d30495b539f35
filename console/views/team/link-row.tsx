import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { invalidate } from '#console/api/queries.ts';
import { ROLE_NAMES } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { DataRow } from '#console/ui/data-list.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';

export type OpenLink = Answer<'listStaff'>['links'][number];

/** A link that has not been used yet. */
export function LinkRow({ link }: { link: OpenLink }) {
  const { id, purpose, email, role, madeBy, expiresAt } = link;
  const [isLeaving, setLeaving] = useState(false);
  const isInvitation = purpose === 'invitation';
  const label = isInvitation ? `the invitation of ${email}` : `the recovery link of ${email}`;
  return (
    <DataRow>
      <Icon name={isInvitation ? 'mail' : 'key-round'} size={20} className="text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-xs text-quiet wrap-anywhere">
          {isInvitation ? 'Invitation' : 'Recovery'} · {ROLE_NAMES[role]} · made by{' '}
          {madeBy ? madeBy.name : 'the command line'} · expires <RelativeTime at={expiresAt} />
        </p>
      </div>
      <Button size="small" aria-label={`Revoke ${label}`} onClick={() => setLeaving(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        title={isInvitation ? 'Revoke this invitation?' : 'Revoke this recovery link?'}
        isOpen={isLeaving}
        confirmLabel="Revoke link"
        isDanger
        onClose={() => setLeaving(false)}
        onConfirm={async () => {
          await call('revokeLink', { params: { id } });
          invalidate(['staff']);
        }}
      >
        <p>
          The link for {email} stops working.{' '}
          {isInvitation ? 'You can invite them again.' : 'They sign in as before.'}
        </p>
      </ConfirmDialog>
    </DataRow>
  );
}
