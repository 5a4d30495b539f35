/** How much there is in a part of the desk that nobody has opened. */

import { useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { throttled } from '#console/api/throttle.ts';
import { UNREAD_COUNT_LIMIT } from '#contract/console/limits.ts';
import type { Area } from './area.ts';

/** Milliseconds from one reading to the next: it is a note at the side. */
const GAP = 3000;

export interface UnreadCount {
  /** Below the name that the server tells of when it may have changed. */
  key: string;
  load: (signal: AbortSignal) => Promise<{ unread: number }>;
}

type CountCall = 'countUnreadApplicants' | 'countUnreadInbox' | 'countUnreadNotices';

const counted = (key: string, name: CountCall): UnreadCount => ({
  key,
  load: throttled((signal) => call(name, { signal, isQuiet: true }), GAP),
});

export const UNREAD_APPLICANTS = counted('applications/unread', 'countUnreadApplicants');
export const UNREAD_INBOX = counted('inbox/unread', 'countUnreadInbox');
export const UNREAD_NOTICES = counted('notices/unread', 'countUnreadNotices');

/** By what an area says of itself. */
export const UNREAD_COUNTS: Readonly<Record<NonNullable<Area['unread']>, UnreadCount>> = {
  applicants: UNREAD_APPLICANTS,
  inbox: UNREAD_INBOX,
  notices: UNREAD_NOTICES,
};

const NO_COUNT: UnreadCount = { key: 'unread', load: async () => ({ unread: 0 }) };

/** @returns null where there is none, or it is not known */
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
