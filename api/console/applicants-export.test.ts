import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_API } from '#contract/console/call.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { storeMany } from '#tests/many-applications.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('the export of applicants', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    recruiter = await signIn(app, 'recruiter');
  });
  afterAll(() => app.close());

  const path = '/applications/export.csv';
  const download = async (query: string, by = recruiter) => {
    const { status, response } = await by.call('GET', `${path}${query}`);
    return { status, response, lines: (await response.text()).split('\r\n') };
  };

  test('contains the filtered rows, without cells that a spreadsheet reads as formulas', async () => {
    const { db } = app.engine;
    const id = await storeApplicant(db, {
      name: '=cmd|"/c calc"!A0',
      phone: '+9779841000000',
      message: '@SUM(1)\n"quoted"',
      languages: '["C++","Go"]',
      job_slug: 'export',
      job_name: 'Export',
      answers: '[{"id":"x","question":"Why?","answer":"-1+1"}]',
      rating: 300,
    });
    await storeApplicant(db, { name: 'Not asked for' });
    const { status, response, lines } = await download('?job=export&q=%22quoted%22');
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="applicants-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(lines[0]).toMatch(/^\uFEFF?"id","reference","receivedAt"/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"${id}"`);
    expect(lines[1]).toContain(`"'=cmd|""/c calc""!A0"`);
    expect(lines[1]).toContain(`"'+9779841000000"`);
    expect(lines[1]).toContain(`"'@SUM(1)\n""quoted"""`);
    expect(lines[1]).toContain('"C++, Go"');
    expect(lines[1]).toContain('"Why?\n-1+1"');
    // A member who may rate does not see the mean before rating.
    expect(lines[1]).not.toContain('"3"');
    const record = await db
      .selectFrom('audit_log')
      .select(['staff_id', 'details'])
      .where('action', '=', 'exported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(record.staff_id).toBe(recruiter.id);
    expect(JSON.parse(record.details)).toEqual({ count: 1, filters: ['q', 'job=export'] });
  });

  test('keeps values as text that a spreadsheet would convert to numbers', async () => {
    const phones = ['+9779841000000', '009779841000000', '9779841000000', '9841000000'];
    // Newest first.
    const from = Date.now() - 2000;
    for (const [at, phone] of phones.entries()) {
      const submitted_at = from - at;
      await storeApplicant(app.engine.db, {
        name: '12E5',
        phone,
        job_slug: 'spreadsheet',
        submitted_at,
      });
    }
    const { lines } = await download('?job=spreadsheet');
    const cells = lines.slice(1, -1).map((line) => line.match(/"'12E5","[^"]*","([^"]*)"/)?.[1]);
    expect(cells).toEqual(phones.map((phone) => `'${phone}`));
  });

  test('has its header line even without rows', async () => {
    const { lines } = await download('?job=nothing');
    expect(lines).toHaveLength(2);
  });

  test('requires a recent proof and the permission', async () => {
    const late = await signIn(app, 'recruiter', { provedAgo: 6 * 60_000 });
    expect((await download('', late)).status).toBe(403);
    expect((await download('', await signIn(app, 'reader'))).status).toBe(403);
    expect((await download('?assigned=x')).status).toBe(400);
    // Refused exports do not block this one.
    expect((await download('?job=nothing')).status).toBe(200);
  });

  test('runs once at a time, is complete, and stops when its client disconnects', async () => {
    const { db } = app.engine;
    await storeMany(db, 1000, { jobSlugs: ['many'] });
    // More than the buffers between server and client hold.
    const long = { message: 'x'.repeat(20_000) };
    await db.updateTable('applications').set(long).where('job_slug', '=', 'many').execute();
    const reading = await begin();
    const refused = await download('?job=many');
    expect(refused.status).toBe(503);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    reading.destroy();
    await expect.poll(async () => (await download('?job=nothing')).status).toBe(200);
    const { total } = (await recruiter.call<{ total: number }>('GET', '/applications?job=many'))
      .data;
    const { lines } = await download('?job=many&sort=oldest');
    expect(new Set(lines.slice(1, -1).map((line) => line.slice(0, 38))).size).toBe(total);
  });

  /** An export whose response is not read. */
  const begin = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { headers } = recruiter;
      get(`${app.origin}${CONSOLE_API}${path}?job=many`, { headers }, resolve).on('error', reject);
    });
});
