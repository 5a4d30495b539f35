import { NavLink } from 'react-router';
import { Icon, type IconName } from '#console/ui/icon.tsx';

const LAYOUTS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/applicants', label: 'List', icon: 'list' },
  { to: '/applicants/board', label: 'Board', icon: 'columns-3' },
];

/** @param search the filters, which list and board share */
export function ViewSwitch({ search }: { search: string }) {
  return (
    <nav aria-label="Layout" className="flex rounded-inner bg-sunken p-0.5">
      {LAYOUTS.map(({ to, label, icon }) => (
        <NavLink
          key={to}
          end
          to={{ pathname: to, search }}
          className="inline-flex h-7 items-center gap-1.5 rounded-[5px] px-2.5 text-sm text-quiet no-underline hover:text-text aria-[current=page]:bg-surface aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:shadow-card touch:min-h-11 forced-colors:aria-[current=page]:border"
        >
          <Icon name={icon} size={14} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
