import { type OutboxEntry, readSubmissions, type Submission } from '#domain/inbox/index.ts';
import { safeJson, safeLine, safeText } from '#domain/safe-text/index.ts';
import { type Command, UsageError } from './command.ts';
import { FORMAT_OPTIONS, formatOf } from './formats.ts';
import { submissionOf } from './ids.ts';
import { renderTable } from './table.ts';
import { secondOf } from './times.ts';
import { verifiedWords } from './words.ts';

/** `show ID`: all of one submission that can be read. */
export const show: Command = {
  options: FORMAT_OPTIONS,
  ids: 'one',
  async run({ values, ids: [typed = ''], db, io }) {
    const format = formatOf(values) ?? 'table';
    if (format === 'csv') throw new UsageError('show has no CSV; export has.');
    const ref = await submissionOf(db, typed);
    const [submission] = await readSubmissions(db, [ref]);
    if (!submission) throw new UsageError(`${ref.id} has just been erased.`);
    await io.write(format === 'json' ? `${safeJson(submission)}\n` : pageOf(submission));
    return 0;
  },
};

function pageOf(submission: Submission): string {
  const facts = factsOf(submission)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, safeLine(value)]);
  const parts = [renderTable(facts, {}).text];
  if (submission.kind === 'application') {
    for (const { question, answer } of submission.answers) {
      parts.push(`${safeLine(question)}\n${safeText(answer)}\n`);
    }
  }
  if ('message' in submission && submission.message !== '') {
    parts.push(`message\n${safeText(submission.message)}\n`);
  }
  if (submission.notices.length > 0) parts.push(outboxTable(submission.notices));
  return parts.join('\n');
}

function factsOf(submission: Submission): [name: string, value: string][] {
  const { page } = submission;
  return [
    ['id', submission.id],
    ['reference', submission.reference],
    ['kind', submission.kind],
    ['received', secondOf(submission.receivedAt)],
    ['verified', verifiedWords(submission.verified)],
    ['name', submission.name],
    ['email', submission.email],
    ...ownFacts(submission),
    ['sent from', page.title ? `${page.route} (${page.title})` : page.route],
    ['agreed to', submission.consent],
    ['address hash', submission.addressHash],
  ];
}

function ownFacts(submission: Submission): [name: string, value: string][] {
  if (submission.kind === 'lead') return [['source', submission.source]];
  if (submission.kind === 'message') {
    return [
      ['topic', submission.topic],
      ['company', submission.company],
      ['phone', submission.phone],
    ];
  }
  const { job, resume } = submission;
  return [
    ['phone', submission.phone],
    ['opening', job ? `${job.name} (${job.slug})` : 'none: talent pool'],
    ['role', submission.role],
    ['location', submission.location],
    ['linkedin', submission.linkedin],
    ['github', submission.github],
    ['portfolio', submission.portfolio],
    ['languages', submission.languages.join(', ')],
    ['frameworks', submission.frameworks.join(', ')],
    ['softwares', submission.softwares.join(', ')],
    ['certifications', submission.certifications.join(', ')],
    ['resume', resume ? `${resume.fileName}, ${resume.size.toLocaleString('en')} bytes` : 'none'],
    ['resume sha256', resume?.sha256 ?? ''],
  ];
}

function outboxTable(entries: readonly OutboxEntry[]): string {
  const head = ['notification', 'by', 'state', 'attempts', 'since', 'next attempt', 'last error'];
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
