import { resolve } from 'node:path';
import {
  listSubmissions,
  readSubmissions,
  type Submission,
} from '#domain/inbox/stored-submissions/index.ts';
import { csvWriter, type Writer } from '#domain/support/csv.ts';
import { type Call, type Command, UsageError } from './command.ts';
import { exportPerson } from './export-person.ts';
import { writeInChunks } from './files.ts';
import { FILTER_OPTIONS, filterOf, limitOf } from './filters.ts';
import { FORMAT_OPTIONS, formatOf, jsonWriter } from './formats.ts';
import { recordColumns, recordRow } from './record-row.ts';

/** `export`: submissions in full, for other programs, or everything of one person. */
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
      await writeRecords(call, writer, io.write);
      return 0;
    }
    const path = resolve(io.folder, out);
    await writeInChunks(path, values.force === true, (write) => writeRecords(call, writer, write));
    io.note(`Wrote ${path}`);
    return 0;
  },
};

function writerOf({ values, kinds }: Call): Writer<Submission> {
  const format = formatOf(values);
  if (format === 'json') return jsonWriter();
  if (format !== 'csv')
    throw new UsageError('export writes --csv or --json.', { showsUsage: true });
  const columns = recordColumns(kinds);
  const writer = csvWriter(columns, { bom: values.bom === true });
  return {
    rows: (records) => writer.rows(records.map((each) => recordRow(each, kinds))),
    end: writer.end,
  };
}

async function writeRecords(
  { values, db, kinds, io }: Call,
  writer: Writer<Submission>,
  write: (data: string) => Promise<void>,
): Promise<void> {
  let count = 0;
  const [filter, limit] = [filterOf(values, kinds), limitOf(values, null)];
  for await (const heads of listSubmissions(db, filter, limit, kinds)) {
    const records = await readSubmissions(db, heads, kinds);
    count += records.length;
    await write(writer.rows(records));
  }
  await write(writer.end());
  io.note(`${count} exported`);
}
