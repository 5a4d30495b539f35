/** Posts of another site: imported by the command, published in the console, seen on the site. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntryDetail, EntrySummary, EntryVersion } from '#contract/console/entries.ts';
import type { MediaItem } from '#contract/console/media.ts';
import { contentCommand } from '#tests/content-command.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { exportsFolder } from '#tests/imported-posts.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const BREAD = 'blogs/bread-needs-time.md';
const PAGE = '/blogs-and-insights/bread-needs-time';
const FORMER = '/2020/05/bread-needs-time/';

interface Report {
  posts: {
    file: string;
    outcome: string;
    reason: string;
    pictures: number;
    missingPictures: string[];
    withoutAlt: string[];
    warnings: string[];
  }[];
}

describeEachEngine('an import', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  let exports: string;
  beforeAll(async () => {
    exports = await exportsFolder();
    app = await makeApp(engine);
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  const run = (...args: string[]) =>
    contentCommand({ CONTENT_DIR: PACK, DATABASE_URL: app.config.databaseUrl }, [
      'import',
      ...args,
    ]);

  async function importWordpress(...more: string[]) {
    const report = join(exports, 'report.json');
    const media = ['--media', join(exports, 'uploads')];
    const result = await run(
      'wordpress',
      join(exports, 'wordpress/export.xml'),
      ...media,
      '--report',
      report,
      ...more,
    );
    // A slow machine has lines about the progress.
    expect(result).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^(\d+ posts so far …\n?)*$/),
    });
    const { posts } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return { ...result, posts };
  }

  const entries = async (state: string) =>
    (await editor.call<{ items: EntrySummary[] }>('GET', `/content/entries?state=${state}`)).data
      .items;
  const entry = async (file: string) =>
    (await editor.call<EntryDetail>('GET', `/content/entry?file=${encodeURIComponent(file)}`)).data;
  const library = async () =>
    (await editor.call<{ items: MediaItem[] }>('GET', '/media')).data.items;
  const text = async (path: string) => (await fetch(app.origin + path)).text();
  const answer = async (path: string) => {
    const { status, headers } = await getRaw(app.origin + path);
    return headers.location === undefined ? status : [status, headers.location];
  };

  test('that is only tried writes nothing', async () => {
    const { stdout, posts } = await importWordpress('--dry-run');
    expect(stdout.split('\n')[0]).toBe(
      'Would import 4 posts of WordPress (https://bakery.example):',
    );
    expect(posts.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new', 'new']);
    expect(await entries('draft')).toEqual([]);
    expect((await library()).filter(({ source }) => source === 'upload')).toEqual([]);
  });

  test('makes drafts, which are not on the site', async () => {
    const { stdout, posts } = await importWordpress();
    expect(stdout).toMatch(/^ +4 {2}new$/m);
    expect(stdout).toMatch(/^ +2 {2}not imported: comments$/m);
    expect(stdout).toContain(
      'blogs/classic-post.md: missing picture https://bakery.example/wp-content/uploads/2020/06/gone.jpg: there is no such file',
    );
    expect(posts[0]).toMatchObject({ file: BREAD, pictures: 2, missingPictures: [] });
    const drafts = await entries('draft');
    expect(drafts).toHaveLength(4);
    expect(drafts.every(({ isLive, draftBy }) => !isLive && draftBy === null)).toBe(true);

    const [picture] = (await library()).filter(({ source }) => source === 'upload');
    expect(picture).toMatchObject({ id: 'media/uploads/oven-1.jpg', uploadedBy: null });
    expect(await answer(PAGE)).toBe(404);
    expect(await answer(FORMER)).toEqual([301, FORMER.slice(0, -1)]);
    expect(await answer(FORMER.slice(0, -1))).toBe(404);
    for (const path of ['/blogs-and-insights', '/sitemap.xml', '/blogs-and-insights/feed.xml']) {
      expect(await text(path)).not.toContain('bread-needs-time');
    }
    expect(await text('/search?q=bread')).not.toContain('bread-needs-time');
    expect(await text('/api/v1/public/blogs')).not.toContain('bread');
  });

  test('shows in the history, with fields that the console edits', async () => {
    const { data } = await editor.call<EntryVersion[]>(
      'GET',
      `/content/entry/versions?file=${BREAD}`,
    );
    expect(data).toMatchObject([{ reason: 'imported', by: null, isLive: false }]);
    const draft = await entry(BREAD);
    expect(draft).toMatchObject({
      title: 'Why bread needs time & salt',
      kind: 'post',
      isLive: false,
    });
    expect(draft.data).toMatchObject({
      published: '2020-05-11',
      author: 'kabita-rai',
      tags: ['Industry Insight', 'Bread'],
      cover: 'media/uploads/oven-1.jpg',
      coverAlt: 'An oven with an open door',
      formerUrls: [FORMER, '/2020/05/bread-and-time/'],
    });
  });

  test('can be repeated: untouched drafts follow the export, others stay', async () => {
    expect((await importWordpress()).posts.map(({ outcome }) => outcome)).toEqual(
      Array(4).fill('unchanged'),
    );
    const { draftVersion } = await entry('blogs/classic-post.md');
    const changes = [{ op: 'set', path: ['title'], value: 'Mine' }];
    const body = {
      file: 'blogs/classic-post.md',
      version: draftVersion,
      changes,
      bases: ['A classic post'],
    };
    expect((await editor.call('PUT', '/content/entry/draft', body)).status).toBe(200);

    const file = join(exports, 'wordpress/export.xml');
    const original = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      original
        .replaceAll('Time makes the taste.', 'Time is taste.')
        .replace('The first line.', 'Another line.'),
    );
    const { posts } = await importWordpress();
    expect(posts.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['updated', ''],
      ['kept', 'someone has changed the draft'],
      ['unchanged', ''],
      ['unchanged', ''],
    ]);
    expect((await entry(BREAD)).body).toMatch(/^Time is taste\./);
    expect((await entry('blogs/classic-post.md')).body).toMatch(/^The first line\./);
  });

  test('is published entry by entry, with its picture and the redirects', async () => {
    const { draftVersion: version } = await entry(BREAD);
    const published = await editor.call('POST', '/content/entry/publish', { file: BREAD, version });
    expect([published.status, published.problem?.errors]).toEqual([200, undefined]);
    await expect.poll(() => answer(PAGE)).toBe(200);
    const page = await text(PAGE);
    expect(page).toContain('Time is taste.');
    expect(page).toMatch(/<figcaption>The oven at five<\/figcaption>/);
    const [picture = ''] = /\/media\/[\da-f]{20}-\d+\.webp/.exec(page) ?? [];
    expect(await answer(picture)).toBe(200);
    expect(await answer(`${FORMER}?utm_source=old`)).toEqual([301, `${PAGE}?utm_source=old`]);
    expect(await answer('/2020/05/bread-and-time')).toEqual([301, PAGE]);
    await expect.poll(() => text('/blogs-and-insights/feed.xml')).toContain('bread-needs-time');
    expect(await answer('/blogs-and-insights/classic-post')).toBe(404);
    expect((await importWordpress()).posts[0]).toMatchObject({
      outcome: 'kept',
      reason: 'it is published',
    });
  });

  test('does not bring back what was deleted, and follows a new slug', async () => {
    const [draft] = (await entries('offline')).filter(({ title }) => title === 'पाउरोटी');
    const file = draft?.file ?? '';
    const renamed = await editor.call('POST', '/content/entry/rename', { file, slug: 'pauroti' });
    expect(renamed.status).toBe(200);
    const { posts } = await importWordpress();
    expect(posts[3]).toMatchObject({ file: 'blogs/pauroti.md', outcome: 'unchanged' });
    await editor.call('POST', '/content/entry/delete', { file: 'blogs/pauroti.md' });
    expect((await importWordpress()).posts[3]).toMatchObject({
      outcome: 'kept',
      reason: 'someone has deleted it',
    });
  });

  test('gives a post another name if the name is in use', async () => {
    const folder = temporaryFolder('posts-');
    writeFileSync(join(folder, 'estimate-without-lying.md'), '---\ntitle: Another\n---\nText.');
    mkdirSync(join(folder, 'more'));
    writeFileSync(join(folder, 'more/estimate-without-lying.md'), '---\ntitle: Third\n---\nText.');
    const report = join(folder, 'report.md');
    await run('markdown', folder, '--report', report);
    const text = readFileSync(report, 'utf8');
    expect(text).toContain('`blogs/estimate-without-lying-2.md`');
    expect(text).toContain('`blogs/estimate-without-lying-3.md`');
    expect(text).toContain('another entry has the name estimate-without-lying, so this one is');
  });

  test('can make stories about the country', async () => {
    const ghost = join(exports, 'ghost/export.json');
    const { stdout } = await run('ghost', ghost, '--as', 'hub-stories');
    expect(stdout).toMatch(/^Imported 3 posts of Ghost:/);
    expect((await entry('experience-nepal/for-members.md')).body).toMatch(
      /^<!-- On the former site, only paying members could read this post\. -->/,
    );
  });
});

describe('the command', () => {
  const folder = temporaryFolder('import-');
  const database = join(folder, 'none.db');
  const run = (line: string) =>
    contentCommand({ CONTENT_DIR: PACK, DATABASE_URL: `sqlite:${database}` }, [
      'import',
      ...line.split(' ').filter(Boolean),
    ]);

  test.each([
    ['', 'A source is missing. Use markdown, wordpress, ghost.'],
    ['joomla x', "Unknown source 'joomla'. Use markdown, wordpress, ghost."],
    ['ghost', 'import needs the path of the export.'],
    ['ghost x --as events', "Unknown kind 'events'. Use blogs, hub-stories."],
    [
      'ghost x --from old.example',
      '--from must be the address of the former site, such as https://old.example.',
    ],
    ['ghost x --report x.txt', 'The file of --report must end in .md or .json.'],
    ['ghost x --medai y', "Unknown option '--medai'. Did you mean --media?"],
  ])('refuses "%s" with status 2', async (line, message) => {
    const { status, stdout, stderr } = await run(line);
    expect([status, stdout, stderr.split('\n')[0]]).toEqual([2, '', message]);
  });

  test('says in one line what is wrong with the export', async () => {
    writeFileSync(join(folder, 'a.zip'), 'PK\u0003\u0004');
    writeFileSync(join(folder, 'a.json'), '{}');
    for (const [line, message] of [
      [`ghost ${folder}/none.json`, /none\.json does not exist\.$/],
      [`wordpress ${folder}/a.zip`, /a\.zip is an archive\. Unpack it, then import it\.$/],
      [`ghost ${folder}/a.json`, /a\.json is not a Ghost export\./],
      [`markdown ${folder}/a.json`, /a\.json is not a folder\./],
      [`ghost ${folder}/a.json --media ${folder}/none`, /none does not exist\.$/],
      [`markdown ${folder}`, /^Database not found: /],
    ] as const) {
      const { status, stderr } = await run(line);
      expect([status, stderr.split('\n').length]).toEqual([expect.any(Number), 1]);
      expect(stderr).toMatch(message);
    }
    expect(existsSync(database)).toBe(false);
  });
});
