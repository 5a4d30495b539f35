import { join, resolve } from 'node:path';
import { normalizeEmail } from '#contract/email-rules.ts';
import {
  listSubmissions,
  readPerson,
  readResume,
  readSubmissions,
  type Submission,
} from '#domain/inbox/stored-submissions/index.ts';
import type { Cell, Kinds } from '#domain/inbox/submissions/index.ts';
import { counted } from '#domain/support/counted.ts';
import { csvWriter, type Writer } from '#domain/support/csv.ts';
import { safeJson } from '#domain/support/safe-text.ts';
import { type Call, type Command, UsageError } from './command.ts';
import { createEmptyFolder, resumeFileName, writeFile, writeInChunks } from './files.ts';
import { FILTER_OPTIONS, filterOf, limitOf } from './filters.ts';
import { FORMAT_OPTIONS, formatOf, jsonWriter } from './formats.ts';

/** `export`: complete submissions for other programs, or all data of one person. */
export const exportCommand: Command = {
  options: {
    ...FILTER_OPTIONS,
    ...FORMAT_OPTIONS,
    out: { type: 'string' },
    force: { type: 'boolean' },
    bom: { type: 'boolean' },
    person: { type: 'string' },
  },
  ids: 'none',
  async run(call) {
    const { values, io } = call;
    if (values.person !== undefined) return exportPerson(call);
    const writer = writerOf(call);
    const out = values.out as string | undefined;
    if (out === undefined || out === '-') {
      await writeSubmissions(call, writer, io.write);
      return 0;
    }
    const path = resolve(io.folder, out);
    await writeInChunks(path, values.force === true, (write) =>
      writeSubmissions(call, writer, write),
    );
    io.note(`Wrote ${path}`);
    return 0;
  },
};

function writerOf({ values, kinds }: Call): Writer<Submission> {
  const format = formatOf(values);
  if (format === 'json') return jsonWriter();
  if (format !== 'csv') throw new UsageError('export needs --csv or --json.', { showsUsage: true });
  const columns = exportColumns(kinds);
  const writer = csvWriter(columns, { bom: values.bom === true });
  return {
    rows: (submissions) => writer.rows(submissions.map((each) => exportRow(each, kinds))),
    end: writer.end,
  };
}

async function writeSubmissions(
  { values, db, kinds, io }: Call,
  writer: Writer<Submission>,
  write: (data: string) => Promise<void>,
): Promise<void> {
  let count = 0;
  const [filter, limit] = [filterOf(values, kinds), limitOf(values, null)];
  for await (const summaries of listSubmissions(db, filter, limit, kinds)) {
    const submissions = await readSubmissions(db, summaries, kinds);
    count += submissions.length;
    await write(writer.rows(submissions));
  }
  await write(writer.end());
  io.note(`${count} exported`);
}

/** Writes all data of an address to a folder: `person.json` and the résumés. */
async function exportPerson({ values, db, kinds, io }: Call): Promise<number> {
  const email = normalizeEmail(String(values.person));
  const out = values.out as string | undefined;
  if (out === undefined || out === '-') {
    throw new UsageError('--person needs --out FOLDER.', { showsUsage: true });
  }
  const person = await readPerson(db, email, kinds);
  const { submissions, subscriptions, alerts } = person;
  if (submissions.length + subscriptions.length + alerts.length === 0) {
    throw new UsageError(`No data is stored for ${email}.`);
  }
  const folder = resolve(io.folder, out);
  await createEmptyFolder(folder);
  await writeFile(join(folder, 'person.json'), `${safeJson(person)}\n`);
  let damaged = 0;
  const applications = person.submissions.filter(({ kind }) => kind === 'application');
  for (const { id } of applications) {
    const resume = await readResume(db, id);
    if (!resume) continue;
    await writeFile(join(folder, resumeFileName(resume.name, id)), resume.bytes);
    if (!resume.isIntact) {
      damaged += 1;
      io.note(`The resume of ${id} is damaged: its SHA-256 does not match the upload.`);
    }
  }
  io.note(`Wrote ${counted(person.submissions.length, 'submission')} of ${email} to ${folder}`);
  return damaged === 0 ? 0 : 1;
}

const COLUMNS: readonly string[] = [
  ...['id', 'kind', 'receivedAt', 'verified', 'name', 'email', 'phone', 'company', 'source'],
  ...['topic', 'jobSlug', 'jobName', 'role', 'location', 'linkedin', 'github', 'portfolio'],
  ...['languages', 'frameworks', 'softwares', 'certifications', 'message'],
  ...['pageRoute', 'pageTitle', 'consent', 'addressHash'],
  ...['resumeFileName', 'resumeSize', 'resumeSha256'],
  ...['delivery', 'delivered', 'waiting', 'failed', 'lastError'],
  // At the end, so that the numbers of the other columns do not change.
  ...['reference', 'answers'],
];

/** The columns of all kinds; columns of newer kinds are at the end. */
function exportColumns({ submissions }: Kinds): string[] {
  const own = submissions.flatMap(({ fields }) => fields.flatMap(({ column }) => column ?? []));
  return [...new Set([...COLUMNS, ...own])];
}

function exportRow(submission: Submission, kinds: Kinds): Cell[] {
  const { page, delivery } = submission;
  const cells: Record<string, Cell> = {
    id: submission.id,
    reference: submission.reference,
    kind: submission.kind,
    receivedAt: new Date(submission.receivedAt).toISOString(),
    verified: submission.verified,
    name: submission.name,
    email: submission.email,
    pageRoute: page.route,
    pageTitle: page.title,
    consent: submission.consent,
    addressHash: submission.addressHash,
    delivery: delivery.state,
    delivered: delivery.delivered,
    waiting: delivery.waiting,
    failed: delivery.failed,
    lastError: delivery.lastError,
    ...ownCells(submission, kinds),
  };
  return exportColumns(kinds).map((column) => cells[column] ?? '');
}

function ownCells(submission: Submission, { submissions }: Kinds): Record<string, Cell> {
  const fields = submissions.find(({ name }) => name === submission.kind)?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap(({ column, value }) => (column ? [[column, value(submission)]] : [])),
  );
}
