/** Texts with a number, so that a test can tell which save an entry has, and whether all of it. */
import type { FieldChange } from '#contract/console/field-changes.ts';
import type { Db } from '#db/schema.ts';
import { getDraft, versionSource } from '#domain/content/publishing/index.ts';
import { parsedSource, valueAt } from '#domain/content/source/index.ts';

export const POST = 'blogs/estimate-without-lying.md';
export const ABOUT = 'pages/about.yaml';

/** Changes at both ends of an entry. */
export function numberedChanges(file: string, number: number): FieldChange[] {
  const text = `The text with the number ${number}`;
  const lines = Array.from({ length: 400 }, () => `${text} is long enough for several pages.`);
  return file === POST
    ? [
        { op: 'set', path: ['title'], value: text },
        { op: 'body', value: `${lines.join('\n\n')}\n` },
      ]
    : [
        { op: 'set', path: ['hero', 'heading'], value: text },
        { op: 'set', path: ['meta', 'title'], value: text },
      ];
}

/** The changes, with what they replace. */
export async function changesTo(
  db: Db,
  file: string,
  number: number,
): Promise<{ changes: FieldChange[]; bases: unknown[] }> {
  const draft = await getDraft(db, file);
  const source = draft?.source ?? (await liveSource(db, file)) ?? '';
  const changes = numberedChanges(file, number);
  const bases = changes.map((change) =>
    change.op === 'body' ? parsedSource(file, source).body : valueAt(file, source, change.path),
  );
  return { changes, bases };
}

export async function liveSource(db: Db, file: string): Promise<string | null> {
  const entry = await db
    .selectFrom('entries')
    .select('published_version')
    .where('file', '=', file)
    .executeTakeFirstOrThrow();
  return versionSource(db, file, entry.published_version);
}

/** @throws Error if the text has parts of two saves, or is cut off */
export function numberIn(file: string, source: string): number {
  const { data, body } = parsedSource(file, source);
  const numbers = `${JSON.stringify(data)}${body}`
    .matchAll(/The text with the number (\d+)/g)
    .map(([, number]) => Number(number))
    .toArray();
  if (numbers.length === 0) return 0;
  const [number = 0] = numbers;
  const count = file === POST ? 401 : 2;
  if (numbers.length === count && numbers.every((each) => each === number)) return number;
  throw new Error(`${file} has parts of different saves: ${[...new Set(numbers)].join(', ')}`);
}
