import { useShortcut } from '#console/ui/shortcuts.ts';
import type { ActionKind } from './action-dialogs.tsx';

interface ActKeys {
  /** Heading in the list of shortcuts. */
  group: string;
  isOn: boolean;
  start: (kind: ActionKind) => void;
  /** Opens the applicant with a new note or a reply. */
  write: (part: 'note' | 'reply') => void;
  toggleRead: () => void;
}

/** Shortcuts for changing applicants, shared by the list, the board and the applicant's page. */
export function useActionShortcuts({ start, write, toggleRead, ...options }: ActKeys): void {
  useShortcut('s', 'Change stage', () => start('stage'), options);
  useShortcut('a', 'Assign', () => start('assign'), options);
  useShortcut('t', 'Add tag', () => start('tag'), options);
  useShortcut('n', 'Add note', () => write('note'), options);
  useShortcut('r', 'Reply', () => write('reply'), options);
  useShortcut('e', 'Reject', () => start('reject'), options);
  useShortcut('u', 'Mark as read or unread', toggleRead, options);
}
