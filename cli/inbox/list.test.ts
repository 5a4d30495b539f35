import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS } from '#domain/inbox/submissions/index.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { listInbox, runInbox } from '#tests/inbox-command.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describeEachEngine('the list', (engine) => {
  let app: TestApp;
  let job: { slug: string; name: string };
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    const { db } = app.engine;
    job = await db.selectFrom('job_listings').select(['slug', 'name']).executeTakeFirstOrThrow();
    const statuses: number[] = [];
    const send = async (response: Promise<Response>) => statuses.push((await response).status);
    await send(postApplication(app.origin, applicationForm({ name: 'सीता गुरुङ', jobId: job.slug })));
    await send(postApplication(app.origin, applicationForm({ role: 'Tester' })));
    await send(postContact(app.origin, { ...MESSAGE, email: 'Hari@Example.com' }));
    await send(postLead(app.origin, 'White paper', { ...SITA, firstName: 'Gita' }));
    await send(postLead(app.origin, 'Newsletter', { ...SITA, email: 'SITA@example.com' }));
    expect(new Set(statuses)).toEqual(new Set([201]));
    // One per day, in the order of arrival.
    const rows = await listInbox(app, '--all');
    for (const [index, { id, kind }] of rows.toReversed().entries()) {
      const time = Date.UTC(2026, 0, 1 + index, 23, 59);
      const { table, submittedAtColumn } =
        KINDS.submissions.find(({ name }) => name === kind) ?? KINDS.submissions[0];
      await db
        .updateTable(table as 'leads')
        .set({ [submittedAtColumn]: time })
        .where('id', '=', id)
        .execute();
    }
    await db.updateTable('contact_messages').set({ verified: 1 }).execute();
  });
  afterAll(() => app.close());

  test('contains all kinds, newest first', async () => {
    const rows = await listInbox(app);
    expect(rows.map(({ kind, about, receivedAt }) => [receivedAt, kind, about])).toEqual([
      ['2026-01-05T23:59:00.000Z', 'lead', 'Newsletter'],
      ['2026-01-04T23:59:00.000Z', 'lead', 'White paper'],
      ['2026-01-03T23:59:00.000Z', 'message', `${MESSAGE.topic}: ${MESSAGE.message}`],
      ['2026-01-02T23:59:00.000Z', 'application', 'Tester'],
      ['2026-01-01T23:59:00.000Z', 'application', job.name],
    ]);
  });

  test.each([
    [
      ['--kind', 'lead'],
      [5, 4],
    ],
    [['--source', 'white PAPER'], [4]],
    [
      ['--email', 'SITA@EXAMPLE.com'],
      [5, 4, 2, 1],
    ],
    [['--email', 'hari@example.com', '--kind', 'message'], [3]],
    [['--email', 'sita'], []],
    [
      ['--since', '2026-01-02', '--until', '2026-01-03'],
      [3, 2],
    ],
    [['--since', '2026-01-03T23:59Z', '--until', '2026-01-05T00:00+01:00'], [3]],
    [
      ['--limit', '2'],
      [5, 4],
    ],
    // Forms of leads have no captcha, so leads are neither.
    [['--unverified'], [2, 1]],
    [['--verified'], [3]],
    [['--delivery', 'failed'], []],
    [
      ['--delivery', 'waiting'],
      [5, 4, 3, 2, 1],
    ],
    [['--delivery', 'delivered'], []],
  ])('%j finds the submissions of days %j', async (args, days) => {
    const rows = await listInbox(app, ...args);
    expect(rows.map(({ receivedAt }) => new Date(receivedAt).getUTCDate())).toEqual(days);
  });

  test('shows a lead as neither verified nor unverified', async () => {
    const rows = await listInbox(app);
    expect(rows.map(({ verified }) => verified)).toEqual([null, null, true, false, false]);
    const { stdout } = await runInbox(app, ['list']);
    expect(stdout.match(/unverified/g)).toHaveLength(2);
    const details = await runInbox(app, ['show', rows[0]?.id ?? '']);
    expect(details.stdout).toMatch(/verified +not applicable/);
  });

  test('shows and exports the topic of a message', async () => {
    const [message] = await listInbox(app, '--kind', 'message');
    const details = await runInbox(app, ['show', message?.id ?? '']);
    expect(details.stdout).toMatch(new RegExp(`^topic +${MESSAGE.topic}$`, 'm'));
    const { stdout } = await runInbox(app, ['export', '--kind', 'message', '--csv']);
    const cells = (line = '') => line.split(',').map((cell) => cell.replaceAll('"', ''));
    const [head, row] = stdout.split('\r\n').map(cells);
    expect(row?.[head?.indexOf('topic') ?? -1]).toBe(MESSAGE.topic);
  });

  test('finds the applications for a job', async () => {
    const rows = await listInbox(app, '--job', job.slug);
    expect(rows.map(({ name }) => name)).toEqual(['सीता गुरुङ']);
  });

  test('contains each submission once across batches', async () => {
    const { db } = app.engine;
    const [row] = await db.selectFrom('leads').selectAll().execute();
    if (!row) throw new Error('no lead');
    const same = Array.from({ length: 1100 }, (_, index) => ({
      ...row,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      idempotency_key: null,
    }));
    for (let at = 0; at < same.length; at += 550) {
      await db
        .insertInto('leads')
        .values(same.slice(at, at + 550))
        .execute();
    }
    const rows = await listInbox(app, '--all');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1105);
    expect(rows).toHaveLength(1105);
    const { stdout, stderr } = await runInbox(app, ['list', '--limit', '1001', '--csv']);
    expect(stdout.trim().split('\r\n')).toHaveLength(1002);
    expect(stderr.split('\n')[0]).toBe('1001 of 1105, 0 failed');
    await db.deleteFrom('leads').where('id', 'like', '00000000-%').execute();
  });

  test('shows failed and delivered notifications', async () => {
    const { db } = app.engine;
    const [lead] = await listInbox(app, '--kind', 'lead');
    const [message] = await listInbox(app, '--kind', 'message');
    const delivered = { delivered_at: 2, attempts: 1 };
    const failed = { failed_at: 1, attempts: 12, last_error: '550 no such mailbox\r\n\u001b[2J' };
    const setState = (id: string, values: object, topic = '%') =>
      db
        .updateTable('outbox')
        .set(values)
        .where('subject_id', '=', id)
        .where('topic', 'like', topic)
        .execute();
    await setState(lead?.id ?? '', delivered);
    await setState(lead?.id ?? '', { ...failed, delivered_at: null }, 'lead.crm');
    await setState(message?.id ?? '', delivered);

    const { stdout, stderr } = await runInbox(app, ['list'], { columns: 200 });
    expect(stdout).toContain('1 FAILED: 550 no such mailbox \\u{1b}[2J, 1 sent');
    expect((await runInbox(app, ['list'], { columns: 80 })).stdout).toContain('1 FAILED');
    expect(stderr).toMatch(/^5 of 5, 1 failed \(list --failed shows it/);
    const idsOf = async (...args: string[]) => (await listInbox(app, ...args)).map(({ id }) => id);
    expect(await idsOf('--failed')).toEqual([lead?.id]);
    expect(await idsOf('--delivery', 'delivered')).toEqual([message?.id]);
    expect(await idsOf('--delivery', 'waiting')).toHaveLength(3);

    const details = await runInbox(app, ['show', lead?.id.slice(0, 8) ?? '']);
    expect(details.stdout).toMatch(
      /lead\.crm +crm +FAILED +12 .*550 no such mailbox \\u\{1b\}\[2J\n/,
    );

    expect((await runInbox(app, ['retry', message?.id ?? ''])).stdout).toBe(
      '0 notifications will be retried\n',
    );
    expect((await runInbox(app, ['retry', '--failed'])).stdout).toBe(
      '1 notification will be retried\n',
    );
    expect(await idsOf('--failed')).toEqual([]);
    await setState(lead?.id ?? '', { ...failed, delivered_at: null }, 'lead.crm');
    expect((await runInbox(app, ['retry', lead?.id ?? ''])).stdout).toBe(
      '1 notification will be retried\n',
    );
  });

  test('is a table with one line per submission that fits the terminal, also in Devanagari', async () => {
    for (const columns of [80, 100, 400]) {
      const { stdout } = await runInbox(app, ['list'], { columns });
      const [head = '', ...lines] = stdout.trimEnd().split('\n');
      expect(head).toMatch(/^id +received/);
      expect(lines).toHaveLength(5);
      // Combining marks take no column.
      const bases = lines.map((line) => line.replace(/\p{Mn}/gu, ''));
      for (const line of [head, ...bases]) expect(line.length).toBeLessThanOrEqual(columns);
      if (columns < 400) continue;
      const email = head.indexOf('email');
      for (const line of bases) expect(line.slice(email)).toMatch(/^(sita|SITA|Hari)@/);
      expect(lines.at(-1)).toContain('सीता गुरुङ');
    }
  });
});
