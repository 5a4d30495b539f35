import { useState } from 'react';
import { useCan, useSession } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { DataList } from '#console/ui/data-list.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { Pending } from '#console/ui/pending.tsx';
import { useStaffList } from '#console/views/applicants/data/desk-facts.ts';
import { Invite } from './invite.tsx';
import { LinkRow } from './link-row.tsx';
import { MemberRow } from './member-row.tsx';

/** Who works at the desk, and the links by which somebody can come in. */
export function Component() {
  const { staff: self } = useSession();
  const canManage = useCan('staff.manage');
  const [isInviting, setInviting] = useState(false);
  const list = useStaffList();
  const { data } = list;
  const members = data?.staff.filter(({ removedAt }) => removedAt === null) ?? [];
  const former = data?.staff.filter(({ removedAt }) => removedAt !== null) ?? [];
  const invite = (
    <Button tone="action" icon="user-plus" onClick={() => setInviting(true)}>
      Invite
    </Button>
  );
  return (
    <Page
      title="Team"
      note={members.length > 0 && (members.length === 1 ? '1 person' : `${members.length} people`)}
      actions={canManage && invite}
    >
      <div className="grid gap-4 px-4 pb-8">
        <Pending query={list} />
        {data && (
          <Panel isFlush>
            <DataList label="Team">
              {members.map((member) => (
                <MemberRow key={member.id} member={member} isSelf={member.id === self.id} />
              ))}
            </DataList>
            {members.length === 1 && canManage && data.links.length === 0 && (
              <div className="border-t border-line">
                <EmptyState icon="user-plus" title="You are alone here">
                  Invite whoever recruits or sells. Each gets a link, makes a passkey or a password
                  of their own, and sees what their role allows.
                </EmptyState>
              </div>
            )}
          </Panel>
        )}
        {data && data.links.length > 0 && (
          <Panel
            title="Open links"
            note="Invitations and recovery links that have not been used. They end early if whoever made them is no longer an owner, is removed, or is signed out everywhere."
            isFlush
          >
            <DataList label="Open links" className="border-t border-line">
              {data.links.map((link) => (
                <LinkRow key={link.id} link={link} />
              ))}
            </DataList>
          </Panel>
        )}
        {former.length > 0 && (
          <details className="text-sm">
            <summary className="cursor-pointer py-1 text-quiet touch:min-h-11">
              {former.length === 1 ? '1 person' : `${former.length} people`} who worked here
            </summary>
            <Panel isFlush>
              <DataList label="Worked here">
                {former.map((member) => (
                  <MemberRow key={member.id} member={member} isSelf={false} />
                ))}
              </DataList>
            </Panel>
          </details>
        )}
      </div>
      {canManage && <Invite isOpen={isInviting} onClose={() => setInviting(false)} />}
    </Page>
  );
}
