import { useShortcut } from '#console/ui/shortcuts.ts';
import type { ActKind } from './acting.tsx';

interface ActKeys {
  /** Heading in the list of keys. */
  group: string;
  isOn: boolean;
  start: (kind: ActKind) => void;
  /** Opens the applicant where something is written. */
  write: (part: 'note' | 'reply') => void;
  toggleRead: () => void;
}

/** The keys by which applicants are changed, in the list, on the board and on their own page. */
export function useActKeys({ start, write, toggleRead, ...options }: ActKeys): void {
  useShortcut('s', 'Change stage', () => start('stage'), options);
  useShortcut('a', 'Assign', () => start('assign'), options);
  useShortcut('t', 'Add tag', () => start('tag'), options);
  useShortcut('n', 'Add note', () => write('note'), options);
  useShortcut('r', 'Reply', () => write('reply'), options);
  useShortcut('e', 'Reject', () => start('reject'), options);
  useShortcut('u', 'Mark as read or unread', toggleRead, options);
}
