import {
  type OutboxEntry,
  readSubmissions,
  type Submission,
} from '#domain/inbox/stored-submissions/index.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import { safeJson, safeLine, safeText } from '#domain/support/safe-text.ts';
import { type Command, UsageError } from './command.ts';
import { FORMAT_OPTIONS, formatOf } from './formats.ts';
import { submissionOf } from './ids.ts';
import { renderTable } from './table.ts';
import { secondOf } from './times.ts';

/** `show ID`: all readable data of one submission. */
export const show: Command = {
  options: FORMAT_OPTIONS,
  ids: 'one',
  async run({ values, ids: [typed = ''], db, kinds, io }) {
    const format = formatOf(values) ?? 'table';
    if (format === 'csv') throw new UsageError('show does not support --csv. Use export instead.');
    const ref = await submissionOf({ db, kinds }, typed);
    const [submission] = await readSubmissions(db, [ref], kinds);
    if (!submission) throw new UsageError(`${ref.id} has just been erased.`);
    await io.write(format === 'json' ? `${safeJson(submission)}\n` : pageOf(submission, kinds));
    return 0;
  },
};

function pageOf(submission: Submission, { submissions }: Kinds): string {
  const kind = submissions.find(({ name }) => name === submission.kind);
  const own = (kind?.fields ?? []).flatMap(({ label, value }): Fact[] =>
    label ? [[label, String(value(submission))]] : [],
  );
  const facts = factsOf(submission, own)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, safeLine(value)]);
  const parts = [renderTable(facts, {}).text];
  for (const { label, text } of kind?.texts(submission) ?? []) {
    parts.push(`${safeLine(label)}\n${safeText(text)}\n`);
  }
  if (submission.notifications.length > 0) parts.push(outboxTable(submission.notifications));
  return parts.join('\n');
}

function verifiedText(verified: Submission['verified']): string {
  if (verified === null) return 'not applicable (this form has no captcha)';
  return verified ? 'yes' : 'no (no captcha was solved)';
}

type Fact = [name: string, value: string];

function factsOf(submission: Submission, own: readonly Fact[]): Fact[] {
  const { page } = submission;
  return [
    ['id', submission.id],
    ['reference', submission.reference],
    ['kind', submission.kind],
    ['received', secondOf(submission.receivedAt)],
    ['verified', verifiedText(submission.verified)],
    ['name', submission.name],
    ['email', submission.email],
    ...own,
    ['page', page.title ? `${page.route} (${page.title})` : page.route],
    ['consent', submission.consent],
    ['IP address hash', submission.addressHash],
  ];
}

function outboxTable(entries: readonly OutboxEntry[]): string {
  const head = [
    'notification',
    'channel',
    'state',
    'attempts',
    'since',
    'next attempt',
    'last error',
  ];
  const rows = entries.map((entry) => [
    entry.topic,
    entry.channel,
    entry.state === 'failed' ? 'FAILED' : entry.state,
    String(entry.attempts),
    secondOf(entry.deliveredAt ?? entry.failedAt ?? entry.createdAt),
    secondOf(entry.nextAttemptAt),
    safeLine(entry.lastError ?? '-'),
  ]);
  return renderTable(rows, { head }).text;
}
