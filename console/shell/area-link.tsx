import { NavLink } from 'react-router';
import { Icon } from '#console/ui/icon.tsx';
import type { Area } from './area.ts';
import { UNREAD_COUNTS, useUnread } from './unread-counts.ts';

interface AreaLinkProps {
  area: Area;
  className: string;
  iconSize: 16 | 20;
  iconClass?: string;
  labelClass?: string;
  /** Of how many there are that nobody has opened. */
  countClass: string;
}

/** An entry of the menu, with how much there is that nobody has opened: a word of its name for those who hear it. */
export function AreaLink(props: AreaLinkProps) {
  const { area, className, iconSize, iconClass, labelClass, countClass } = props;
  const { path, label, icon } = area;
  const unread = useUnread(area.unread && UNREAD_COUNTS[area.unread]);
  const name = unread === null ? label : `${label}, ${unread} unread`;
  return (
    <NavLink to={`/${path}`} className={className} title={name}>
      <Icon name={icon} size={iconSize} {...(iconClass && { className: iconClass })} />
      <span aria-hidden className={labelClass}>
        {label}
      </span>
      <span className="sr-only">{name}</span>
      {unread !== null && (
        <span aria-hidden className={countClass}>
          {unread}
        </span>
      )}
    </NavLink>
  );
}
