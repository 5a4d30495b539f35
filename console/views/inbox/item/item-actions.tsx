import { useCan, useSession } from '#console/session.tsx';
import { Avatar } from '#console/ui/avatar.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { Button, buttonClass } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Menu, type MenuItem } from '#console/ui/menu.tsx';
import { useStaff } from '#console/views/applicants/data/console-facts.ts';
import { assign, setRead, setSpam, setState } from '#console/views/inbox/change-items.ts';
import { STATUS_LABELS } from '#console/views/inbox/inbox-labels.ts';
import type { InboxItem as Item } from '#contract/console/inbox.ts';
import { INBOX_STATES } from '#contract/console/names.ts';

export function ItemActions({ item, onReply }: { item: Item; onReply: () => void }) {
  const { state, isSpam } = item;
  const spam = isSpam && <Badge tone="warning">Spam</Badge>;
  if (!useCan('messages.work')) {
    return (
      <>
        <Badge tone={STATUS_LABELS[state].tone}>{STATUS_LABELS[state].label}</Badge>
        {spam}
      </>
    );
  }
  return (
    <>
      {spam}
      <AssigneeMenu item={item} />
      <StateMenu item={item} />
      <Button tone="action" icon="reply" keys="r" onClick={onReply}>
        Reply
      </Button>
    </>
  );
}

function AssigneeMenu({ item }: { item: Item }) {
  const { assignee } = item;
  const { staff: me } = useSession();
  const staff = useStaff('messages.read');
  const people: MenuItem[] = [me, ...staff.filter(({ id }) => id !== me.id)].map(
    ({ id, name }) => ({
      label: id === me.id ? `${name} (you)` : name,
      isChecked: assignee?.id === id,
      onSelect: () => void assign([item], { id, name }),
    }),
  );
  const unassigned: MenuItem = {
    label: 'Unassigned',
    icon: 'user-x',
    isChecked: assignee === null,
    onSelect: () => void assign([item], null),
  };
  return (
    <Menu
      label={assignee ? `Assigned to ${assignee.name}. Change assignee` : 'Assign: unassigned'}
      buttonClass={buttonClass({})}
      side="below-end"
      items={[...people, 'line', unassigned]}
    >
      {assignee ? <Avatar name={assignee.name} size="small" /> : <Icon name="user-plus" />}
      <span className="max-sm:sr-only">{assignee ? assignee.name : 'Assign'}</span>
    </Menu>
  );
}

function StateMenu({ item }: { item: Item }) {
  const { state, isRead, isSpam } = item;
  const states = INBOX_STATES.map(
    (option): MenuItem => ({
      label: STATUS_LABELS[option].label,
      isChecked: option === state,
      onSelect: () => void setState([item], option),
    }),
  );
  const readItem: MenuItem = {
    label: isRead ? 'Mark as unread' : 'Mark as read',
    icon: isRead ? 'eye-off' : 'eye',
    onSelect: () => void setRead([item], !isRead),
  };
  const spam: MenuItem = {
    label: isSpam ? 'Not spam' : 'Mark as spam',
    icon: 'ban',
    onSelect: () => void setSpam([item], !isSpam),
  };
  return (
    <Menu
      label={`Status: ${STATUS_LABELS[state].label}`}
      buttonClass={buttonClass({})}
      side="below-end"
      items={[...states, 'line', readItem, spam]}
    >
      {STATUS_LABELS[state].label}
      <Icon name="chevron-down" size={14} />
    </Menu>
  );
}
