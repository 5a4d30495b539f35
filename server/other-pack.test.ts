/** The pack is read at run time: another pack needs no build, and a changed one no restart. */
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openBuiltSite } from '#delivery/site-source.ts';
import { loadPack } from '#domain/content/pack/index.ts';
import { startCrmReceiver } from '#tests/crm-receiver.ts';
import { copyOfPack, editFile, removeScene } from '#tests/invalid-pack.ts';
import { SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { hasDefaultPack } from '#tests/pack.ts';
import { serverPage } from '#tests/server-page.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';
import { beginUpload } from '#tests/slow-upload.ts';

describe('a pack that is loaded while the site runs', () => {
  let app: TestApp;
  const reported: unknown[] = [];
  afterEach(() => app.close());

  async function startApp(settings: Record<string, string> = {}): Promise<string> {
    const folder = copyOfPack();
    app = await makeApp(
      'SQLite',
      { CONTENT_DIR: folder, ...settings },
      {
        openSite: (apiHost) =>
          openBuiltSite({ ...apiHost, report: (error) => reported.push(error) }),
      },
    );
    return folder;
  }

  const statusOf = async (path: string) => (await fetch(app.origin + path)).status;
  const titleOf = async (path: string) =>
    /<title>([^<]*)/.exec(await (await fetch(app.origin + path)).text())?.[1] ?? '';

  test('shows its copy, menus and routes', async () => {
    const folder = await startApp();
    expect(await statusOf('/tarn-central')).toBe(200);
    editFile(folder, 'pages/about.yaml', /^ {2}title: .*$/m, '  title: About everyone');
    editFile(folder, 'site.yaml', /^slug: .*$/m, 'slug: lake');
    editFile(folder, 'site.yaml', /\/(why-)?tarn-/g, '/$1lake-');
    await loadPack(app.engine, folder);
    await expect.poll(() => titleOf('/about')).toContain('About everyone');
    expect(await statusOf('/lake-central')).toBe(200);
    expect(await statusOf('/tarn-central')).toBe(404);
    const header = await (await fetch(`${app.origin}/contact`)).text();
    expect(header).toContain('"/why-lake-for-businesses"');
    expect(header).not.toContain('/why-tarn-');
    const sitemap = await (await fetch(`${app.origin}/sitemap.xml`)).text();
    expect(sitemap).toContain('/lake-central');
  });

  test('stores submissions with the wording that is then visible', async () => {
    const folder = await startApp();
    await fetch(`${app.origin}/newsletter`);
    editFile(folder, 'newsletter.yaml', /^consent: .*$/m, 'consent: We write to you on Mondays.');
    await loadPack(app.engine, folder);
    await expect
      .poll(async () => (await serverPage(app.origin, '/newsletter')).text)
      .toContain('We write to you on Mondays.');
    const body = new URLSearchParams({ ...SITA, form: 'newsletter', pageTitle: 'Tarn' });
    await fetch(`${app.origin}/newsletter`, { method: 'POST', body });
    const rows = await app.engine.db.selectFrom('leads').select('consent_wording').execute();
    expect(rows).toEqual([
      { consent_wording: expect.stringMatching(/^We write to you on Mondays\./) },
    ]);
  });

  test('accepts an upload that was in flight when it was loaded', async () => {
    const folder = await startApp();
    const upload = await beginUpload(app.origin, { ip: '203.0.113.9', path: '/drop-your-info' });
    editFile(folder, 'pages/about.yaml', /^ {2}title: .*$/m, '  title: About everyone');
    await loadPack(app.engine, folder);
    await expect.poll(() => titleOf('/about')).toContain('About everyone');
    upload.finish();
    expect(await upload.answer).toMatchObject({ status: 302 });
    expect(await app.engine.db.selectFrom('resumes').select('size').execute()).toHaveLength(1);
  });

  test('is visible without a request, by the time the CDN is purged', async () => {
    const cdn = await startCrmReceiver({ isSigned: false });
    const folder = await startApp({ PURGE_URL: cdn.url });
    await expect.poll(() => cdn.received.length, { timeout: 10_000 }).toBe(1);
    editFile(folder, 'pages/about.yaml', /^ {2}title: .*$/m, '  title: About everyone');
    await loadPack(app.engine, folder);
    await expect.poll(() => cdn.received.length, { timeout: 10_000 }).toBe(2);
    await cdn.goDown();
    expect(await titleOf('/about')).toContain('About everyone');
  });

  test('is refused if it lacks a picture of a role, and the previous one stays visible', async () => {
    const folder = await startApp();
    const previousTitle = await titleOf('/about');
    expect(previousTitle).toMatch(/./);
    editFile(folder, 'pages/about.yaml', /^ {2}title: .*$/m, '  title: About everyone');
    removeScene(folder, 'lost.svg');
    await expect(loadPack(app.engine, folder)).rejects.toThrow(
      'media/scenes/lost.svg is not in the content folder',
    );
    expect(await titleOf('/about')).toBe(previousTitle);
    expect(reported).toEqual([]);
  });
});

describe.skipIf(!hasDefaultPack)('the pack of another brand, with the same build', () => {
  let server: ServerProcess;
  afterAll(() => server?.stop('SIGTERM'));

  test('shows its brand, theme, menus and routes', async () => {
    const folder = copyOfPack();
    const DATABASE_URL = `sqlite:${join(folder, 'site.db')}`;
    server = await startServer({ DATABASE_URL, CONTENT_DIR: 'content' });
    const home = await (await fetch(server.origin)).text();
    expect(home).not.toMatch(/\bTarn\b/);
    expect(home).toContain('/why-setu-for-career-opportunities');
    // The default pack's color. The build was made with the fixture pack, which has another.
    expect(home).toMatch(/:root ?\{[^}]*--color-primary-500: ?oklch\(68\.91% 0\.1532 243\.93\)/);
    expect((await fetch(`${server.origin}/setu-central`)).status).toBe(200);
    expect((await fetch(`${server.origin}/tarn-central`)).status).toBe(404);
    const drawings = [...home.matchAll(/src="(\/media\/scenes\/[^"]+)"/g)].map(([, src]) => src);
    expect(drawings.length).toBeGreaterThan(3);
    for (const drawing of drawings) {
      const response = await fetch(`${server.origin}${drawing}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  }, 60_000);
});
