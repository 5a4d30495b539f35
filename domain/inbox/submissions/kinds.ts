import { ALERT } from './alert.ts';
import { APPLICATION } from './application.ts';
import { DESK_MAIL } from './desk-mail.ts';
import type { Kinds } from './kind.ts';
import { LEAD } from './lead.ts';
import { MESSAGE } from './message.ts';
import { SUBSCRIPTION } from './subscription.ts';

/** All that people send. Whatever reads, delivers, exports or erases it is driven by this list. */
export const KINDS = {
  submissions: [APPLICATION, MESSAGE, LEAD],
  related: [SUBSCRIPTION, ALERT, DESK_MAIL],
  commonDependents: [
    { table: 'outbox', column: 'subject_id' },
    { table: 'inbox_notes', column: 'subject_id' },
  ],
} as const satisfies Kinds;

export type SubmissionKind = (typeof KINDS.submissions)[number]['name'];
