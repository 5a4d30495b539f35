import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { invalidate } from '#console/api/queries.ts';
import { ROLE_NAMES, useCan, useSession } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { useStaffList } from '#console/views/applicants/data/console-facts.ts';
import type { StaffMember } from '#contract/console/staff.ts';
import { Invite } from './invite.tsx';
import { MemberRow } from './member-row.tsx';

export function Component() {
  const { staff: self } = useSession();
  const canManage = useCan('staff.manage');
  const [isInviting, setInviting] = useState(false);
  const list = useStaffList();
  const { staff = [], links = [] } = list.data ?? {};
  const members = staff.filter(({ removedAt }) => removedAt === null);
  return (
    <Page
      title="Team"
      note={members.length > 0 && memberCount(members)}
      actions={
        canManage && (
          <Button tone="action" icon="user-plus" onClick={() => setInviting(true)}>
            Invite
          </Button>
        )
      }
    >
      <div className="grid gap-4 px-4 pb-8">
        <QueryPending query={list} />
        {list.data && (
          <Panel isFlush>
            <Members label="Team" members={members} selfId={self.id} />
            {members.length === 1 && canManage && links.length === 0 && <NoOtherMembers />}
          </Panel>
        )}
        {links.length > 0 && <OpenLinks links={links} />}
        <FormerMembers members={staff.filter(({ removedAt }) => removedAt !== null)} />
      </div>
      {canManage && <Invite isOpen={isInviting} onClose={() => setInviting(false)} />}
    </Page>
  );
}

const memberCount = ({ length }: readonly StaffMember[]) =>
  length === 1 ? '1 member' : `${length} members`;

interface MembersProps {
  label: string;
  members: readonly StaffMember[];
  selfId?: string;
}

function Members({ label, members, selfId }: MembersProps) {
  return (
    <DataList label={label}>
      {members.map((member) => (
        <MemberRow key={member.id} member={member} isSelf={member.id === selfId} />
      ))}
    </DataList>
  );
}

function NoOtherMembers() {
  return (
    <div className="border-t border-line">
      <EmptyState icon="user-plus" title="No other team members yet">
        Invite your recruiters and sales team. Each person gets a link to set up a passkey or
        password, and sees what their role allows.
      </EmptyState>
    </div>
  );
}

function OpenLinks({ links }: { links: readonly OpenLink[] }) {
  return (
    <Panel
      title="Open links"
      note="Unused invitations and recovery links. A link stops working early if the person who created it is no longer an owner, is removed or is signed out everywhere."
      isFlush
    >
      <DataList label="Open links" className="border-t border-line">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </DataList>
    </Panel>
  );
}

function FormerMembers({ members }: { members: readonly StaffMember[] }) {
  if (members.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1 text-quiet touch:min-h-11">
        {members.length === 1 ? '1 former member' : `${members.length} former members`}
      </summary>
      <Panel isFlush>
        <Members label="Former members" members={members} />
      </Panel>
    </details>
  );
}

export type OpenLink = Answer<'listStaff'>['links'][number];

export function LinkRow({ link }: { link: OpenLink }) {
  const { id, purpose, email, role, madeBy, expiresAt } = link;
  const [isRevoking, setRevoking] = useState(false);
  const isInvitation = purpose === 'invitation';
  const label = isInvitation ? `invitation for ${email}` : `recovery link for ${email}`;
  return (
    <DataRow>
      <Icon name={isInvitation ? 'mail' : 'key-round'} size={20} className="text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-xs text-quiet wrap-anywhere">
          {isInvitation ? 'Invitation' : 'Recovery link'} · {ROLE_NAMES[role]} · created by{' '}
          {madeBy ? madeBy.name : 'the command line'} · expires <RelativeTime at={expiresAt} />
        </p>
      </div>
      <Button size="small" aria-label={`Revoke ${label}`} onClick={() => setRevoking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        title={isInvitation ? 'Revoke this invitation?' : 'Revoke this recovery link?'}
        isOpen={isRevoking}
        confirmLabel="Revoke link"
        isDanger
        onClose={() => setRevoking(false)}
        onConfirm={async () => {
          await call('revokeLink', { params: { id } });
          invalidate(['staff']);
        }}
      >
        <p>
          The link for {email} will stop working.{' '}
          {isInvitation ? 'You can invite them again.' : 'They can still sign in as before.'}
        </p>
      </ConfirmDialog>
    </DataRow>
  );
}
