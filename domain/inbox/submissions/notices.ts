import type { RecordsByTopic } from '#domain/messaging/crm.ts';
import type { MailsByTopic } from '#domain/messaging/mails/index.ts';
import type { Kinds } from './kind.ts';

/** How each notification of these kinds is composed, by its topic. */
export function noticesOf({ submissions, related }: Kinds) {
  const all = [...submissions, ...related];
  return {
    mails: Object.assign({}, ...all.map(({ mails }) => mails)) as MailsByTopic,
    records: Object.assign({}, ...all.map(({ records }) => records)) as RecordsByTopic,
  };
}
