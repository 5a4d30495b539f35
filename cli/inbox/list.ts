import {
  countOrphanedFailures,
  countSubmissions,
  countWaiting,
  type DeliverySummary,
  listSubmissions,
  type SubmissionFilter,
  type SubmissionSummary,
} from '#domain/inbox/stored-submissions/index.ts';
import { CHANNELS } from '#domain/messaging/outbox/index.ts';
import { counted } from '#domain/support/counted.ts';
import { csvWriter, type Writer } from '#domain/support/csv.ts';
import { safeLine } from '#domain/support/safe-text.ts';
import type { Call, Command } from './command.ts';
import { FILTER_OPTIONS, filterOf, limitOf } from './filters.ts';
import { FORMAT_OPTIONS, type Format, formatOf, jsonWriter } from './formats.ts';
import { SHORT_ID_LENGTH } from './ids.ts';
import { renderTable } from './table.ts';
import { minuteOf } from './times.ts';

const DEFAULT_LIMIT = 50;

/** `list [filters]`: one line per submission, newest first. */
export const list: Command = {
  options: { ...FILTER_OPTIONS, ...FORMAT_OPTIONS },
  ids: 'none',
  async run({ values, db, kinds, io, delivery }) {
    const filter = filterOf(values, kinds);
    const writer = writerOf(formatOf(values) ?? 'table', io.columns);
    let count = 0;
    const limit = limitOf(values, DEFAULT_LIMIT);
    for await (const summaries of listSubmissions(db, filter, limit, kinds)) {
      count += summaries.length;
      await io.write(writer.rows(summaries));
    }
    await io.write(writer.end());
    await printTotals({ db, kinds, io }, filter, count);
    await warnUnconfigured({ db, io, delivery });
    return 0;
  },
};

async function printTotals(
  { db, kinds, io }: Pick<Call, 'db' | 'kinds' | 'io'>,
  filter: SubmissionFilter,
  n: number,
) {
  const total = await countSubmissions(db, filter, kinds);
  const isForFailed = filter.delivery === undefined || filter.delivery === 'failed';
  const onlyFailed = { ...filter, delivery: 'failed' as const };
  const failed = isForFailed ? await countSubmissions(db, onlyFailed, kinds) : 0;
  const object = failed === 1 ? 'it' : 'them';
  const hint =
    failed > 0 ? ` (list --failed shows ${object}, retry --failed sends ${object} again)` : '';
  io.note(`${n} of ${total}, ${failed} failed${hint}`);
  const orphaned = await countOrphanedFailures(db, kinds);
  if (orphaned > 0)
    io.note(
      `${counted(orphaned, 'failed notification belongs', 'failed notifications belong')} to no stored submission; see retry --failed`,
    );
}

const SETTINGS = {
  mail: 'Mail is not set up (SMTP_URL)',
  crm: 'The CRM is not set up (CRM_WEBHOOK_URL, or HUBSPOT_PORTAL_ID and HUBSPOT_FORM_ID)',
  chat: 'The chat is not set up (CHAT_WEBHOOK_URL)',
} as const;

async function warnUnconfigured({ db, io, delivery }: Pick<Call, 'db' | 'io' | 'delivery'>) {
  for (const channel of CHANNELS) {
    const count = delivery[channel] === null ? await countWaiting(db, channel) : 0;
    if (count > 0) io.note(`${SETTINGS[channel]}. Notifications waiting: ${count}`);
  }
}

function writerOf(format: Format, columns: number | undefined): Writer<SubmissionSummary> {
  if (format === 'json') return jsonWriter();
  if (format === 'csv') {
    const writer = csvWriter(CSV_COLUMNS);
    return { rows: (summaries) => writer.rows(summaries.map(csvRow)), end: writer.end };
  }
  let widths: number[] | undefined;
  const part = (summaries: readonly SubmissionSummary[]) => {
    const layout = { columns, widths, minWidths: MIN_WIDTHS, ...(widths ? {} : { head: HEAD }) };
    const table = renderTable(summaries.map(tableRow), layout);
    widths = table.widths;
    return table.text;
  };
  return { rows: (summaries) => partsOf(summaries).map(part).join(''), end: () => '' };
}

/** Rows laid out together: the time for layout grows faster than the number of rows. */
const PART = 50;

function partsOf(summaries: readonly SubmissionSummary[]): SubmissionSummary[][] {
  const count = Math.ceil(summaries.length / PART);
  return Array.from({ length: count }, (_, index) =>
    summaries.slice(index * PART, (index + 1) * PART),
  );
}

/** Maximum characters of a message in the list. */
const ABOUT = 60;

const HEAD = ['id', 'received (UTC)', 'kind', 'name', 'email', 'about', 'delivery', ''];

/** Never cut: an id, a time and a kind are useless if truncated. */
const WHOLE = Number.POSITIVE_INFINITY;
/** Minimum widths of the columns; 9 leaves room for `1 FAILED`. */
const MIN_WIDTHS = [WHOLE, WHOLE, WHOLE, 4, 4, 4, 9, 4];

function tableRow(summary: SubmissionSummary): string[] {
  return [
    summary.id.slice(0, SHORT_ID_LENGTH),
    minuteOf(summary.receivedAt),
    summary.kind,
    safeLine(summary.name),
    safeLine(summary.email),
    shorten(safeLine(summary.about)),
    deliveryText(summary.delivery),
    summary.verified === false ? 'unverified' : '',
  ];
}

/** `1 FAILED: 550 no such mailbox, 1 sent` */
function deliveryText({ state, failed, waiting, delivered, lastError }: DeliverySummary): string {
  const reason = lastError ? `: ${safeLine(lastError)}` : '';
  const parts = [
    failed > 0 && `${failed} FAILED${state === 'failed' ? reason : ''}`,
    waiting > 0 && `${waiting} waiting${state === 'waiting' ? reason : ''}`,
    delivered > 0 && `${delivered} sent`,
  ];
  return parts.filter(Boolean).join(', ') || 'nothing to send';
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= ABOUT ? text : `${characters.slice(0, ABOUT - 1).join('')}…`;
}

const CSV_COLUMNS = [
  ...['id', 'receivedAt', 'kind', 'name', 'email', 'about', 'verified'],
  ...['delivery', 'delivered', 'waiting', 'failed', 'lastError'],
];

function csvRow({ receivedAt, delivery, ...summary }: SubmissionSummary) {
  const { id, kind, name, email, about, verified } = summary;
  const time = new Date(receivedAt).toISOString();
  const { state, delivered, waiting, failed, lastError } = delivery;
  const queued = [state, delivered, waiting, failed, lastError];
  return [id, time, kind, name, email, about, verified, ...queued];
}
