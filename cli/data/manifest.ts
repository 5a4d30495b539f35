/** `manifest.json` of a backup: what it is, and what its database contains. */
import * as z from 'zod/mini';
import { secondOf } from '#cli/inbox/times.ts';
import { DUMP_ENGINES, type DumpContents, type DumpEngine } from '#db/dumps.ts';
import { counted } from '#domain/support/counted.ts';
import project from '#package.json' with { type: 'json' };

/** Increases when programs that know the previous number cannot read a backup any more. */
const FORMAT = 1;

const count = z.int().check(z.nonnegative());

const Manifest = z.object({
  format: z.literal(FORMAT),
  application: z.string(),
  version: z.string(),
  /** ISO 8601, when the backup began. */
  createdAt: z.iso.datetime(),
  engine: z.enum(DUMP_ENGINES),
  /** Name of the newest migration. */
  schema: z.string(),
  tables: z.record(z.string(), count),
  resumes: z.array(z.object({ applicationId: z.string(), sha256: z.string() })),
});

export type Manifest = z.output<typeof Manifest>;

export const makeManifest = (
  engine: DumpEngine,
  { schema, tables, resumes }: DumpContents,
  createdAt: Date,
): Manifest => ({
  format: FORMAT,
  application: project.name,
  version: project.version,
  createdAt: createdAt.toISOString(),
  engine,
  schema,
  tables,
  resumes: [...resumes],
});

/** Undefined if the text is not a manifest that this program can read. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Whether the text is the manifest of a later format. */
export function isLaterFormat(text: string): boolean {
  try {
    return JSON.parse(text).format > FORMAT;
  } catch {
    return false;
  }
}

export const ENGINE_NAMES: Readonly<Record<DumpEngine, string>> = {
  sqlite: 'SQLite',
  postgres: 'PostgreSQL',
};

/** A line for the operator, and one about files that the database does not have. */
export function describeManifest({ engine, schema, createdAt, tables }: Manifest): string {
  const counts = Object.values(tables);
  const rows = counts.reduce((total, rows) => total + rows, 0);
  const about = [
    counted(rows, 'row'),
    `in ${counted(counts.length, 'table')}`,
    `(${counted(tables.applications ?? 0, 'application')}, ${counted(tables.resumes ?? 0, 'résumé')})`,
  ];
  const objects = tables.stored_objects ?? 0;
  const isPartial =
    objects === 0 ? '' : `\nNot in it: ${counted(objects, 'file')} in the object store`;
  return `${ENGINE_NAMES[engine]}, ${secondOf(Date.parse(createdAt))}, schema ${schema}: ${about.join(' ')}${isPartial}`;
}
