/** A load leaves out what the console published and this version of the program refuses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVersion } from '#domain/content/entries/index.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { loadPack } from './load-pack.ts';

const PAGE = 'pages/about.yaml';
const JOB = 'jobs/qa-trainee.md';
const NEW_JOB = 'jobs/only-in-the-console.md';
const AUTHOR = 'author';

describeEachEngine('texts of the console that the check refuses', (engine) => {
  let db: Awaited<ReturnType<typeof makeDb>>;
  let folder: string;
  beforeEach(async () => {
    db = await makeDb(engine);
    folder = copyOfPack();
    await loadPack(db, folder);
  });
  afterEach(() => db.drop());

  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

  /** Publishes what an earlier version of the program accepted. */
  async function publishUnchecked(file: string, source: string) {
    await db.db.updateTable('packs').set({ shape: 'of an earlier version' }).execute();
    const version = { file, source, reason: 'published' as const, staffId: AUTHOR };
    await addVersion(db.db, { ...version, isPublished: true, isBase: false }, Date.now());
  }

  const liveText = async (file: string) => {
    const row = await db.db
      .selectFrom('entries as entry')
      .innerJoin('entry_versions as version', (join) =>
        join
          .onRef('version.file', '=', 'entry.file')
          .onRef('version.number', '=', 'entry.published_version'),
      )
      .select('version.source')
      .where('entry.file', '=', file)
      .executeTakeFirst();
    return row?.source;
  };
  const draftOf = (file: string) =>
    db.db.selectFrom('entry_drafts').selectAll().where('file', '=', file).executeTakeFirst();
  const jobNames = async () =>
    (await db.db.selectFrom('job_listings').select('name').execute()).map(({ name }) => name);

  const withWrongLevel = (file: string) =>
    textOf(file).replace(/^workMode: .*$/m, 'workMode: Anywhere');
  const withName = (text: string, name: string) => text.replace(/^name: .*$/m, `name: ${name}`);

  test('are kept as drafts, and the files are live; the other texts of the console stay', async () => {
    const refused = textOf(PAGE).replace('eyebrow: About us', 'surprise: About us');
    await publishUnchecked(PAGE, refused);
    await publishUnchecked(JOB, withName(textOf(JOB), 'Named in the console'));
    const { refusals } = await loadPack(db, folder);
    expect(refusals).toMatchObject([
      { file: PAGE, problems: [{ file: PAGE, field: expect.stringContaining('hero') }, {}] },
    ]);
    expect(await liveText(PAGE)).toBe(textOf(PAGE));
    expect(await draftOf(PAGE)).toMatchObject({ source: refused, staff_id: AUTHOR });
    expect(await jobNames()).toContain('Named in the console');
    const failed = await db.db.selectFrom('publications').selectAll().execute();
    expect(failed).toMatchObject([
      { file: PAGE, state: 'failed', staff_id: AUTHOR, problem: expect.stringMatching(/hero/) },
    ]);
    // The next load finds nothing to do.
    expect((await loadPack(db, folder)).refusals).toEqual([]);
    expect(await db.db.selectFrom('publications').selectAll().execute()).toEqual(failed);
  });

  test('leave the site if the folder has no such file', async () => {
    await publishUnchecked(NEW_JOB, withWrongLevel(JOB));
    const { refusals } = await loadPack(db, folder);
    expect(refusals.map(({ file }) => file)).toEqual([NEW_JOB]);
    expect(await liveText(NEW_JOB)).toBeUndefined();
    expect((await draftOf(NEW_JOB))?.source).toBe(withWrongLevel(JOB));
  });

  test('replace no draft, which is then published as it is', async () => {
    await publishUnchecked(JOB, withName(withWrongLevel(JOB), 'Named in the console'));
    const { published_version } = await db.db
      .selectFrom('entries')
      .select('published_version')
      .where('file', '=', JOB)
      .executeTakeFirstOrThrow();
    const draft = { source: withName(textOf(JOB), 'Named in the console, and mended'), version: 4 };
    await db.db
      .insertInto('entry_drafts')
      .values({ file: JOB, base_version: published_version, updated_at: 1, ...draft })
      .execute();
    await loadPack(db, folder);
    const entry = await db.db
      .selectFrom('entries')
      .select('published_version')
      .where('file', '=', JOB)
      .executeTakeFirstOrThrow();
    expect(await draftOf(JOB)).toMatchObject({ ...draft, base_version: entry.published_version });
  });

  test('are live no more if the file changed another field', async () => {
    await publishUnchecked(JOB, withWrongLevel(JOB));
    editFile(folder, JOB, /^name: .*$/m, 'name: Named in the file');
    await loadPack(db, folder);
    expect(await jobNames()).toContain('Named in the file');
    expect((await draftOf(JOB))?.source).toBe(withWrongLevel(JOB));
  });

  test('are an error if this version accepted them: then a file has the mistake', async () => {
    const source = textOf(JOB);
    await publishUnchecked(NEW_JOB, source);
    await loadPack(db, folder);
    editFile(folder, 'jobs/departments.yaml', 'name: Quality', 'name: Testing');
    editFile(folder, JOB, 'department: Quality', 'department: Testing');
    await expect(loadPack(db, folder)).rejects.toThrow(/only-in-the-console\.md:3 department/);
    expect(await liveText(NEW_JOB)).toBe(source);
  });

  test('do not hide a mistake of the files: then nothing is changed', async () => {
    await publishUnchecked(PAGE, textOf(PAGE).replace('eyebrow: About us', 'surprise: About us'));
    editFile(folder, JOB, /^workMode: .*$/m, 'workMode: Anywhere');
    await expect(loadPack(db, folder)).rejects.toThrow(/qa-trainee\.md:5 workMode/);
    expect(await liveText(PAGE)).toContain('surprise');
    expect(await draftOf(PAGE)).toBeUndefined();
  });
});
