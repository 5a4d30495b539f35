import { ROLE_NAMES } from '#console/session/role-names.ts';
import { useSession } from '#console/session.tsx';
import { Avatar } from '#console/ui/avatar.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Menu } from '#console/ui/menu.tsx';
import { useAccountItems } from './account-items.ts';

/** Whoever is signed in, at the foot of the rail. */
export function AccountMenu() {
  const { staff } = useSession();
  const items = useAccountItems();
  return (
    <Menu
      label={`${staff.name} ${ROLE_NAMES[staff.role]}: account, appearance, sign out`}
      items={items}
      side="above-start"
      buttonClass="flex w-full cursor-pointer items-center gap-2.5 rounded-inner p-1.5 text-left hover:bg-rail-active/60 touch:min-h-11 max-lg:justify-center"
    >
      <Avatar name={staff.name} />
      <span className="min-w-0 flex-1 leading-tight max-lg:sr-only">
        <span className="block truncate text-sm font-medium">{staff.name}</span>{' '}
        <span className="block truncate text-xs text-quiet">{ROLE_NAMES[staff.role]}</span>
      </span>
      <Icon name="chevron-up" size={14} className="text-quiet max-lg:hidden" />
    </Menu>
  );
}
