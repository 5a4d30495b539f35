import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { invalidate } from '#console/api/queries.ts';
import { ROLE_NAMES, useCan } from '#console/session.tsx';
import { Avatar } from '#console/ui/avatar.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { DataRow } from '#console/ui/data-list.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Menu } from '#console/ui/menu.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import type { StaffMember } from '#contract/console/staff.ts';
import { ChangeRole } from './change-role.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';

interface MemberRowProps {
  member: StaffMember;
  isSelf: boolean;
}

type OpenDialog = 'role' | 'sign-out' | 'remove' | undefined;

export function MemberRow({ member, isSelf }: MemberRowProps) {
  const { name, email, role, removedAt } = member;
  const canManage = useCan('staff.manage') && removedAt === null;
  return (
    <DataRow>
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {name} {isSelf && <Badge>You</Badge>}
        </p>
        <p className="truncate text-xs text-quiet">{email}</p>
      </div>
      <p className="text-xs text-quiet max-sm:hidden">
        <LastSeen member={member} />
      </p>
      <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{ROLE_NAMES[role]}</Badge>
      {canManage && <Manage member={member} isSelf={isSelf} />}
    </DataRow>
  );
}

function LastSeen({ member: { lastSignInAt, removedAt } }: { member: StaffMember }) {
  if (removedAt !== null) {
    return (
      <>
        Removed <RelativeTime at={removedAt} />
      </>
    );
  }
  if (lastSignInAt === null) return 'Never signed in';
  return (
    <>
      Last sign-in <RelativeTime at={lastSignInAt} />
    </>
  );
}

function Manage({ member, isSelf }: MemberRowProps) {
  const { id, name, email } = member;
  const [open, setOpen] = useState<OpenDialog>();
  const [newLink, setNewLink] = useState<Answer<'recoverStaff'>>();
  const close = () => setOpen(undefined);

  async function recover() {
    const link = await mutate({ send: () => call('recoverStaff', { params: { id } }) });
    if (!link) return;
    setNewLink(link);
    invalidate(['staff']);
  }

  return (
    <>
      <Menu
        label={`Manage ${name}`}
        side="below-end"
        buttonClass="grid size-8 flex-none cursor-pointer place-items-center rounded-inner text-quiet hover:bg-sunken hover:text-text touch:size-11"
        items={[
          { label: 'Change role', icon: 'shield', onSelect: () => setOpen('role') },
          { label: 'Create recovery link', icon: 'key-round', onSelect: () => void recover() },
          { label: 'Sign out everywhere', icon: 'log-out', onSelect: () => setOpen('sign-out') },
          'line',
          { label: 'Remove', icon: 'user-x', isDanger: true, onSelect: () => setOpen('remove') },
        ]}
      >
        <Icon name="ellipsis" />
      </Menu>
      {open === 'role' && <ChangeRole member={member} isSelf={isSelf} onClose={close} />}
      <SignOut member={member} isSelf={isSelf} isOpen={open === 'sign-out'} onClose={close} />
      <Remove member={member} isOpen={open === 'remove'} onClose={close} />
      <NewLinkDialog
        title={`Recovery link for ${name}`}
        email={email}
        link={newLink}
        onClose={() => setNewLink(undefined)}
      />
    </>
  );
}

interface QuestionProps {
  member: StaffMember;
  isOpen: boolean;
  onClose: () => void;
}

function SignOut({ member, isSelf, isOpen, onClose }: QuestionProps & { isSelf: boolean }) {
  const { id, name } = member;
  return (
    <ConfirmDialog
      title={`Sign out ${name} everywhere?`}
      isOpen={isOpen}
      confirmLabel={`Sign out ${name}`}
      onClose={onClose}
      onConfirm={async () => {
        await call('endStaffSessions', { params: { id } });
        showToast({ text: `Signed out ${name} everywhere` });
      }}
    >
      <p>
        {isSelf
          ? 'This ends all your sessions, including this one, and revokes the open links that you created. You can sign in again.'
          : 'This ends their sessions on all devices and revokes the open links that they created. They get an email about it and can sign in again.'}
      </p>
    </ConfirmDialog>
  );
}

function Remove({ member: { id, name }, isOpen, onClose }: QuestionProps) {
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      isOpen={isOpen}
      confirmLabel={`Remove ${name}`}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        await call('removeStaff', { params: { id } });
        invalidate(['staff']);
      }}
    >
      <p>
        They will no longer be able to sign in. This ends their sessions and revokes the open links
        that they created. Their notes and activity stay, with their name. Emails that they
        scheduled will still be sent.
      </p>
    </ConfirmDialog>
  );
}
