import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { exportInbox, runInbox } from '#tests/inbox-command.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

/** Characters that must be escaped: terminal control characters and direction overrides. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const NAME = 'Hari \u202egpj.exe "the, one"';
const FORMULA = '=HYPERLINK("http://evil.example","x")';
const LONG = `${FORMULA}\nline 2\t\u001b]0;title\u0007 \u009b2J ${'क्षि'.repeat(1200)}`.slice(
  0,
  5000,
);

describeEachEngine('hostile text', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    const message = { ...MESSAGE, name: NAME, company: FORMULA, message: LONG };
    const phone = { ...message, phoneNumber: '+14155550190', company: '+1+cmd|calc' };
    const resume = new Blob([pdf()], { type: 'application/pdf' });
    const form = applicationForm({ name: NAME, role: '@SUM(1)' }, resume, '=x\u202efdp.exe');
    const answers = [
      await postContact(app.origin, message),
      await postContact(app.origin, phone),
      await postApplication(app.origin, form),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    // Values that an older version may have stored.
    await app.engine.db
      .updateTable('contact_messages')
      .set({ name: NAME, message: LONG, page_title: 'a\r\nb\u001b[31m', page_route: '\u202e/' })
      .execute();
    const stored = JSON.stringify([{ id: 'x', question: NAME, answer: LONG }]);
    await app.engine.db.updateTable('applications').set({ name: NAME, answers: stored }).execute();
  });
  afterAll(() => app.close());

  test('never controls a terminal, in any command or format', async () => {
    const ids = (await exportInbox(app)).map(({ id }) => id);
    const commands = [
      ['list'],
      ['list', '--csv'],
      ['list', '--json'],
      ['export', '--csv'],
      ['export', '--json'],
      ...ids.flatMap((id) => [
        ['show', id],
        ['show', id, '--json'],
        ['erase', id, '--dry-run'],
      ]),
      ['show', '\u001b[2J'],
      ['list', '--source', '\u202e'],
    ];
    for (const command of commands) {
      const { stdout, stderr } = await runInbox(app, command, { columns: 120 });
      const output = command.includes('--csv') ? stdout.replaceAll('\r\n', '\n') : stdout;
      expect(output, command.join(' ')).not.toMatch(CONTROLS);
      expect(stderr, command.join(' ')).not.toMatch(CONTROLS);
    }
  });

  test('is exact in JSON', async () => {
    const submissions = await exportInbox(app);
    const texts = JSON.stringify(submissions);
    for (const text of [NAME, LONG, 'a\r\nb\u001b[31m']) {
      expect(texts).toContain(JSON.stringify(text).slice(1, -1));
    }
  });

  test('is not a formula in CSV, and can be parsed cell by cell', async () => {
    const { stdout, stderr } = await runInbox(app, ['export', '--csv', '--bom']);
    expect(stderr).toBe('3 exported');
    expect(stdout.startsWith('\ufeff"id","kind","receivedAt"')).toBe(true);
    const [head = [], ...rows] = parseCsv(stdout.slice(1));
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toHaveLength(head.length);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^(?!\+\d+$)[=+\-@\t\r]/);
    expect(column('company')).toEqual(['', "'+1+cmd|calc", `'${FORMULA}`]);
    expect(column('phone')).toEqual([...["'+9779841234567", "'+14155550190", "'+1 415 555 0190"]]);
    expect(column('role')[0]).toBe("'@SUM(1)");
    expect(column('name')[0]).toBe('Hari \\u{202e}gpj.exe "the, one"');
    expect(column('message')[1]).toContain(
      `'${FORMULA}\nline 2\t\\u{1b}]0;title\\u{7} \\u{9b}2J क्षि`,
    );
    expect(column('verified')).toEqual(['no', 'no', 'no']);
  });

  test('is printed completely by show', async () => {
    const submission = (await exportInbox(app)).find(({ kind }) => kind === 'message');
    const { stdout } = await runInbox(app, ['show', submission?.id ?? ''], { columns: 60 });
    expect(stdout).toContain(LONG.slice(-3000));
    for (const part of [MESSAGE.email, submission?.addressHash, '\nmessage\n', 'contact.notice']) {
      expect(stdout).toContain(part);
    }
  });
});

/** A strict parser of RFC 4180. */
function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  expect(rows.at(-1)).toEqual([]);
  return rows.slice(0, -1);
}
