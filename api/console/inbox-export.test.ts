import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexPendingInboxItems } from '#domain/inbox/console-inbox/index.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendLead, sendMessage } from '#tests/inbox-items.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { signIn } from '#tests/staff.ts';

describeOnOneEngine('the export of the inbox', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, INBOX_SETTINGS);
  });
  afterAll(() => app.close());

  test('contains the filtered items, without cells that a spreadsheet reads as formulas', async () => {
    const sales = await signIn(app, 'sales');
    await sendMessage(app, { name: '=HYPERLINK("http://x.example")', message: '@SUM(1)\n"two"' });
    await sendMessage(app, { name: 'Another', topic: 'press' });
    await sendLead(app, 'White paper', { firstName: '-1+1' });
    const { status, response } = await sales.call('GET', '/inbox/export.csv?kind=message');
    expect(status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="inbox-/);
    const csv = await response.text();
    expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(csv).toContain(`"'@SUM(1)\n""two"""`);
    expect(csv).toContain('"+1 415 555 0190"'.replace('"+', `"'+`));
    expect(csv).not.toContain('-1+1');
    const [row] = await app.engine.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'exported')
      .execute();
    expect(row).toMatchObject({ staff_id: sales.id, object_kind: 'inbox' });
    expect(JSON.parse(row?.details ?? '')).toEqual({
      rows: 2,
      isSearched: false,
      filters: '{"kind":"message"}',
    });
  });

  test('has any length, and its search text is not audited', async () => {
    const sales = await signIn(app, 'sales');
    const rows = Array.from({ length: 1100 }, (_, index) => ({
      id: randomUUID(),
      created_at: 1000 + index,
      source: 'Newsletter',
      last_name: 'Many',
      email: 'many@example.com',
      first_name: `N${index}`,
      page_route: '/',
      page_title: '',
      verified: null,
      consent_wording: '',
      idempotency_key: null,
      fingerprint: '',
    }));
    for (let at = 0; at < rows.length; at += 100) {
      await app.engine.db
        .insertInto('leads')
        .values(rows.slice(at, at + 100))
        .execute();
    }
    await indexPendingInboxItems(app.engine.db);
    const { response } = await sales.call('GET', '/inbox/export.csv?q=many@example.com');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(1 + rows.length);
    expect(new Set(lines).size).toBe(lines.length);
    const recorded = await app.engine.db.selectFrom('audit_log').select('details').execute();
    expect(JSON.stringify(recorded)).not.toContain('many@example');
  });

  test('requires a recent proof', async () => {
    const sales = await signIn(app, 'sales', { provedAgo: 6 * 60_000 });
    const { status, problem } = await sales.call('GET', '/inbox/export.csv');
    expect([status, problem.type]).toEqual([403, 'urn:problem:proof-needed']);
  });
});
