import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { postContact } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { exportInbox, listInbox, runInbox } from '#tests/inbox-command.ts';
import { postAlerts } from '#tests/job-alerts.ts';
import { postLead } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { resumeFileName, writeInChunks } from './files.ts';

describeEachEngine('files of the inbox', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
  const bytes = pdf(70_000).fill(7, 60_000);
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    const resume = new Blob([bytes], { type: 'application/pdf' });
    const form = applicationForm({ name: '../../etc/सीता गुरुङ' }, resume);
    expect((await postApplication(app.origin, form)).status).toBe(201);
    expect((await postContact(app.origin)).status).toBe(201);
    expect((await postLead(app.origin, 'Newsletter')).status).toBe(201);
    const alert = { email: 'Sita@example.com', frequency: 'daily', search: 'level=senior' };
    expect((await postAlerts(app.origin, '', alert)).status).toBe(201);
    id = (await listInbox(app, '--kind', 'application'))[0]?.id ?? '';
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await app.close();
  });
  const runInFolder = (...args: string[]) => runInbox(app, args, { folder });

  test('writes the original resume under a safe name without replacing a file', async () => {
    const path = join(folder, `${id.slice(0, 8)} - etc सीता गुरुङ - resume.pdf`);
    const { status, stdout, stderr } = await runInFolder('resume', id.slice(0, 6));
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(stderr).toBe(`Wrote 70,000 bytes to ${path} (checksum verified)`);
    expect(Buffer.compare(readFileSync(path), bytes)).toBe(0);
    expect(statSync(path).mode & 0o777).toBe(0o600);

    const repeated = await runInFolder('resume', id);
    expect(repeated.status).toBe(1);
    expect(repeated.stderr).toBe(`${path} already exists. Use --force to replace it.`);
    expect((await runInFolder('resume', id, '--force')).status).toBe(0);
    expect((await runInFolder('resume', id, '--out', 'own.pdf')).status).toBe(0);
    expect(readdirSync(folder).sort()).toEqual([
      `${id.slice(0, 8)} - etc सीता गुरुङ - resume.pdf`,
      'own.pdf',
    ]);
    const piped = await runInFolder('resume', id, '--out', '-');
    expect(Buffer.compare(piped.bytes, bytes)).toBe(0);
    const missingFolder = await runInFolder('resume', id, '--out', 'no/such/folder/cv.pdf');
    expect(missingFolder).toMatchObject({ status: 1, stdout: '' });
    expect(missingFolder.stderr).toMatch(/^ENOENT: .*cv\.pdf'$/);
  });

  test('exports all data of one person with resumes as files', async () => {
    const person = (...args: string[]) =>
      runInFolder('export', '--person', ' SITA@example.COM ', ...args);
    const { status, stderr } = await person('--out', 'sita');
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: `Wrote 3 submissions of SITA@example.com to ${join(folder, 'sita')}`,
    });
    const names = readdirSync(join(folder, 'sita')).sort();
    expect(names).toEqual([`${id.slice(0, 8)} - etc सीता गुरुङ - resume.pdf`, 'person.json']);
    expect(Buffer.compare(readFileSync(join(folder, 'sita', names[0] ?? '')), bytes)).toBe(0);
    const stored = JSON.parse(readFileSync(join(folder, 'sita', 'person.json'), 'utf8'));
    expect(stored.email).toBe('sita@example.com');
    expect(stored.submissions).toEqual(await exportInbox(app));
    expect(stored.alerts).toMatchObject([
      { email: 'sita@example.com', search: 'level=senior', words: 'Senior', confirmedAt: null },
    ]);
    expect(stored.notifications).toMatchObject([{ topic: 'job-alert.confirmation' }]);

    expect((await person('--out', 'sita')).stderr).toMatch(
      /sita is not empty\. Use an empty folder/,
    );
    expect((await person()).stderr).toMatch(/^--person needs --out FOLDER/);
    const unknown = await runInFolder(
      'export',
      '--person',
      'nobody@example.com',
      '--out',
      'nobody',
    );
    expect(unknown).toMatchObject({
      status: 1,
      stderr: 'No data is stored for nobody@example.com.',
    });
    expect(existsSync(join(folder, 'nobody'))).toBe(false);
  });

  test('writes an export to a new file, and replaces one only with --force', async () => {
    const write = (...args: string[]) =>
      runInFolder('export', '--json', '--out', 'all.json', ...args);
    expect(await write()).toMatchObject({ status: 0, stdout: '' });
    expect(JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8'))).toHaveLength(3);
    expect((await write('--kind', 'lead')).status).toBe(1);
    expect(JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8'))).toHaveLength(3);
    expect((await write('--kind', 'lead', '--force')).status).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8'))).toHaveLength(1);
  });

  test('refuses a damaged resume', async () => {
    await app.engine.db
      .updateTable('resumes')
      .set({ bytes: pdf(10) })
      .execute();
    const { status, stderr } = await runInFolder('resume', id, '--out', 'damaged.pdf');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The resume of .* is damaged/);
    expect(existsSync(join(folder, 'damaged.pdf'))).toBe(false);
    const [message] = await listInbox(app, '--kind', 'message');
    expect((await runInFolder('resume', message?.id ?? '')).stderr).toMatch(
      /\(message\) has no resume/,
    );
  });
});

test.each([
  ['..', '01234567 - Applicant - resume.pdf'],
  ['.bashrc', '01234567 - bashrc - resume.pdf'],
  ['C:\\CON', '01234567 - C CON - resume.pdf'],
  ['-rf /', '01234567 - -rf - resume.pdf'],
  ['\u202efdp.exe', '01234567 - fdp exe - resume.pdf'],
  ['x'.repeat(200), `01234567 - ${'x'.repeat(50)} - resume.pdf`],
])('names the resume of %j %s', (name, file) => {
  expect(resumeFileName(name, '01234567-89ab')).toBe(file);
});

test('replaces a file and its mode only after the new one is complete', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
  const path = join(folder, 'all.csv');
  writeFileSync(path, 'old', { mode: 0o644 });
  const writing = writeInChunks(path, true, async (write) => {
    await write('new');
    throw new Error('the database is gone');
  });
  await expect(writing).rejects.toThrow('the database is gone');
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['old', ['all.csv']]);
  await writeInChunks(path, true, (write) => write('new'));
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['new', ['all.csv']]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
