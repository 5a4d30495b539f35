import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { queries } from '#console/data/query-cache.ts';
import { ROLE_NAMES } from '#console/session/role-names.ts';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { DataRow } from '#console/ui/data-list.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';

type Invitation = Answer<'listStaff'>['invitations'][number];

/** An invitation that nobody has followed yet. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, expiresAt } = invitation;
  const [isLeaving, setLeaving] = useState(false);
  return (
    <DataRow>
      <Icon name="mail" size={20} className="text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-xs text-quiet">
          {ROLE_NAMES[role]}, expires <RelativeTime at={expiresAt} />
        </p>
      </div>
      <Button
        size="small"
        aria-label={`Revoke the invitation of ${email}`}
        onClick={() => setLeaving(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        title="Revoke this invitation?"
        isOpen={isLeaving}
        confirmLabel="Revoke it"
        isDanger
        onClose={() => setLeaving(false)}
        onConfirm={async () => {
          await call('revokeInvitation', { params: { id } });
          queries.invalidate(['staff']);
        }}
      >
        <p>The link that {email} was sent leads nowhere then. You can invite them again.</p>
      </ConfirmDialog>
    </DataRow>
  );
}
