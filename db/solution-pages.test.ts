/** Migration 055 copies the pages of solutions to a folder, for a database in use. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeEarlierDb } from '#tests/earlier-database.ts';
import { describeEachEngine } from '#tests/engines.ts';

type EarlierDb = Awaited<ReturnType<typeof makeEarlierDb>>;

const insert = (table: string, row: Record<string, string | number | null>) =>
  `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row)
    .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
    .join(', ')})`;

const entry = (file: string, published: number) =>
  insert('entries', {
    ...{ file, kind: 'page', title: file, base_version: 1, published_version: published },
    ...{ last_version: 2, deleted_at: null, updated_at: 5 },
  });
const version = (file: string, number: number) =>
  insert('entry_versions', {
    ...{ file, number, source: `${file} ${number}`, staff_id: null, reason: 'published' },
    ...{ created_at: number, published_at: number },
  });

const MOVED = 'pages/build-my-app.yaml';
const TRANSLATED = 'ne/pages/staff-augmentation.yaml';
const STAYS = ['pages/home.yaml', 'pages/stories/build-my-app.yaml', 'blogs/pages/build-my-app.md'];

const ROWS = [
  ...[MOVED, TRANSLATED, ...STAYS].flatMap((file) => [
    entry(file, 2),
    version(file, 1),
    version(file, 2),
  ]),
  insert('entry_drafts', {
    ...{ file: MOVED, source: 'draft', base_version: 2, version: 3, staff_id: 's1' },
    updated_at: 6,
  }),
  insert('entry_conflicts', { file: TRANSLATED, source: 'theirs', found_at: 7 }),
  insert('publications', {
    ...{ id: 'p1', file: MOVED, version: 2, base_version: 1, due_at: 8, wall_time: '' },
    ...{ time_zone: 'UTC', state: 'pending', done_at: null, problem: null, staff_id: null },
    created_at: 1,
  }),
  insert('share_links', {
    ...{ id: 'l1', file: MOVED, version: 2, token_digest: 'digest', expires_at: 9 },
    ...{ staff_id: null, created_at: 1 },
  }),
];

const NEW_NAMES = [
  'ne/pages/solutions/staff-augmentation.yaml',
  'pages/solutions/build-my-app.yaml',
];

describeEachEngine('the pages of solutions in a folder', (engine) => {
  let earlier: EarlierDb;
  beforeEach(async () => {
    earlier = await makeEarlierDb(engine, '055');
    for (const statement of ROWS) await sql.raw(statement).execute(earlier.db);
    await earlier.migrate();
  });
  afterEach(() => earlier.drop());

  const filesIn = async (
    table: 'entry_drafts' | 'entry_conflicts' | 'publications' | 'share_links',
  ) => (await earlier.db.selectFrom(table).select('file').execute()).map(({ file }) => file);

  test('entries and all of their versions have their new names', async () => {
    const entries = await earlier.db
      .selectFrom('entries')
      .selectAll()
      .where('moved_to', 'is', null)
      .orderBy('file')
      .execute();
    expect(entries.map(({ file }) => file)).toEqual([...NEW_NAMES, ...STAYS].sort());
    const { file: _, ...moved } = entries.find(({ file }) => file === NEW_NAMES[1]) ?? {};
    expect(moved).toEqual({
      ...{ kind: 'page', title: MOVED, base_version: 1, published_version: 2, last_version: 2 },
      ...{ deleted_at: null, updated_at: 5, moved_to: null },
    });
    const versions = await earlier.db
      .selectFrom('entry_versions')
      .select(['number', 'source'])
      .where('file', '=', NEW_NAMES[1] ?? '')
      .orderBy('number')
      .execute();
    expect(versions).toEqual([
      { number: 1, source: `${MOVED} 1` },
      { number: 2, source: `${MOVED} 2` },
    ]);
  });

  test('what is not live yet moves', async () => {
    expect(await filesIn('entry_drafts')).toEqual([NEW_NAMES[1]]);
    expect(await filesIn('entry_conflicts')).toEqual([NEW_NAMES[0]]);
    expect(await filesIn('publications')).toEqual([NEW_NAMES[1]]);
    expect(await filesIn('share_links')).toEqual([NEW_NAMES[1]]);
  });

  test('the previous version finds what is live under the former names', async () => {
    const { rows } = await sql`
      select entry.file, version.source from entries as entry
      inner join entry_versions as version
        on version.file = entry.file and version.number = entry.published_version
      where entry.file in (${MOVED}, ${TRANSLATED}) and entry.deleted_at is null
      order by entry.file
    `.execute(earlier.db);
    expect(rows).toEqual([
      { file: TRANSLATED, source: `${TRANSLATED} 2` },
      { file: MOVED, source: `${MOVED} 2` },
    ]);
    // It names no columns that it does not know.
    await sql.raw(entry('pages/new.yaml', 1)).execute(earlier.db);
  });
});
