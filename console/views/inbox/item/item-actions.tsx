import { useCan, useSession } from '#console/session.tsx';
import { Avatar } from '#console/ui/avatar.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { Button, buttonClass } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Menu, type MenuItem } from '#console/ui/menu.tsx';
import { useStaff } from '#console/views/applicants/data/desk-facts.ts';
import { assign, setRead, setSpam, setState } from '#console/views/inbox/change-items.ts';
import { STATES } from '#console/views/inbox/inbox-words.ts';
import type { InboxItem as Item } from '#contract/console/inbox.ts';
import { INBOX_STATES } from '#contract/console/inbox-names.ts';

/** Where it stands, whose it is, and what can be done with it. */
export function ItemActions({ item, onReply }: { item: Item; onReply: () => void }) {
  const { state, isSpam, isRead, assignee } = item;
  const { staff: me } = useSession();
  const staff = useStaff('messages.read');
  const mayWork = useCan('messages.work');
  if (!mayWork) {
    return (
      <>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        {isSpam && <Badge tone="warning">Spam</Badge>}
      </>
    );
  }
  const others = staff.filter(({ id }) => id !== me.id);
  const people: MenuItem[] = [me, ...others].map(({ id, name }) => ({
    label: id === me.id ? `${name} (you)` : name,
    isChosen: assignee?.id === id,
    onSelect: () => void assign([item], { id, name }),
  }));
  return (
    <>
      {isSpam && <Badge tone="warning">Spam</Badge>}
      <Menu
        label={assignee ? `With ${assignee.name}: assign` : 'With nobody: assign'}
        buttonClass={buttonClass({})}
        side="below-end"
        items={[
          ...people,
          'line',
          {
            label: 'Nobody',
            icon: 'user-x',
            isChosen: assignee === null,
            onSelect: () => void assign([item], null),
          },
        ]}
      >
        {assignee ? <Avatar name={assignee.name} size="small" /> : <Icon name="user-plus" />}
        <span className="max-sm:sr-only">{assignee ? assignee.name : 'Assign'}</span>
      </Menu>
      <Menu
        label={`State: ${STATES[state].label}`}
        buttonClass={buttonClass({})}
        side="below-end"
        items={[
          ...INBOX_STATES.map(
            (one): MenuItem => ({
              label: STATES[one].label,
              isChosen: one === state,
              onSelect: () => void setState([item], one),
            }),
          ),
          'line',
          {
            label: isRead ? 'Mark as unread' : 'Mark as read',
            icon: isRead ? 'eye-off' : 'eye',
            onSelect: () => void setRead([item], !isRead),
          },
          {
            label: isSpam ? 'No spam' : 'Spam',
            icon: 'ban',
            onSelect: () => void setSpam([item], !isSpam),
          },
        ]}
      >
        {STATES[state].label}
        <Icon name="chevron-down" size={14} />
      </Menu>
      <Button tone="action" icon="reply" keys="r" onClick={onReply}>
        Reply
      </Button>
    </>
  );
}
