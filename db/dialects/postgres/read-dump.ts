/** Reads all of a dump without a server: rows of each table, and the bytes of some résumés. */
import { createHash } from 'node:crypto';
import { DatabaseUnusableError } from '#db/dialects/dialect.ts';
import { type DumpContents, DumpDamagedError, type DumpedResume } from '#db/dialects/dump.ts';
import { requirePrograms, startProgram } from './client-programs.ts';

/** As in `COPY public.resumes (application_id, bytes) FROM stdin;` */
const NAME = '("(?:[^"]|"")+"|[^ ".]+)';
const COPY = new RegExp(`^COPY ${NAME}\\.${NAME} \\((.*)\\) FROM stdin;$`);
const END = '\\.';

/** Longer lines are no statements. */
const MAX_STATEMENT = 10_000;

const unquote = (name: string) =>
  name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;

/**
 * @throws DumpDamagedError if the dump cannot be read to its end
 * @throws DatabaseUnusableError if `pg_restore` is missing, or older than the dump
 */
export async function readDump(
  path: string,
  expected: DumpContents,
  signal: AbortSignal,
): Promise<Pick<DumpContents, 'tables' | 'resumes'>> {
  await requirePrograms(['pg_restore']);
  const { child, done } = startProgram('pg_restore', ['--data-only', '--file=-', path], { signal });
  child.stdin.end();
  const ids = new Set(expected.resumes.map(({ applicationId }) => applicationId));
  try {
    const contents = await readRows(child.stdout, ids);
    await done;
    return contents;
  } catch (error) {
    if (!(error instanceof DatabaseUnusableError)) throw error;
    // A dump of a newer version of PostgreSQL.
    if (error.message.includes('unsupported version')) throw error;
    throw new DumpDamagedError(error.message);
  }
}

async function readRows(stdout: AsyncIterable<Buffer>, ids: ReadonlySet<string>) {
  const tables: Record<string, number> = {};
  const resumes: DumpedResume[] = [];
  let table: string | undefined;
  let columns: string[] = [];
  let rows = 0;
  for await (const line of linesOf(stdout)) {
    if (table !== undefined) {
      if (line.length === END.length && line.toString('latin1') === END) {
        tables[table] = rows;
        table = undefined;
        continue;
      }
      rows += 1;
      if (table === 'resumes') resumes.push(...resumeIn(line, columns, ids));
    } else if (line.length < MAX_STATEMENT) {
      const [, , name, list = ''] = COPY.exec(line.toString('utf8')) ?? [];
      if (name === undefined) continue;
      [table, columns, rows] = [unquote(name), list.split(', ').map(unquote), 0];
    }
  }
  return { tables, resumes };
}

/** The row's résumé, if it is one of `ids`. Bytes are written as `\\x` and hexadecimal digits. */
function resumeIn(line: Buffer, columns: string[], ids: ReadonlySet<string>): DumpedResume[] {
  const fields = line.toString('latin1').split('\t');
  const applicationId = fields[columns.indexOf('application_id')] ?? '';
  if (!ids.has(applicationId)) return [];
  const bytes = Buffer.from((fields[columns.indexOf('bytes')] ?? '').slice('\\\\x'.length), 'hex');
  return [{ applicationId, sha256: createHash('sha256').update(bytes).digest('hex') }];
}

const LINE_FEED = 10;

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      const rest = chunk.subarray(start, end);
      yield parts.length === 0 ? rest : Buffer.concat([...parts, rest]);
      parts = [];
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}
