import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isStorable } from '#app/service-worker/pages.ts';
import { getRaw } from '#tests/get-raw.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
let customPath: TestApp;
let off: TestApp;

beforeAll(async () => {
  [app, customPath, off] = await Promise.all([
    makeApp('SQLite'),
    makeApp('SQLite', { CONSOLE: '/staff/desk', PUBLIC_URL: 'https://www.tarn.example' }),
    makeApp('SQLite', { CONSOLE: 'off' }),
  ]);
});
afterAll(() => Promise.all([app.close(), customPath.close(), off.close()]));

const get = (path: string, from = app) => fetch(from.origin + path, { redirect: 'manual' });
const textOf = async (path: string, from = app) => (await get(path, from)).text();

function settingsIn(html: string) {
  const json = /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

const directives = (policy: string | null) =>
  Object.fromEntries((policy ?? '').split('; ').map((part) => part.split(/ (.*)/s).slice(0, 2)));

describe('the document', () => {
  test.each(['/console', '/console/', '/console/applicants/new?stage=offer', '/console/a/b/c'])(
    'is at %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await answer.text();
      expect(html).toContain('<div id="console"></div>');
      expect(html).toMatch(/<noscript><p>[^<]+ needs JavaScript/);
    },
  );

  test('forbids caching, indexing, referrers and frames', async () => {
    const { headers } = await get('/console');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('allows its own files and its one inline script', async () => {
    const answer = await get('/console');
    const policy = directives(answer.headers.get('content-security-policy'));
    const html = await answer.text();
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    expect(inline).toHaveLength(1);
    const hash = createHash('sha256')
      .update(inline[0] ?? '')
      .digest('base64');
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': `'self' 'sha256-${hash}'`,
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'media-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
    expect(html).not.toMatch(/\son\w+=|style=/);
  });

  test('loads files that exist and are cached forever, but not by shared caches', async () => {
    const html = await textOf('/console');
    const urls = [...html.matchAll(/(?:src|href)="(\/console\/assets\/[^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    expect(urls.some((url) => url.endsWith('.js'))).toBe(true);
    expect(urls.some((url) => url.endsWith('.css'))).toBe(true);
    for (const url of urls) {
      const { status, headers } = await getRaw(app.origin + url, { 'accept-encoding': 'br' });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe('br');
      expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('is compressed', async () => {
    const { headers } = await getRaw(`${app.origin}/console`, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
  });

  test('contains its path, the brand, and whether passkeys can work', async () => {
    expect(settingsIn(await textOf('/console'))).toEqual({
      path: '/console',
      brand: {
        name: 'Tarn',
        mark: expect.stringMatching(/^\/media\/scenes\/mark\.svg\?v=/),
        markLight: expect.stringMatching(/^\/media\/scenes\/mark-light\.svg\?v=/),
      },
      // The tests' company is invented.
      isDemo: true,
      // On this machine they work with the name localhost.
      passkeys: true,
      singleSignOn: false,
    });
    expect(settingsIn(await textOf('/staff/desk', customPath))).toMatchObject({
      path: '/staff/desk',
      passkeys: true,
    });
    const atIp = await makeApp('SQLite', { PUBLIC_URL: 'https://192.0.2.7' });
    onTestFinished(() => atIp.close());
    expect(settingsIn(await textOf('/console', atIp))).toMatchObject({ passkeys: false });
  });

  test('has the theme of another pack, and its name as text', async () => {
    const folder = copyOfPack();
    editFile(folder, 'theme.css', /--color-primary-600: [^;]+;/, '--color-primary-600: #0b6e4f;');
    editFile(folder, 'site.yaml', /^name: .*$/m, 'name: "</script><b>Tarn & Co"');
    editFile(folder, 'site.yaml', /^notice: >-\n( .*\n)+/m, '');
    editFile(folder, 'ne/site.yaml', /^notice: .*\n/m, '');
    const other = await makeApp('SQLite', { CONTENT_DIR: folder });
    onTestFinished(() => other.close());
    const answer = await get('/console', other);
    const html = await answer.text();
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toContain('--color-primary-600: #0b6e4f;');
    const hash = createHash('sha256').update(css).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(
      `style-src 'self' 'sha256-${hash}'`,
    );
    expect(html).not.toContain('<b>');
    expect(settingsIn(html).brand.name).toBe('</script><b>Tarn & Co');
    // Without a notice, the company is real.
    expect(settingsIn(html).isDemo).toBe(false);
  });
});

test.each(['/console/assets/none-12345678.js', '/console/main.tsx', '/console/.env'])(
  '%s is not found',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('id="console"');
  },
);

test('a custom path is the only one, and no public document contains it', async () => {
  expect(await textOf('/staff/desk', customPath)).toContain('src="/staff/desk/assets/main-');
  expect((await get('/staff/desk/team', customPath)).status).toBe(200);
  for (const path of ['/console', '/console/team', '/staff']) {
    expect((await get(path, customPath)).status).toBe(404);
  }
  for (const path of ['/robots.txt', '/sitemap.xml', '/sw.js', '/', '/site.webmanifest']) {
    expect(await textOf(path, customPath)).not.toContain('staff/desk');
  }
});

test('switched off, its URLs are answered like unknown ones', async () => {
  const unknown = await textOf('/no-such-page', off);
  const html = await textOf('/', app);
  const asset = /assets\/main-[^"]+\.js/.exec(await textOf('/console'))?.[0];
  for (const path of ['/console', '/console/team', `/console/${asset}`]) {
    const answer = await get(path, off);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(unknown);
  }
  expect(html).not.toContain('/console');
});

test('the public pages’ service worker stores neither its document nor its files', async () => {
  const answer = await get('/console');
  const page = { status: answer.status, type: 'basic' as const, headers: answer.headers };
  expect(isStorable(page)).toBe(false);
  const asset = /\/console\/assets\/main-[^"]+\.js/.exec(await answer.text())?.[0] ?? '';
  expect((await get(asset)).headers.get('cache-control')).toMatch(/^private/);
});

test('does not count against the limits of public pages', async () => {
  const limited = await makeApp('SQLite', { RATE_LIMIT_READS: '1/minute' });
  onTestFinished(() => limited.close());
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push((await get('/console', limited)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

test.each(['/events', '/events/desk', '/why-tarn-for-businesses', '/for-job-seekers/desk'])(
  'CONSOLE=%s is refused at the start because it would hide a page',
  async (path) => {
    await expect(makeApp('SQLite', { CONSOLE: path })).rejects.toThrow(
      new RegExp(`^CONSOLE=${path} is not valid: it accepts a path that the site does not use`),
    );
  },
);
