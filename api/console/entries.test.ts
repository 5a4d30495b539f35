/** Entries from the first letter of a draft to the site and back, through the console's calls. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDetail, EntryProblem, EntryVersion } from '#contract/console/entries.ts';
import { loadPack } from '#domain/content/pack/index.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const POST = 'blogs/estimate-without-lying.md';
const ABOUT = 'pages/about.yaml';

interface AboutData {
  hero: { heading: string };
}

interface Saved {
  entry: EntryDetail;
  conflicts: { base: unknown; theirs: unknown }[];
}

describeEachEngine('entries in the console', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  let folder: string;
  beforeAll(async () => {
    folder = temporaryFolder('entries-');
    cpSync(PACK, folder, { recursive: true });
    app = await makeApp(engine, { CONTENT_DIR: folder });
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  const read = async (file: string) =>
    (await editor.call<EntryDetail>('GET', `/content/entry?file=${encodeURIComponent(file)}`)).data;
  const save = (
    file: string,
    version: number,
    path: (string | number)[],
    value: string,
    base?: unknown,
  ) =>
    editor.call<Saved>('PUT', '/content/entry/draft', {
      file,
      version,
      changes: [{ op: 'set', path, value }],
      bases: [base ?? null],
    });
  const post = (call: string, body: object) =>
    editor.call<EntryDetail>('POST', `/content/entry/${call}`, body);
  const publicTitle = async (slug = 'estimate-without-lying') => {
    const response = await fetch(`${app.origin}/api/v1/public/blogs/${slug}`);
    const { data } = (await response.json()) as { data?: { title: string } };
    return response.ok ? data?.title : response.status;
  };
  const titleOf = async () => (await read(POST)).data as { title: string };

  test('are all texts of the pack, with their kinds', async () => {
    const { data } = await editor.call<{ total: number; counts: Record<string, number> }>(
      'GET',
      '/content/entries',
    );
    expect(data.total).toBeGreaterThan(60);
    expect(data.counts).toMatchObject({
      post: expect.any(Number),
      page: expect.any(Number),
      draft: 0,
    });
  });

  test('change on the site only when they are published, and back when that is undone', async () => {
    const { title } = await titleOf();
    const saved = await save(POST, 0, ['title'], 'A better title', title);
    expect(saved.data.entry).toMatchObject({
      draftVersion: 1,
      title: 'A better title',
      isLive: true,
    });
    expect(await publicTitle()).toBe(title);

    const published = await post('publish', { file: POST, version: 1 });
    expect(published.data).toMatchObject({ draftVersion: 0, isLive: true });
    await expect.poll(() => publicTitle()).toBe('A better title');

    const undone = await post('undo', {
      file: POST,
      publishedVersion: published.data.publishedVersion,
    });
    expect(undone.data.draftVersion).toBe(0);
    await expect.poll(() => publicTitle()).toBe(title);
    const { data: versions } = await editor.call<EntryVersion[]>(
      'GET',
      `/content/entry/versions?file=${POST}`,
    );
    expect(versions.map(({ reason }) => reason)).toEqual(['undone', 'published', 'file']);
  });

  test('keep the changes of two people in two fields, and return both texts of one field', async () => {
    const { title } = await titleOf();
    await save(POST, 0, ['title'], 'Mine', title);
    const other = await save(
      POST,
      0,
      ['coverAlt'],
      'Theirs, at the same time',
      (await read(POST)).data as never,
    );
    expect(other.data.conflicts).toHaveLength(1);
    const { coverAlt } = (await read(POST)).data as { coverAlt: string };
    const second = await save(POST, 0, ['coverAlt'], 'A hand and a clock', coverAlt);
    expect(second.data).toMatchObject({ conflicts: [], entry: { draftVersion: 2 } });
    const third = await save(POST, 1, ['title'], 'Also mine', title);
    expect(third.data.conflicts).toMatchObject([{ base: title, theirs: 'Mine' }]);
    expect((await titleOf()).title).toBe('Mine');
    // A repeated save, whose answer was lost, is no conflict.
    const repeated = await save(POST, 0, ['title'], 'Mine', title);
    expect(repeated.data).toMatchObject({ conflicts: [], entry: { draftVersion: 2 } });
    await post('discard', { file: POST, version: 2 });
  });

  test('are refused with the messages of the check if the pack would be invalid', async () => {
    const { title } = await titleOf();
    await save(POST, 0, ['title'], '', title);
    const { data } = await editor.call<{ problems: EntryProblem[] }>(
      'GET',
      `/content/entry/check?file=${POST}`,
    );
    expect(data.problems).toContainEqual(
      expect.objectContaining({ file: POST, field: 'title', isError: true }),
    );
    const refused = await post('publish', { file: POST, version: 1 });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors?.[0]).toMatchObject({ field: `${POST}#title` });
    expect(await publicTitle()).toBe(title);
    await post('discard', { file: POST, version: 1 });
  });

  test('are published with the version that the person saw', async () => {
    const { title } = await titleOf();
    await save(POST, 0, ['title'], 'First', title);
    await save(POST, 1, ['title'], 'Second', 'First');
    expect((await post('publish', { file: POST, version: 1 })).status).toBe(409);
    await post('discard', { file: POST, version: 2 });
  });

  test('are copied only from an entry of their kind', async () => {
    const create = (kind: string, copyOf: string) =>
      editor.call('POST', '/content/entries', { kind, slug: 'a-copy', title: 'A copy', copyOf });
    const refused = { status: 422, errors: [{ field: 'copyOf', message: expect.any(String) }] };
    for (const kind of ['story', 'session', 'plain-page'])
      expect((await create(kind, ABOUT)).problem).toMatchObject(refused);
  });

  test('refuse a text beside the fields of a file that has none', async () => {
    const { problem } = await editor.call('PUT', '/content/entry/draft', {
      file: ABOUT,
      version: 0,
      changes: [{ op: 'body', value: 'A text' }],
      bases: [null],
    });
    expect(problem).toMatchObject({ status: 422, errors: [{ field: 'body' }] });
  });

  test('are created as drafts, published, renamed with a redirect, deleted and restored', async () => {
    const created = await editor.call<EntryDetail>('POST', '/content/entries', {
      kind: 'post',
      slug: 'a-new-post',
      title: 'A new post: with a colon',
      copyOf: POST,
    });
    expect(created.data).toMatchObject({ isLive: false, title: 'A new post: with a colon' });
    const file = 'blogs/a-new-post.md';
    await post('publish', { file, version: 1 });
    await expect.poll(() => publicTitle('a-new-post')).toBe('A new post: with a colon');

    const renamed = await post('rename', { file, slug: 'a-newer-post' });
    expect(renamed.data).toMatchObject({ file: 'blogs/a-newer-post.md', isLive: true });
    await expect.poll(() => publicTitle('a-newer-post')).toBe('A new post: with a colon');
    // Clients that know the former slug, such as an open form, still find the entry.
    expect(await publicTitle('a-new-post')).toBe('A new post: with a colon');

    const pages = '/blogs-and-insights';
    // Other connections learn of a change after the call has returned.
    const expectRedirect = (path: string) =>
      expect.poll(async () => {
        const { status, headers } = await fetch(app.origin + path, { redirect: 'manual' });
        return [status, headers.get('location')];
      });
    const moved = await post('rename', { ...renamed.data, slug: 'the-newest-post' });
    expect(moved.data).toMatchObject({ file: 'blogs/the-newest-post.md' });
    for (const slug of ['a-new-post', 'a-newer-post']) {
      await expectRedirect(`${pages}/${slug}?utm_source=a`).toEqual([
        301,
        `${pages}/the-newest-post?utm_source=a`,
      ]);
    }
    await expectRedirect(`${pages}/the-newest-post`).toEqual([200, null]);
    await post('rename', { ...moved.data, slug: 'a-newer-post' });
    await expectRedirect(`${pages}/a-newer-post`).toEqual([200, null]);
    await expectRedirect(`${pages}/the-newest-post`).toEqual([301, `${pages}/a-newer-post`]);

    const target = { file: 'blogs/a-newer-post.md' };
    expect((await post('delete', target)).data.deletedAt).not.toBeNull();
    await expect.poll(() => publicTitle('a-newer-post')).toBe(404);
    const restored = await post('restore', target);
    expect(restored.data).toMatchObject({ deletedAt: null, isLive: false });
    await post('publish', { ...target, version: restored.data.draftVersion });
    await expect.poll(() => publicTitle('a-newer-post')).toBe('A new post: with a colon');
    await post('delete', target);
  });

  test('changed in the folder and in the console wait for a decision', async () => {
    const about = await read(ABOUT);
    const { heading } = (about.data as AboutData).hero;
    await save(ABOUT, 0, ['hero', 'heading'], 'From the console', heading);
    await post('publish', { file: ABOUT, version: 1 });
    const path = join(folder, ABOUT);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/^ {2}heading:.*$/m, '  heading: From the file'),
    );
    const loaded = await loadPack(app.engine, folder);
    expect(loaded.conflicts).toEqual([ABOUT]);
    const conflicting = await read(ABOUT);
    expect(conflicting.hasConflict).toBe(true);
    expect((conflicting.data as AboutData).hero.heading).toBe('From the console');
    const resolved = await post('resolve', { file: ABOUT, choices: ['file'] });
    expect(resolved.data).toMatchObject({
      hasConflict: false,
      data: { hero: { heading: 'From the file' } },
    });
    expect((await loadPack(app.engine, folder)).conflicts).toEqual([]);
  });

  test('deleted in the console stay deleted when the folder is loaded again', async () => {
    const file = 'events/tea-for-those-who-came-back.md';
    const others = await editor.call('POST', '/content/entry/delete', { file });
    expect(others.status).toBe(200);
    await loadPack(app.engine, folder);
    expect((await read(file)).deletedAt).not.toBeNull();
    rmSync(join(folder, file));
    await loadPack(app.engine, folder);
    expect((await read(file)).isLive).toBe(false);
  });
});
