/** Search handles spelling variants in jobs, articles and alerts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { enqueueDueAlerts, findNewJobs } from '#domain/hiring/job-alerts/index.ts';
import { article, fillArchive } from '#tests/archive.ts';
import { changeContent } from '#tests/changed-content.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { alertsOf, alertTokenTo, makeDue, postAlerts, publishLike } from '#tests/job-alerts.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

/** Names of jobs and titles of articles, by slug. */
const NAMES = {
  csharp: 'C# Engineer',
  cplusplus: 'C++ Engineer',
  plain: 'C Programmer',
  dotnet: 'ASP.NET Core specialist',
  network: 'Networking going Google',
  golang: 'Go services',
  nodejs: 'Node.js services',
  front: 'Front-end artisan',
  full: 'Full stack artisan',
  objective: 'Objective-C tutor',
  lukasz: 'Łukasz Søren Weiß Işık Đức',
  zurich: 'Zürich',
  shrestha: 'Shrestha Kubernetes',
  kathmandu: 'काठमाडौंमा इन्जिनियर',
  nepali: 'डेभलपर डिजाइनर सफ्टवेयर',
} as const;
type Slug = keyof typeof NAMES;

/** A query, and everything that it finds. */
const FINDS: [string, Slug[]][] = [
  ['C#', ['csharp']],
  ['csharp', ['csharp']],
  ['C++', ['cplusplus']],
  ['C', ['plain']],
  ['.NET', ['dotnet']],
  ['dotnet', ['dotnet']],
  ['networking', ['network']],
  ['Go', ['golang']],
  ['nodejs', ['nodejs']],
  ['node js', ['nodejs']],
  ['NODE.JS', ['nodejs']],
  ['frontend', ['front']],
  ['front end', ['front']],
  ['full-stack', ['full']],
  ['fullstack artisan', ['full']],
  ['objective c', ['objective']],
  ['Lukasz Soren Weiss Isik Duc', ['lukasz']],
  ['ŁUKASZ SØREN WEISS IŞIK ĐỨC', ['lukasz']],
  ['Zuerich', ['zurich']],
  ['ZURICH', ['zurich']],
  ['shresta', ['shrestha']],
  ['Kubernetis', ['shrestha']],
  ['shresta kuberntes', ['shrestha']],
  ['काठमाण्डू', ['kathmandu']],
  ['काठमांडौ', ['kathmandu']],
  ['इञ्जिनियर', ['kathmandu']],
  ['डेवलपर', ['nepali']],
  ['डिज़ाइनर', ['nepali']],
  ['सफ्टवेर', ['nepali']],
  ['shresta rust', []],
  ['++', []],
];

describeOnOneEngine('search with spelling variants', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
    await fillArchive(
      app.engine,
      Object.entries(NAMES).map(([slug, title]) => article({ slug, title })),
    );
    await changeContent(app.engine, async (transaction) => {
      await transaction.updateTable('job_listings').set({ valid_through: 1 }).execute();
      for (const [slug, name] of Object.entries(NAMES)) {
        await publishLike(transaction, 'qa-trainee', {
          slug,
          name,
          words: '',
          valid_through: null,
        });
      }
    });
  });
  afterAll(() => app.close());

  async function search(list: string, q: string) {
    const response = await fetch(`${app.origin}${API_PREFIX}${list}?q=${encodeURIComponent(q)}`);
    expect(response.status).toBe(200);
    const body = (await response.json()) as {
      data: { slug: string }[];
      total: number;
      areSimilar?: boolean;
    };
    expect(body.total).toBe(body.data.length);
    return body;
  }
  const slugs = async (list: string, q: string) =>
    (await search(list, q)).data.map(({ slug }) => slug).sort();

  test.each(FINDS)('%j finds the jobs %j', async (q, expected) => {
    await expect.poll(() => slugs('/job-listings', q)).toEqual([...expected].sort());
  });

  test.each(FINDS)('%j finds the articles %j', async (q, expected) => {
    expect(await slugs('/blogs', q)).toEqual([...expected].sort());
  });

  test.each(['/job-listings', '/blogs'])(
    '%s marks results as similar if nothing has the exact word',
    async (list) => {
      expect((await search(list, 'shresta')).areSimilar).toBe(true);
      expect((await search(list, 'shrestha')).areSimilar).toBeUndefined();
      expect((await search(list, 'qqqqqq')).areSimilar).toBeUndefined();
    },
  );

  test('alerts match jobs by the same rules, including corrected words', async () => {
    const { db } = app.engine;
    const jobsByQuery: Record<string, string[]> = {};
    for (const [at, q] of ['C#', 'C', 'nodejs', 'shresta', 'reach'].entries()) {
      const email = `reader-${at}@example.com`;
      const search = `q=${encodeURIComponent(q)}`;
      const response = await postAlerts(app.origin, '', {
        email,
        frequency: 'daily',
        search,
      });
      expect(response.status).toBe(201);
      const [alert] = await alertsOf(db, email);
      const id = alert?.id ?? '';
      await postAlerts(app.origin, '/confirm', {
        token: await alertTokenTo(db, 'confirm', id),
      });
      jobsByQuery[q] = [id];
    }
    for (const [slug, name] of Object.entries({ ...NAMES, react: 'React developer' })) {
      await publishLike(db, 'csharp', { slug: `new-${slug}`, name });
    }
    for (const [id] of Object.values(jobsByQuery)) await makeDue(db, id ?? '');
    const now = Date.now();
    await enqueueDueAlerts(db, now);
    for (const [q, [id]] of Object.entries(jobsByQuery)) {
      const news = await findNewJobs(db, id ?? '', now, now);
      jobsByQuery[q] = (news?.jobs ?? []).map(({ slug }) => slug);
    }
    expect(jobsByQuery).toEqual({
      'C#': ['new-csharp'],
      C: ['new-plain'],
      nodejs: ['new-nodejs'],
      shresta: ['new-shrestha'],
      reach: [],
    });
  });
});
