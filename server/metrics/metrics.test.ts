/** `/metrics` on the site's own port, and what it counts. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type Scraped, scrape, total } from '#tests/scraped-metrics.ts';
import { anonymous } from '#tests/staff.ts';

const METRICS_TOKEN = 'a-token-of-the-monitoring';
const ALLOWED = { authorization: `Bearer ${METRICS_TOKEN}` };

describe('access', () => {
  test('needs the token, and without one in the settings the page does not exist', async () => {
    const app = await makeApp('SQLite', { METRICS_TOKEN });
    const ask = (authorization?: string) =>
      fetch(`${app.origin}/metrics`, { headers: authorization ? { authorization } : {} });
    for (const wrong of [undefined, 'Bearer', 'Bearer x', `Basic ${METRICS_TOKEN}`]) {
      const response = await ask(wrong);
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await response.text()).not.toContain('http_requests_total');
    }
    const response = await ask(`bearer ${METRICS_TOKEN}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await app.close();

    const other = await makeApp('SQLite');
    const answers = await Promise.all(
      ['/metrics', '/no-such-page'].map((path) => fetch(other.origin + path, { headers: ALLOWED })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const [metrics, missing] = await Promise.all(answers.map((answer) => answer.text()));
    expect(metrics).toBe(missing);
    await other.close();
  });
});

describeEachEngine('metrics', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    // Nothing listens there, so that notifications wait.
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => closed.once('listening', ready));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    app = await makeApp(engine, {
      METRICS_TOKEN,
      RATE_LIMIT_FORMS: '3/minute',
      CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      CRM_WEBHOOK_SECRET: 'a secret',
    });
    // An answer is repeated for a second, also that of an earlier app of the process.
    const repeated = await requests();
    await vi.waitUntil(async () => (await requests()) > repeated, 15_000);
  });
  afterAll(() => app.close());

  const read = () => scrape(`${app.origin}/metrics`, ALLOWED);
  const requests = async () => total(await read(), 'http_requests_total');
  /** The registry belongs to the process, which runs other tests too. */
  const difference = async (work: () => Promise<unknown>) => {
    const earlier = await read();
    await work();
    let later: Scraped = earlier;
    return {
      poll: (metric: string, labels = '') =>
        expect.poll(async () => {
          later = await read();
          return total(later, metric, labels) - total(earlier, metric, labels);
        }),
    };
  };

  test('count pages by the pattern of their route, also from memory', async () => {
    const page = `${app.origin}/talents-on-demand/qa-trainee`;
    const { poll } = await difference(async () => {
      for (let n = 0; n < 5; n++) await (await fetch(page)).text();
      await (await fetch(`${app.origin}/no/such/page?email=sita@example.com`)).text();
    });
    const route = 'method="GET",route="/talents-on-demand/:slug",status="2xx"';
    await poll('http_requests_total', route).toBe(5);
    await poll('http_request_duration_seconds_count', 'route="/talents-on-demand/:slug"').toBe(5);
    await poll('page_cache_requests_total', 'result="hit"').toBeGreaterThanOrEqual(4);
    await poll('page_render_duration_seconds_count').toBeGreaterThanOrEqual(1);
    await poll('http_requests_total', 'route="unknown page",status="4xx"').toBe(1);
    const { samples } = await read();
    expect([...samples.keys()].join()).not.toMatch(/qa-trainee|no\/such|sita/);
  });

  test('count submissions and refusals by their reasons', async () => {
    const { poll } = await difference(async () => {
      const answers = [
        await postLead(app.origin, 'Newsletter'),
        await postLead(app.origin, 'Newsletter', { firstName: '', lastName: '', email: 'x' }),
        await postLead(app.origin, 'Newsletter', { firstName: 'A', lastName: 'B', email: 'x' }),
        await postLead(app.origin, 'Newsletter'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 422, 422, 429]);
      const contact = await fetch(`${app.origin}${API_PREFIX}/contact`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      expect(contact.status).toBe(422);
    });
    await poll('form_submissions_total', 'form="lead"').toBe(1);
    await poll('form_refusals_total', 'form="lead",reason="invalid"').toBe(2);
    await poll('form_refusals_total', 'form="crms",reason="rate_limit"').toBe(1);
    await poll('form_refusals_total', 'form="message",reason="captcha"').toBe(1);
  });

  test('show notifications that wait, and attempts to deliver them', async () => {
    const unreachable = 'channel="crm",result="unreachable"';
    await expect
      .poll(async () => total(await read(), 'outbox_attempts_total', unreachable))
      .toBeGreaterThan(0);
    // The outbox is read again after ten seconds.
    const state = 'channel="crm",state="waiting"';
    await expect
      .poll(async () => total(await read(), 'outbox_notifications', state), { timeout: 30_000 })
      .toBeGreaterThan(0);
    const metrics = await read();
    expect(total(metrics, 'outbox_oldest_waiting_seconds', 'channel="crm"')).toBeGreaterThan(0);
    // Mail is not set up, so nothing is late.
    expect([...metrics.samples.keys()]).not.toContain(
      'outbox_oldest_waiting_seconds{channel="mail"}',
    );
    expect(total(metrics, 'database_up')).toBe(1);
  });

  test('count attempts to sign in', async () => {
    const { poll } = await difference(async () => {
      const body = { email: 'sita@example.com', password: 'a long enough guess', code: '123456' };
      const answer = await anonymous(app.origin)('POST', '/sign-in/password', body);
      expect(answer.status).toBe(401);
    });
    await poll('staff_sign_ins_total', 'method="password",result="refused"').toBe(1);
  });
});

test('a database that cannot be read does not fail the scrape', async () => {
  const app = await makeApp('SQLite', { METRICS_TOKEN });
  const { engine } = app;
  await engine.db.schema.alterTable('outbox').renameTo('outbox_elsewhere').execute();
  const read = () => scrape(`${app.origin}/metrics`, ALLOWED);
  // An answer is repeated for a second, also that of another app of the process.
  await expect.poll(async () => total(await read(), 'database_up')).toBe(0);
  const metrics = await read();
  expect([...metrics.samples.keys()].join()).not.toContain('outbox_notifications');
  expect(total(metrics, 'http_requests_total')).toBeGreaterThanOrEqual(0);
  await app.close();
});
