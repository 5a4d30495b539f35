import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renameJob } from '#tests/changed-content.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describeOnOneEngine('pages', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());
  const get = (path: string, headers?: Record<string, string>) =>
    getRaw(app.origin + path, headers);

  test.each([
    ['/', 200, /<h1[^>]*>Clear water, good work/],
    ['/talents-on-demand', 200, /24<!-- --> <!-- -->open roles/],
    ['/talents-on-demand?page=3', 200, /Roles 17 to 24 of 24/],
    ['/talents-on-demand/senior-react-engineer', 200, /<h2[^>]*>Minimum Qualifications/],
    ['/talents-on-demand/no-such-job', 404, /<h1[^>]*>This Job Opening is Not Available/],
    [
      '/talents-on-demand/shopify-developer',
      410,
      /<h1[^>]*>This Job Opening is Not Available[\s\S]*Similar openings/,
    ],
    ['/drop-your-info', 200, /<h1[^>]*>Submit your resume/],
    ['/drop-your-info?jobId=senior-react-engineer', 200, /<h1[^>]*>Apply: Senior React Engineer/],
    ['/drop-your-info?jobId=no-such-job', 404, /This Job Opening is Not Available/],
    ['/no-such-page', 404, /<h1[^>]*>404 Not Found/],
    ['/%E0%A4%A', 404, /<h1[^>]*>404 Not Found/],
    ['/%00', 404, /<h1[^>]*>404 Not Found/],
  ])('%s answers %i as complete HTML', async (path, status, content) => {
    const page = await get(path);
    expect(page.status).toBe(status);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const html = page.body.toString();
    expect(html).toMatch(content);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<nav aria-label="Main"/);
  });

  test('omit an empty section', async () => {
    const html = (await get('/talents-on-demand/ux-researcher')).body.toString();
    expect(html).toContain('>Role Summary</h2>');
    expect(html).not.toContain('>Benefits</h2>');
  });

  test('are sent as Brotli, gzip or plain, or as 304 if the browser has them', async () => {
    const plain = await get('/talents-on-demand');
    const brotli = await get('/talents-on-demand', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/talents-on-demand', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(plain.headers.vary).toBe('accept-encoding');
    const cached = await get('/talents-on-demand', { 'if-none-match': plain.headers.etag ?? '' });
    expect([cached.status, cached.body.length]).toEqual([304, 0]);
    const head = await fetch(`${app.origin}/talents-on-demand`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('allow only their own inline scripts and styles', async () => {
    const { headers, body } = await get('/talents-on-demand');
    const policy = headers['content-security-policy'] ?? '';
    const html = body.toString();
    const inline = [...html.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)];
    expect(inline.length).toBeGreaterThan(2);
    const isData = (element: string) => element.startsWith('<script type="application/ld+json">');
    for (const [element, , text = ''] of inline) {
      const isAllowed = policy.includes(createHash('sha256').update(text).digest('base64'));
      expect(isAllowed, element.slice(0, 80)).toBe(!isData(element));
    }
    expect(policy).not.toMatch(/unsafe/);
    expect(html).not.toMatch(/\sstyle="/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  test('ignore parameters that the page does not read', async () => {
    const page = await get('/talents-on-demand?page=2');
    const tagged = await get('/talents-on-demand?utm_source=x&page=2&junk=%00');
    expect(tagged.headers.etag).toBe(page.headers.etag);
  });

  test.each([
    ['/talents-on-demand/', '/talents-on-demand'],
    ['/talents-on-demand/?page=2', '/talents-on-demand?page=2'],
    ['//evil.example/', '/evil.example'],
  ])('%s redirects to %s in one step', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test.each(['0', '1', '-1', 'x', '1e9'])(
    'have one URL each: page=%s redirects to the list',
    async (page) => {
      const { status, headers } = await get(`/talents-on-demand?page=${page}`);
      expect([status, headers.location]).toEqual([302, '/talents-on-demand']);
    },
  );

  test.each([
    ['/talents-on-demand?page=x&utm_source=letter', '/talents-on-demand?utm_source=letter'],
    ['/customers/nobody', '/customers'],
    ['/customers/nobody?utm_source=a%26b', '/customers?utm_source=a%26b'],
  ])('keep unknown parameters in the redirect from %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([302, to]);
  });

  test('of unknown URLs are the same page', async () => {
    const [one, other] = [await get('/no/such/page'), await get('/neither-this?a=1')];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(one.body.equals(other.body)).toBe(true);
  });

  test('answer headers that are too long with a problem', async () => {
    const { status, headers } = await get('/', { 'x-long': 'x'.repeat(20_000) });
    expect([status, headers['content-type']]).toEqual([400, 'application/problem+json']);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('answer %s with a problem', async (method) => {
    const response = await fetch(`${app.origin}/talents-on-demand`, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/problem\+json/);
  });

  test('show a content change immediately', async () => {
    const path = '/talents-on-demand/qa-trainee';
    expect((await get(path)).body.toString()).toContain('QA Trainee');
    const previous = app.engine.contentVersion();
    await renameJob(app.config.databaseUrl, 'qa-trainee', 'QA Apprentice');
    await expect.poll(() => app.engine.contentVersion()).not.toBe(previous);
    await expect.poll(async () => (await get(path)).body.toString()).toContain('QA Apprentice');
  });

  test('have assets that are compressed and cached forever', async () => {
    const html = (await get('/')).body.toString();
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const { status, headers } = await get(script, { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect((await get('/assets/no-such-file.js')).status).toBe(404);
    expect((await get('/assets/../../package.json')).status).toBe(404);
    expect((await get('/assets/%2e%2e/%2e%2e/package.json')).status).toBe(404);
  });
});

describeOnOneEngine('probes', (engine) => {
  test('distinguish a running process from a ready database', async () => {
    const app = await makeApp(engine);
    const status = async (path: string) => (await fetch(app.origin + path)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    if (engine === 'PostgreSQL') {
      await app.cutDatabase();
      await expect.poll(() => status('/readyz')).toBe(503);
      expect(await status('/healthz')).toBe(200);
      const api = await fetch(`${app.origin}/api/v1/public/job-listings`);
      expect(api.status).toBe(503);
      expect(Number(api.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await api.json()).toMatchObject({ type: 'urn:problem:unavailable' });
      const page = await fetch(`${app.origin}/talents-on-demand`);
      expect(page.status).toBe(503);
      expect(await page.text()).toContain('No Openings Available');
    }
    await app.close();
  });
});
