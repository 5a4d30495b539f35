/** How much there is in a part of the desk that nobody has opened. */
import { call } from '#console/api/call.ts';
import { nowAndThen } from '#console/api/now-and-then.ts';
import type { Load } from '#console/api/query-state.ts';
import { useQuery } from '#console/api/use-query.ts';
import { UNREAD_COUNT_LIMIT } from '#contract/console/limits.ts';
import type { Area } from './area.ts';

/** Milliseconds from one reading to the next: it is a note at the side. */
const GAP = 3000;

export interface UnreadCount {
  /** Below the name that the server tells of when it may have changed. */
  key: string;
  load: Load<{ unread: number }>;
}

type CountCall = 'countUnreadApplicants' | 'countUnreadInbox' | 'countUnreadNotices';

const counted = (key: string, name: CountCall): UnreadCount => ({
  key,
  load: nowAndThen((signal) => call(name, { signal, isQuiet: true }), GAP),
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

/** @returns null where there is none, or nobody knows */
export function useUnread(count: UnreadCount | undefined): string | null {
  const { data } = useQuery(count?.key ?? null, (signal) =>
    count ? count.load(signal) : Promise.resolve({ unread: 0 }),
  );
  if (!data || data.unread === 0) return null;
  return data.unread < UNREAD_COUNT_LIMIT ? String(data.unread) : `${UNREAD_COUNT_LIMIT - 1}+`;
}
