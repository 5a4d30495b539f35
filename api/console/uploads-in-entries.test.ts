/** Uploaded files in published entries. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_API } from '#contract/console/call.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { MediaItem } from '#contract/console/media.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { plainPicture, videoWithPlace } from '#tests/media-files.ts';
import { textPdf } from '#tests/resume-pdf.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const POST = 'blogs/estimate-without-lying.md';
const PAGE = '/blogs-and-insights/estimate-without-lying';
const PICTURE_NAMES = /\/media\/[\w-]+\.(?:webp|avif|jpe?g)/g;

describeOnOneEngine('uploads in entries', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  async function send(path: string, bytes: Uint8Array): Promise<MediaItem> {
    const response = await fetch(`${app.origin}${CONSOLE_API}${path}`, {
      method: 'POST',
      headers: { ...editor.headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { item: MediaItem } };
    return data.item;
  }
  const upload = (name: string, bytes: Uint8Array) => send(`/media?name=${name}`, bytes);

  async function publishField(file: string, field: string, value: string) {
    const { data: entry } = await editor.call<EntryDetail>('GET', `/content/entry?file=${file}`);
    const base = (entry.data as Record<string, string>)[field] ?? null;
    const changes = [{ op: 'set', path: [field], value }];
    const saved = await editor.call<{ entry: EntryDetail }>('PUT', '/content/entry/draft', {
      file,
      version: entry.draftVersion,
      changes,
      bases: [base],
    });
    const { draftVersion: version } = saved.data.entry;
    return editor.call('POST', '/content/entry/publish', { file, version });
  }

  const picturesOf = async () =>
    (await (await fetch(app.origin + PAGE)).text()).match(PICTURE_NAMES) ?? [];

  test('a picture is on the page, and another one after it is replaced', async () => {
    const item = await upload('yard.png', await plainPicture('png', '#2f6f8f'));
    expect((await publishField(POST, 'cover', item.id)).status).toBe(200);
    await expect.poll(picturesOf).not.toEqual([]);
    const [first = ''] = await picturesOf();
    expect((await fetch(app.origin + first)).status).toBe(200);

    const name = item.id.replace('media/uploads/', '');
    const other = await plainPicture('png', '#8f2f2f');
    await send(`/media/uploads/${name}/replace?version=${item.version}`, other);
    await expect.poll(picturesOf).not.toContain(first);
    const [second = ''] = await picturesOf();
    expect((await fetch(app.origin + second)).status).toBe(200);
  });

  test('a thumbnail is answered by path, also of a file of the pack', async () => {
    const item = await upload('roof.png', await plainPicture('png', '#114411'));
    const thumbnail = async (path: string) => {
      const url = `${app.origin}${CONSOLE_API}/media/thumbnail?path=${encodeURIComponent(path)}`;
      const { status, headers } = await fetch(url, { headers: editor.headers });
      return [status, headers.get('content-type')];
    };
    expect(await thumbnail(item.id)).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(await thumbnail('media/covers/drawing-board-morning.svg')).toEqual([
      200,
      expect.stringMatching(/^image\/svg/),
    ]);
    expect((await thumbnail('media/uploads/none-1.png'))[0]).toBe(404);
    expect((await thumbnail('site.yaml'))[0]).toBe(404);
  });

  test.each([
    [
      'whitepapers',
      'whitepapers/single-sign-on-for-a-company-of-fifty.md',
      'pdf',
      'paper.pdf',
      textPdf('A paper'),
    ],
    ['learning-hubs', 'learning-hub/read-a-roadmap.md', 'video', 'talk.mp4', videoWithPlace()],
  ])('%s: %s has an uploaded file behind its form', async (kind, file, field, name, bytes) => {
    const item = await upload(name, bytes);
    const published = await publishField(file, field, item.id);
    expect(published).toMatchObject({ status: 200 });
    const slug = file.replace(/^.*\/|\.md$/g, '');
    const { link } = await app.engine.db
      .selectFrom('articles')
      .select('link')
      .where('kind', '=', kind)
      // A post may have the same slug.
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    expect(link).toMatch(/^\/media\/uploads\/[\da-f]{20}\/(paper|talk)-1\.(pdf|mp4)$/);
    const { status, headers } = await fetch(`${app.origin}${link}`);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });
});
