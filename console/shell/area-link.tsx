import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { call } from '#console/api/call.ts';
import { throttled } from '#console/api/throttle.ts';
import { Icon } from '#console/ui/icon.tsx';
import { UNREAD_COUNT_LIMIT } from '#contract/console/limits.ts';
import type { Area } from './area.ts';

/** Milliseconds between two fetches of a count. It is only a hint, so it may lag. */
const MIN_INTERVAL = 3000;

export interface UnreadCount {
  /** Covered by the key that the server names when the count may have changed. */
  key: string;
  load: (signal: AbortSignal) => Promise<{ unread: number }>;
}

type CountCall = 'countUnreadApplicants' | 'countUnreadInbox' | 'countUnreadNotifications';

const unreadCount = (key: string, name: CountCall): UnreadCount => ({
  key,
  load: throttled((signal) => call(name, { signal, isBackground: true }), MIN_INTERVAL),
});

export const UNREAD_APPLICANTS = unreadCount('applications/unread', 'countUnreadApplicants');
export const UNREAD_INBOX = unreadCount('inbox/unread', 'countUnreadInbox');
export const UNREAD_NOTIFICATIONS = unreadCount('notifications/unread', 'countUnreadNotifications');

export const UNREAD_COUNTS: Readonly<Record<NonNullable<Area['unread']>, UnreadCount>> = {
  applicants: UNREAD_APPLICANTS,
  inbox: UNREAD_INBOX,
  notifications: UNREAD_NOTIFICATIONS,
};

const NO_COUNT: UnreadCount = { key: 'unread', load: async () => ({ unread: 0 }) };

/** @returns null for zero, or while it is unknown */
export function useUnread(count?: UnreadCount): string | null {
  const { key, load } = count ?? NO_COUNT;
  const { data } = useQuery({
    queryKey: [key],
    queryFn: ({ signal }) => load(signal),
    enabled: count !== undefined,
  });
  if (!data || data.unread === 0) return null;
  return data.unread < UNREAD_COUNT_LIMIT ? String(data.unread) : `${UNREAD_COUNT_LIMIT - 1}+`;
}

interface AreaLinkProps {
  area: Area;
  className: string;
  iconSize: 16 | 20;
  iconClass?: string;
  labelClass?: string;
  countClass: string;
}

/** A link of the menu. The unread count is part of its accessible name. */
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
