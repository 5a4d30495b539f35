import type { ChatTopics } from '#domain/messaging/chat.ts';
import type { CrmRecordsByTopic } from '#domain/messaging/crm.ts';
import type { MailsByTopic } from '#domain/messaging/mails/index.ts';
import { ALERT } from './alert.ts';
import { APPLICATION } from './application.ts';
import { CONSOLE_MAIL } from './console-mail.ts';
import type { Kinds } from './kind.ts';
import { LEAD } from './lead.ts';
import { MESSAGE } from './message.ts';
import { SUBSCRIPTION } from './subscription.ts';

/** All kinds. Code that reads, delivers, exports or erases submissions uses this list. */
export const KINDS = {
  submissions: [APPLICATION, MESSAGE, LEAD],
  related: [SUBSCRIPTION, ALERT, CONSOLE_MAIL],
  commonDependents: [
    { table: 'outbox', column: 'subject_id' },
    { table: 'inbox_notes', column: 'subject_id' },
  ],
} as const satisfies Kinds;

export type SubmissionKind = (typeof KINDS.submissions)[number]['name'];

/** The functions that compose the notifications of these kinds, by topic. */
export function composersOf({ submissions, related }: Kinds) {
  const all = [...submissions, ...related];
  return {
    mails: Object.assign({}, ...all.map(({ mails }) => mails)) as MailsByTopic,
    crmRecords: Object.assign({}, ...all.map(({ crmRecords }) => crmRecords)) as CrmRecordsByTopic,
    chat: Object.assign({}, ...all.map(({ chat }) => chat)) as ChatTopics,
  };
}
