import type { Dependent } from './kind.ts';

/** What the desk's inbox has of a submission. */
export const INBOX_ROWS: readonly Dependent[] = [
  { table: 'inbox_states', column: 'subject_id' },
  { table: 'inbox_notes', column: 'subject_id' },
];
