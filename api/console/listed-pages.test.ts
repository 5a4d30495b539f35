/** Solutions, packages and customer stories, which other entries must list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDetail, EntryProblem } from '#contract/console/entries.ts';
import { parsedSource } from '#domain/content/source/index.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const LIST = 'service-packages.yaml';
const INDEX = 'pages/service-packages.yaml';
const CARDS = 'case-studies.yaml';
const COPIED = 'pages/service-packages/shopify-migration.yaml';

interface Package {
  slug: string;
  title: string;
  charge: string;
  description: string;
}
interface Goals {
  goals: { items: { packages: { slug: string }[] }[] };
}

describeOnOneEngine('solutions, packages and customer stories in the console', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  const read = async (file: string) =>
    (await editor.call<EntryDetail>('GET', `/content/entry?file=${encodeURIComponent(file)}`)).data;
  const create = async (kind: string, slug: string, more = {}) => {
    const body = { kind, slug, title: slug.replaceAll('-', ' '), ...more };
    const { status, data } = await editor.call<EntryDetail>('POST', '/content/entries', body);
    expect(status).toBe(200);
    return data.file;
  };
  const post = (call: string, body: object) =>
    editor.call<EntryDetail>('POST', `/content/entry/${call}`, body);
  const publish = async (file: string) =>
    post('publish', { file, version: (await read(file)).draftVersion });
  const save = async (file: string, path: (string | number)[], value: unknown, base: unknown) =>
    editor.call('PUT', '/content/entry/draft', {
      file,
      version: (await read(file)).draftVersion,
      changes: [{ op: 'set', path, value }],
      bases: [base],
    });
  /** What is live of an entry. */
  const live = async <Data>(file: string) => {
    const { publishedVersion } = await read(file);
    const { source } = await app.engine.db
      .selectFrom('entry_versions')
      .select('source')
      .where('file', '=', file)
      .where('number', '=', publishedVersion ?? 0)
      .executeTakeFirstOrThrow();
    return parsedSource(file, source).data as Data;
  };
  const livePackages = async () => (await live<Package[]>(LIST)).map(({ slug }) => slug);
  const liveGoal = async () =>
    (await live<Goals>(INDEX)).goals.items.flatMap(({ packages }) =>
      packages.map(({ slug }) => slug),
    );
  const check = async (file: string) => {
    const path = `/content/entry/check?file=${encodeURIComponent(file)}`;
    return (await editor.call<{ problems: EntryProblem[] }>('GET', path)).data.problems;
  };
  const discard = async (file: string) => {
    const { draftVersion: version } = await read(file);
    if (version > 0) await post('discard', { file, version });
  };

  test('a copied package goes live with its items, and leaves the site with them', async () => {
    const file = await create('package', 'a-copied-package', { copyOf: COPIED });
    expect(file).toBe('pages/service-packages/a-copied-package.yaml');
    expect(await livePackages()).not.toContain('a-copied-package');
    expect((await check(file)).filter(({ isError }) => isError)).toEqual([]);

    const published = await publish(file);
    expect(published.problem?.errors ?? []).toEqual([]);
    expect(published.data).toMatchObject({ isLive: true, draftVersion: 0 });
    expect(await livePackages()).toContain('a-copied-package');
    expect(await liveGoal()).toContain('a-copied-package');
    for (const list of [LIST, INDEX]) expect((await read(list)).draftVersion).toBe(0);

    expect((await post('unpublish', { file })).data.isLive).toBe(false);
    expect(await livePackages()).not.toContain('a-copied-package');
    expect(await liveGoal()).not.toContain('a-copied-package');
    // The card is kept for the next time.
    expect((await publish(file)).data.isLive).toBe(true);
    expect(await livePackages()).toContain('a-copied-package');

    const { publishedVersion } = await read(file);
    expect((await post('delete', { file })).data.deletedAt).not.toBeNull();
    expect(publishedVersion).not.toBeNull();
    expect(await livePackages()).not.toContain('a-copied-package');
    expect((await post('restore', { file })).status).toBe(200);
    expect((await publish(file)).data.isLive).toBe(true);
    await post('delete', { file });
    for (const list of [LIST, INDEX]) await discard(list);
  });

  test('a list is published without the item of a page that waits', async () => {
    const file = await create('package', 'a-waiting-package', { copyOf: COPIED });
    const packages = (await read(LIST)).data as Package[];
    expect(packages.at(-1)).toMatchObject({ slug: 'a-waiting-package' });
    await save(LIST, [0, 'charge'], 'Starting at $8,888', packages[0]?.charge);
    expect((await publish(LIST)).data.draftVersion).toBeGreaterThan(0);
    expect((await live<Package[]>(LIST))[0]?.charge).toBe('Starting at $8,888');
    expect(await livePackages()).not.toContain('a-waiting-package');
    const again = await publish(LIST);
    expect(again.status).toBe(409);
    expect(again.problem.detail).toContain('only has items of pages that are not on the site');

    // The page does not publish what colleagues are still writing in the list.
    await save(LIST, [1, 'title'], 'Not ready', packages[1]?.title);
    expect((await publish(file)).data.isLive).toBe(true);
    expect(await livePackages()).toContain('a-waiting-package');
    expect((await live<Package[]>(LIST))[1]?.title).toBe(packages[1]?.title);
    expect(((await read(LIST)).data as Package[])[1]?.title).toBe('Not ready');
    expect((await publish(LIST)).data.draftVersion).toBe(0);
    expect(await livePackages()).toContain('a-waiting-package');
    await post('delete', { file });
    for (const list of [LIST, INDEX]) await discard(list);
  });

  test('undoing the first publication takes the items off too', async () => {
    const file = await create('package', 'an-undone-package', { copyOf: COPIED });
    const { publishedVersion } = (await publish(file)).data;
    const undone = await post('undo', { file, publishedVersion });
    expect(undone.data).toMatchObject({ isLive: false });
    expect(await livePackages()).not.toContain('an-undone-package');
    await post('delete', { file });
    for (const list of [LIST, INDEX]) await discard(list);
  });

  test('a new package asks for what is empty, on its page and in the lists', async () => {
    const file = await create('package', 'an-empty-package');
    const problems = (await check(file)).filter(({ isError }) => isError);
    const fields = problems.map(({ file: where, field }) => `${where}#${field}`);
    const count = (await livePackages()).length;
    expect(fields).toEqual(
      expect.arrayContaining([`${file}#lede`, `${file}#bullets.5`, `${LIST}#${count}.charge`]),
    );
    expect(fields.some((field) => field.startsWith(`${INDEX}#goals.items.0.`))).toBe(true);
    // The item's messages do not prevent publishing the rest of the list.
    const inList = (await check(LIST)).filter(({ isError }) => isError);
    expect(inList).toEqual([]);
    expect((await publish(file)).status).toBe(422);
    await post('delete', { file });
    for (const list of [LIST, INDEX]) await discard(list);
  });

  test('a solution has its card, its own URL and its place in the list of solutions', async () => {
    const copyOf = 'pages/solutions/build-my-app.yaml';
    const file = await create('solution', 'teach-my-team', { copyOf });
    expect(file).toBe('pages/solutions/teach-my-team.yaml');
    expect(await read(file)).toMatchObject({ kind: 'solution', path: '/teach-my-team' });
    const published = await publish(file);
    expect(published.problem?.errors ?? []).toEqual([]);
    const cards = await live<{ path: string; title: string }[]>('solutions.yaml');
    expect(cards.at(-1)).toMatchObject({ path: '/teach-my-team', title: 'teach my team' });
    const { data: list } = await editor.call<{ items: { file: string }[]; counts: object }>(
      'GET',
      '/content/entries?kind=solution&q=teach',
    );
    expect(list.items.map((item) => item.file)).toEqual([file]);
    expect(list.counts).toMatchObject({ solution: cards.length });
    await post('delete', { file });
    await discard('solutions.yaml');

    const empty = await create('solution', 'an-empty-solution');
    const fields = (await check(empty)).map(({ file: where, field }) => `${where}#${field}`);
    expect(fields).toEqual(
      expect.arrayContaining([
        `${empty}#lede`,
        `${empty}#scene.wide`,
        `${empty}#intro.title`,
        `solutions.yaml#${cards.length - 1}.description`,
      ]),
    );
    await post('delete', { file: empty });
    await discard('solutions.yaml');
  });

  test('a customer story has its card', async () => {
    const copyOf = 'pages/stories/divacs.yaml';
    const file = await create('customer-story', 'new-customer', { copyOf });
    expect(((await read(file)).data as { heroContent: { title: string } }).heroContent.title).toBe(
      'new customer',
    );
    const published = await publish(file);
    expect(published.problem?.errors ?? []).toEqual([]);
    const cards = await live<{ id: number; route: string; company: string }[]>(CARDS);
    expect(cards.at(-1)).toMatchObject({ route: '/new-customer', company: 'new customer' });
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    await post('delete', { file });
    await discard(CARDS);

    const empty = await create('customer-story', 'empty-customer');
    const fields = (await check(empty)).map(({ file: where, field }) => `${where}#${field}`);
    expect(fields).toEqual(
      expect.arrayContaining([`${empty}#heroContent.image`, `${CARDS}#${cards.length - 1}.logo`]),
    );
    await post('delete', { file: empty });
    await discard(CARDS);
  });
});
