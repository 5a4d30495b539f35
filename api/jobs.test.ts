import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobDetail, JobListing } from '#contract/jobs.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { changeContent } from '#tests/changed-content.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describeEachEngine('GET /job-listings', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const get = async <Body>(path: string) => {
    const response = await fetch(`${app.origin}${API_PREFIX}${path}`);
    return { status: response.status, body: (await response.json()) as Body, response };
  };
  type Page = { data: JobListing[]; total: number };

  test('pages through the open jobs, newest first, each once', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((n) => get<Page>(`/job-listings?offset=${n}`)),
    );
    expect(pages.map(({ body }) => body.data.length)).toEqual([8, 8, 8, 0]);
    expect(pages.map(({ body }) => body.total)).toEqual([24, 24, 24, 24]);
    const jobs = pages.flatMap(({ body }) => body.data);
    expect(new Set(jobs.map(({ slug }) => slug)).size).toBe(24);
    const times = jobs.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(jobs[0]).toMatchObject({
      id: expect.any(String),
      name: expect.any(String),
      roleSummary: expect.stringMatching(/^<p>/),
      department: { name: expect.any(String), color: expect.stringMatching(/^#/) },
      hardSkills: expect.arrayContaining([{ id: expect.any(String), label: expect.any(String) }]),
      jobType: { name: expect.any(String) },
      workMode: { name: expect.any(String) },
      location: expect.any(String),
    });
  });

  test('accepts limits from 1 to 50', async () => {
    expect((await get<Page>('/job-listings?limit=1')).body.data).toHaveLength(1);
    expect((await get<Page>('/job-listings?limit=50')).body.data).toHaveLength(24);
  });

  test.each([
    'limit=0',
    'limit=51',
    'limit=x',
    'offset=-1',
    'offset=1.5',
    'offset=99999999999999999999',
  ])('refuses %s', async (query) => {
    const { status, body } = await get(`/job-listings?${query}`);
    expect(status).toBe(400);
    const [field] = query.split('=');
    expect(body).toMatchObject({
      type: 'urn:problem:malformed',
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test('returns a job with its texts and contact', async () => {
    const { status, body } = await get<{ data: JobDetail }>('/job-listings/senior-react-engineer');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      slug: 'senior-react-engineer',
      applicantCountries: ['Nepal'],
      minimumQualifications: expect.stringMatching(/^<ul>/),
      jobContact: [
        {
          username: expect.any(String),
          email: expect.stringMatching(/@/),
          initials: expect.stringMatching(/^\p{Lu}{2}$/u),
        },
      ],
    });
  });

  test.each([
    ['/job-listings/no-such-job', 404],
    ['/job-listings/shopify-developer', 410],
    ['/job-listings/%00', 404],
    ['/job-listings/%E0%A4%A', 400],
    ["/job-listings/x'%20or%201=1--", 404],
    ['/no-such-call', 404],
  ])('%s answers %i as a problem', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({
      status,
      type: expect.any(String),
      title: expect.any(String),
    });
  });

  test('a job closes at the end of its last day', async () => {
    const close = (valid_through: number) =>
      changeContent(app.engine, (db) =>
        db
          .updateTable('job_listings')
          .set({ valid_through })
          .where('slug', '=', 'ux-researcher')
          .execute(),
      );
    await close(Date.now() + 60_000);
    expect((await get('/job-listings/ux-researcher')).status).toBe(200);
    await close(Date.now() - 1);
    expect((await get('/job-listings/ux-researcher')).status).toBe(410);
    const total = async () => (await get<Page>('/job-listings?limit=49')).body.total;
    await expect.poll(total).toBe(23);
  });

  test('returns the four option lists', async () => {
    const { body } = await get<{ data: Record<string, unknown[]> }>('/job-application/options');
    expect(Object.keys(body.data)).toEqual([
      'languages',
      'frameworks',
      'softwares',
      'certifications',
    ]);
    expect(body.data.languages).toContainEqual({ id: 'typescript', label: 'TypeScript' });
  });
});
