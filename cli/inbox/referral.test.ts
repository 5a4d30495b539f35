/**
 * The inbox command with an added kind of submission, see
 * domain/inbox/submissions/referral.test.ts.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#contract/reference.ts';
import { monthsBefore } from '#domain/inbox/retention.ts';
import { eraseDue } from '#server/jobs/retention.ts';
import { postContact } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { runInbox } from '#tests/inbox-command.ts';
import {
  addReadNote,
  countReaders,
  countRowsOf,
  makeReferralApp,
  SENT,
  sendReferral,
} from '#tests/referral.ts';
import { WITH_REFERRALS as kinds } from '#tests/referral-kind.ts';

const DAY = 86_400_000;

describeEachEngine('a referral, as an added kind,', (engine) => {
  let app: Awaited<ReturnType<typeof makeReferralApp>>;
  beforeAll(async () => {
    app = await makeReferralApp(engine);
  });
  afterAll(() => app.close());

  const command = (...args: string[]) => runInbox(app, args, { kinds });

  test('is listed, counted, shown and exported', async () => {
    expect((await postContact(app.origin)).status).toBe(201);
    const start = Date.now();
    await expect.poll(Date.now).toBeGreaterThan(start);
    const id = await sendReferral(app.origin, { email: 'hari@example.com' });
    const list = JSON.parse((await command('list', '--json', '--limit', '2')).stdout);
    expect(list).toMatchObject([
      { id, kind: 'referral', name: SENT.name, about: 'Ram Thapa' },
      { kind: 'message' },
    ]);
    const own = ['--kind', 'referral', '--email', 'HARI@example.com'];
    expect((await command('list', ...own)).stderr).toMatch(/^1 of 1, 0 failed/);
    expect((await command('list', ...own, '--source', 'Newsletter')).stderr).toContain('0 of 0');

    const details = await command('show', referenceOf(id));
    expect(details.stdout).toMatch(/recommends +Ram Thapa/);
    expect(details.stdout).toContain('message\nWe worked together.\nFor two years.\n');
    expect(details.stdout).toContain('referral.notice');

    const { stdout } = await command('export', '--csv', ...own);
    const [head = '', row = ''] = stdout.split('\r\n');
    expect(head).toMatch(/"reference","answers","personName","personEmail"$/);
    expect(row).toContain(`"${id}","referral"`);
    expect(row).toMatch(/"Ram Thapa","ram@example.com"$/);
    const json = JSON.parse((await command('export', '--json', ...own)).stdout);
    expect(json).toMatchObject([{ id, personName: 'Ram Thapa', personEmail: 'ram@example.com' }]);
    const elsewhere = await runInbox(app, ['list', '--kind', 'referral']);
    expect(elsewhere.stderr).toBe(
      'Invalid value for --kind: referral. Use one of application, message, lead.',
    );
  });

  test('with a failed notification is listed as failed, and retried', async () => {
    const id = await sendReferral(app.origin, { email: 'failing@example.com' });
    // Waits until the worker has delivered it, before marking it as failed.
    const open = () =>
      app.engine.db
        .selectFrom('outbox')
        .select('id')
        .where('subject_id', '=', id)
        .where('delivered_at', 'is', null)
        .execute();
    await expect.poll(open).toEqual([]);
    await app.engine.db
      .updateTable('outbox')
      .set({ failed_at: 1, delivered_at: null, last_error: '550 no' })
      .where('subject_id', '=', id)
      .where('topic', '=', 'referral.notice')
      .execute();
    const { stdout, stderr } = await command('list', '--failed');
    expect(stdout).toContain('failing@example.com');
    expect(stderr).not.toContain('belongs to no stored submission');
    expect((await runInbox(app, ['list', '--failed'])).stderr).toContain(
      'belongs to no stored submission',
    );
    expect((await command('retry', id)).stdout).toBe('1 notification will be retried\n');
  });

  test('is exported and erased with the data of its person', async () => {
    const ids = [
      await sendReferral(app.origin, { email: 'Gita@example.com' }),
      await sendReferral(app.origin, { email: 'gita@EXAMPLE.com' }),
    ];
    await postContact(app.origin, { ...SENT, email: 'gita@example.com' });
    for (const id of ids) await addReadNote(app.engine.db, id);
    const folder = mkdtempSync(join(tmpdir(), 'referral-test-'));
    const person = ['--person', 'GITA@example.com'];
    expect((await command('export', ...person, '--out', folder)).status).toBe(0);
    const { submissions } = JSON.parse(readFileSync(join(folder, 'person.json'), 'utf8'));
    rmSync(folder, { recursive: true });
    expect(submissions.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      ...['message', 'referral', 'referral'],
    ]);

    const preview = await command('erase', ...person, '--dry-run');
    for (const line of [
      /contact_messages +1/,
      /form_submissions +2/,
      /referral_notes +2/,
      /note_readers +2/,
    ]) {
      expect(preview.stdout).toMatch(line);
    }
    expect(await countRowsOf(app.engine.db, ids[0] ?? '')).toEqual([1, 1, 2]);
    const erased = await command('erase', ...person, '--yes');
    expect(erased.stdout).toBe(preview.stdout);
    expect(await countReaders(app.engine.db)).toBe(0);
    for (const id of ids) expect(await countRowsOf(app.engine.db, id)).toEqual([0, 0, 0]);
  });

  test('is erased by its id', async () => {
    const [id, other] = [await sendReferral(app.origin), await sendReferral(app.origin)];
    for (const each of [id, other]) await addReadNote(app.engine.db, each);
    expect((await command('erase', id, '--yes')).status).toBe(0);
    expect(await countRowsOf(app.engine.db, id)).toEqual([0, 0, 0]);
    expect(await countRowsOf(app.engine.db, other)).toEqual([1, 1, 2]);
  });

  test('is erased when its retention period has ended', async () => {
    const { db } = app.engine;
    const [old, fresh] = [await sendReferral(app.origin), await sendReferral(app.origin)];
    for (const [id, months] of [
      [old, 13],
      [fresh, 11],
    ] as const) {
      const time = monthsBefore(Date.now(), months);
      await db
        .updateTable('form_submissions')
        .set({ created_at: time })
        .where('id', '=', id)
        .execute();
      await addReadNote(app.engine.db, id);
    }
    await db
      .updateTable('clock_checks')
      .set({ steady_since: Date.now() - 365 * DAY })
      .execute();
    const lines: string[] = [];
    const due = { now: Date.now(), warn: (line: string) => void lines.push(line), kinds };
    await eraseDue(db, { applicationsKept: 12, messagesKept: null }, due);
    expect(await countRowsOf(app.engine.db, old)).toEqual([1, 1, 2]);
    await eraseDue(db, { applicationsKept: 12, messagesKept: 12 }, due);
    expect(lines).toEqual([]);
    expect(await countRowsOf(app.engine.db, old)).toEqual([0, 0, 0]);
    expect(await countRowsOf(app.engine.db, fresh)).toEqual([1, 1, 2]);
  });
});
