/** Backups of a running site, restored into other databases. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { readResume } from '#domain/inbox/stored-submissions/index.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { dataCommand } from '#tests/data-command.ts';
import { describeEachEngine, type Engine, makeDatabase } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const RESUME = pdf(300_000);

/** A running site with an application and a message. */
async function siteWithSubmissions(engine: Engine) {
  const app = await makeApp(engine, { CAPTCHA: 'off' });
  const form = applicationForm({}, new Blob([RESUME], { type: 'application/pdf' }));
  const { data } = await (await postApplication(app.origin, form)).json();
  expect((await postContact(app.origin)).status).toBe(201);
  return { app, applicationId: String(data.id) };
}

const readMessages = async (url: TestApp['config']['databaseUrl']) => {
  const { db, close } = await openDatabase(url);
  const rows = await db
    .selectFrom('contact_messages')
    .select('message')
    .orderBy('message')
    .execute();
  await close();
  return rows.map(({ message }) => message);
};

describeEachEngine('a backup', (engine) => {
  let app: TestApp;
  let applicationId: string;
  let folder: string;
  const file = () => join(folder, 'site.backup');
  const url = () => app.config.databaseUrl;

  beforeAll(async () => {
    ({ app, applicationId } = await siteWithSubmissions(engine));
    folder = temporaryFolder('data-test-');
  });
  afterAll(() => app.close());

  test('is made while the site runs, for its owner only, and is intact', async () => {
    const made = await dataCommand(['backup', file()], { url: url() });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain(`Wrote ${file()}: `);
    expect(made.stdout).toContain('(1 application, 1 résumé)');
    expect((statSync(file()).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(folder)).toEqual(['site.backup']);
    const verified = await dataCommand(['verify', file()]);
    expect(verified).toMatchObject({ status: 0, stderr: '' });
    expect(verified.stdout).toContain('Intact: ');
  });

  test('is not replaced without --force', async () => {
    const refused = await dataCommand(['backup', file()], { url: url() });
    expect(refused).toEqual({
      status: 1,
      stdout: '',
      stderr: `${file()} already exists. Use --force to replace it.`,
    });
    expect((await dataCommand(['backup', file(), '--force'], { url: url() })).status).toBe(0);
  });

  test('does not replace the database of a running site, even with --force', async () => {
    const later = { ...MESSAGE, message: 'After the backup' };
    expect((await postContact(app.origin, later)).status).toBe(201);
    const refused = await dataCommand(['restore', file()], { url: url() });
    expect(refused.stderr).toMatch(/already (exists|has tables)\. Use --force to replace it: /);
    const inUse = await dataCommand(['restore', file(), '--force'], { url: url() });
    expect(inUse).toMatchObject({ status: 1, stdout: '' });
    expect(inUse.stderr).toMatch(
      /^The database \S+( \S+)? is in use.*\. Stop .*, then try again\.$/,
    );
    expect((await postContact(app.origin, later)).status).toBe(201);
    expect(await readMessages(url())).toContain('After the backup');
  });

  test('restores everything into an empty database', async () => {
    const target = await makeDatabase(engine);
    const restored = await dataCommand(['restore', file()], { url: target.url });
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toMatch(/\nStart the site\.\n$/);
    expect(await readMessages(target.url)).toEqual([MESSAGE.message]);
    const { db, close } = await openDatabase(target.url);
    const resume = await readResume(db, applicationId);
    expect(resume?.isIntact && Buffer.from(resume.bytes).equals(RESUME)).toBe(true);
    await close();
    await target.drop();
  });

  test('replaces a database with --force', async () => {
    const target = await makeDatabase(engine, 'loaded');
    const restored = await dataCommand(['restore', file(), '--force'], { url: target.url });
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(await readMessages(target.url)).toEqual([MESSAGE.message]);
    const [, kept] = /kept as (\S+)\. /.exec(restored.stdout) ?? [];
    if (engine === 'SQLite') expect(await readMessages(`sqlite:${kept}`)).toEqual([]);
    await target.drop();
  });

  test.each([
    ['cut off in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['cut off at the end', (bytes: Buffer) => bytes.subarray(0, -2000)],
    ['changed in the manifest', (bytes: Buffer) => flip(bytes, 700)],
    ['changed in the copy', (bytes: Buffer) => flip(bytes, bytes.length / 2)],
    ['changed in the digests', (bytes: Buffer) => flip(bytes, bytes.lastIndexOf('manifest') - 10)],
  ])('that is %s is refused in one line', async (_damage, change) => {
    const damaged = join(folder, 'damaged.backup');
    writeFileSync(damaged, change(readFileSync(file())));
    const target = await makeDatabase(engine);
    for (const command of ['verify', 'restore']) {
      const refused = await dataCommand([command, damaged], { url: target.url });
      expect(refused).toMatchObject({ status: 1, stdout: '' });
      expect(refused.stderr).toMatch(/^\S+ is damaged: .+\. Use another backup\.$/);
    }
    expect((await dataCommand(['restore', file()], { url: target.url })).status).toBe(0);
    await target.drop();
  });

  test('of a newer version is refused', async () => {
    const newer = await makeDatabase(engine, 'migrated');
    const { db, close } = await openDatabase(newer.url);
    await sql`insert into migrations (name) values ('999-later.sql')`.execute(db);
    await close();
    const path = join(folder, 'newer.backup');
    expect((await dataCommand(['backup', path], { url: newer.url })).status).toBe(0);
    const target = await makeDatabase(engine);
    const { status, stderr } = await dataCommand(['restore', path], { url: target.url });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /has a newer database than this program \(999-later\.sql\)\. Restore it /,
    );
    await newer.drop();
    await target.drop();
  });
});

const flip = (bytes: Buffer, position: number) => {
  const changed = Buffer.from(bytes);
  const at = Math.floor(position);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
};

describe('the command', () => {
  const folder = temporaryFolder('data-test-');
  const text = join(folder, 'notes.txt');
  beforeAll(() => {
    writeFileSync(text, 'Some notes.\n'.repeat(100));
    mkdirSync(join(folder, 'empty'));
  });

  test.each([
    [['backup', 'a.backup'], 'Database not found: /nonexistent/site.db'],
    [['backup', join(folder, 'missing/a.backup')], `The folder ${folder}/missing does not exist.`],
    [['backup', 'a.backup', '--keep-daily', '3'], 'need a folder.'],
    [['backup', folder, '--keep-daily', '0'], 'must be above 0.'],
    [['backup', folder, '--keep-weekly', 'all'], '--keep-weekly needs a number'],
    [['backup', 'a.backup', '--encrypt'], '--encrypt needs a passphrase: set BACKUP_PASSPHRASE'],
    [['backup', 'a.backup', '--recipient', 'age1x'], '--recipient accepts a public key of age'],
    [['verify', 'a.backup'], 'a.backup does not exist.'],
    [['verify', folder], `${folder} is a folder. Name one backup in it.`],
    [['verify', text], `${text} is not a backup of this site, or its start is damaged.`],
    [['restore'], 'restore needs a file.'],
    [['restor', 'a.backup'], "Unknown command 'restor'. Did you mean restore?"],
  ])('%j is refused: %s', async (args, message) => {
    const { status, stdout, stderr } = await dataCommand(args, { folder });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')[0]).toContain(message);
    expect(readdirSync(folder).sort()).toEqual(['empty', 'notes.txt']);
  });
});
