import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { applyUpdates, storedEntries } from '#domain/content/entries/index.ts';
import { baseTexts } from '#domain/content/pack-files/base-texts.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { exportPack } from './export-pack.ts';
import { loadChangedPack, loadPack } from './load-pack.ts';

const JOB = 'jobs/senior-react-engineer.md';

describeEachEngine('the content in the database', (engine) => {
  let db: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    db = await makeDb(engine);
  });
  afterAll(() => db.drop());

  const names = async () => {
    const rows = await db.db.selectFrom('job_listings').select(['slug', 'name']).execute();
    return new Map(rows.map(({ slug, name }) => [slug, name]));
  };
  const version = async () => {
    const row = await db.db.selectFrom('content_state').select('version').executeTakeFirst();
    return row?.version;
  };

  test('follows changed, added and removed files, and is the same after a second load', async () => {
    const folder = copyOfPack({ whole: true });
    await loadPack(db, folder);
    const first = await names();
    expect(first.size).toBe(27);
    expect(await version()).toBe(1);
    await loadPack(db, folder);
    await loadChangedPack(db, folder);
    expect(await version()).toBe(1);

    editFile(folder, JOB, /^name: .*$/m, 'name: Principal React Engineer');
    rmSync(join(folder, 'jobs/qa-trainee.md'));
    cpSync(join(folder, 'jobs/scrum-master.md'), join(folder, 'jobs/another-scrum-master.md'));
    await loadChangedPack(db, folder);
    const newNames = await names();
    expect(newNames.get('senior-react-engineer')).toBe('Principal React Engineer');
    expect(newNames.has('qa-trainee')).toBe(false);
    expect(newNames.has('another-scrum-master')).toBe(true);
    expect(await version()).toBe(2);
  });

  test('is unchanged if the files have a mistake', async () => {
    const folder = copyOfPack({ whole: true });
    await loadPack(db, folder);
    const previousNames = await names();
    editFile(folder, JOB, /^name: .*$/m, 'name: Changed');
    editFile(folder, 'jobs/qa-trainee.md', /^workMode: .*$/m, 'workMode: Anywhere');
    await expect(loadChangedPack(db, folder)).rejects.toThrow(/qa-trainee\.md:5 workMode/);
    expect(await names()).toEqual(previousNames);
  });

  test('is exported as the files it came from', async () => {
    const folder = copyOfPack({ whole: true });
    await loadPack(db, folder);
    const target = mkdtempSync(join(tmpdir(), 'export-test-'));
    onTestFinished(() => rmSync(target, { recursive: true }));
    const { written, ...others } = await exportPack(db.db, target);
    expect(others).toEqual({ unchanged: 0, conflicts: [], extraFiles: [] });
    expect(written).toContain(JOB);
    cpSync(join(PACK, 'media'), join(target, 'media'), { recursive: true });
    const previousVersion = await version();
    await loadPack(db, target);
    expect(await version()).toBe(previousVersion);
    const read = (root: string) => readFileSync(join(root, JOB), 'utf8');
    expect(read(target)).toBe(read(folder));
  });

  test('is exported without the texts of the base pack, unless the English one is another', async () => {
    const folder = copyOfPack({ whole: true });
    const [errors, mails] = ['pages/errors.yaml', 'mails.yaml'];
    for (const file of [errors, mails]) {
      rmSync(join(folder, file));
      rmSync(join(folder, 'ne', file), { force: true });
    }
    await loadPack(db, folder);
    const target = temporaryFolder('export-test-');
    const { written } = await exportPack(db.db, target);
    for (const file of [errors, mails]) {
      expect(written).not.toContain(file);
      expect(written).not.toContain(`ne/${file}`);
    }
    const source = (baseTexts()[errors] ?? '').replace('Something went wrong', 'That did not work');
    const versions = [{ source, reason: 'published', isPublished: true, isBase: false } as const];
    await applyUpdates(db.db, [{ file: errors, versions }], await storedEntries(db.db), 1);
    const { written: changed } = await exportPack(db.db, folder);
    expect(changed.sort()).toEqual([`ne/${errors}`, errors]);
    expect(readFileSync(join(folder, 'ne', errors), 'utf8')).toBe(baseTexts()[`ne/${errors}`]);
    expect((await exportPack(db.db, folder)).written).toEqual([]);
  });

  test('fills a column that a migration has added', async () => {
    const folder = copyOfPack();
    await loadPack(db, folder);
    await db.db.schema.alterTable('job_listings').dropColumn('applicant_countries').execute();
    await db.db
      .deleteFrom('migrations' as never)
      .where('name' as never, '=', '007-applicant-countries.sql' as never)
      .execute();
    await migrate(db, engine === 'SQLite' ? 'sqlite' : 'postgres');
    await loadChangedPack(db, folder);
    const rows = await db.db.selectFrom('job_listings').select('applicant_countries').execute();
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(JSON.parse(row.applicant_countries)).toEqual(['Nepal']);
  });
});
