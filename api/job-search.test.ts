import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobListing, JobPage } from '#contract/jobs.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { changeContent } from '#tests/changed-content.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describeEachEngine('GET /job-listings with a search', (engine) => {
  let app: TestApp;
  let all: JobListing[];
  beforeAll(async () => {
    app = await makeApp(engine);
    all = (await search('')).data;
  });
  afterAll(() => app.close());

  const ask = (query: string) => fetch(`${app.origin}${API_PREFIX}/job-listings?limit=50${query}`);
  const search = async (query: string) => (await (await ask(query)).json()) as JobPage;
  const slugs = ({ data }: JobPage) => data.map(({ slug }) => slug);
  /** The expected result of a search, computed without an index. */
  const scan = (fits: (job: JobListing) => boolean) => all.filter(fits).map(({ slug }) => slug);

  test('each job has its pay, hours and number of positions', async () => {
    const job = all.find(({ slug }) => slug === 'qa-automation-engineer');
    expect(job).toMatchObject({
      pay: { min: 110_000, max: 150_000, currency: 'NPR', period: 'month' },
      hours: {
        perWeek: 40,
        from: '12:00',
        to: '21:00',
        timeZone: 'Asia/Kathmandu',
        overlap: { hours: 2, with: 'Halifax' },
      },
      places: 1,
    });
    const silent = all.find(({ slug }) => slug === 'accessibility-tester');
    expect(silent).toMatchObject({ pay: null, hours: null, places: 1 });
  });

  test.each<[string, (job: JobListing) => boolean]>([
    ['&department=engineering', ({ department }) => department.name === 'Engineering'],
    ['&department=Engineering', ({ department }) => department.name === 'Engineering'],
    ['&level=mid-level', ({ type }) => type === 'Mid-level'],
    ['&mode=on-site', ({ workMode }) => workMode.name === 'On site'],
    ['&mode=on-site&mode=hybrid', ({ workMode }) => workMode.name !== 'Remote'],
    ['&type=internship', ({ jobType }) => jobType.name === 'Internship'],
    ['&location=kathmandu', ({ location }) => location === 'Kathmandu'],
    ['&skill=react', ({ hardSkills }) => hardSkills.some(({ label }) => label === 'React')],
    ['&overlap=3-4', ({ hours }) => [3, 4].includes(Math.floor(hours?.overlap?.hours ?? 0))],
    [
      '&mode=remote&level=senior',
      ({ workMode, type }) => workMode.name === 'Remote' && type === 'Senior',
    ],
  ])('%s returns the matching jobs, newest first', async (query, fits) => {
    const result = await search(query);
    expect(scan(fits).length).toBeGreaterThan(0);
    expect(slugs(result)).toEqual(scan(fits));
    expect(result.total).toBe(result.data.length);
  });

  test('searches names, facts and summaries, and ranks names first', async () => {
    expect(slugs(await search('&q=QA'))[0]).toMatch(/^qa-/);
    expect(slugs(await search('&q=playwright'))).toContain('senior-react-engineer');
    expect(slugs(await search('&q=oregon clinic'))).toEqual(['senior-react-engineer']);
    expect(slugs(await search('&q=reac kath'))).toContain('senior-react-engineer');
    expect((await search('&q=zzzz')).total).toBe(0);
    expect((await search('&q=%00%27--')).total).toBe(0);
    expect((await search('&q=%20')).total).toBe(all.length);
  });

  test('facet counts ignore the filter of their own facet', async () => {
    const { facets, total } = await search('&mode=remote&level=senior');
    for (const { value, count } of facets.mode) {
      expect((await search(`&mode=${value}&level=senior`)).total, value).toBe(count);
    }
    for (const { value, count } of facets.skill) {
      expect((await search(`&mode=remote&level=senior&skill=${value}`)).total, value).toBe(count);
    }
    expect(facets.mode.find(({ value }) => value === 'remote')?.count).toBe(total);
    const counts = facets.department.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('sorts by pay and by closing date, with missing values last', async () => {
    const byPay = (await search('&sort=pay&type=full-time')).data.map(({ pay }) => pay?.max ?? 0);
    expect(byPay).toEqual(byPay.toSorted((a, b) => b - a));
    const paid = (await search('&sort=pay')).data.map(({ pay }) => pay !== null);
    expect(paid).toEqual(paid.toSorted((a, b) => Number(b) - Number(a)));
    const ends = (await search('&sort=closing')).data.map(
      ({ validThrough }) => validThrough ?? Number.POSITIVE_INFINITY,
    );
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect((await search('&sort=newest')).data).toEqual(all);
  });

  test('pages through a search, with each job once', async () => {
    const pages = [0, 1, 2].map(async (n) => {
      const response = await fetch(
        `${app.origin}${API_PREFIX}/job-listings?mode=remote&sort=pay&limit=5&offset=${n}`,
      );
      return (await response.json()) as JobPage;
    });
    const result = (await Promise.all(pages)).flatMap(slugs);
    expect(new Set(result).size).toBe(result.length);
    expect(result).toEqual(slugs(await search('&mode=remote&sort=pay')).slice(0, 15));
  });

  test.each([
    ['mode=underwater', 'mode', 'remote, hybrid, on-site'],
    ['level=wizard', 'level', 'trainee'],
    ['type=gift', 'type', 'internship'],
    ['overlap=lots', 'overlap', 'up-to-2'],
    ['sort=luck', 'sort', 'pay'],
    [`q=${'x'.repeat(201)}`, 'q', ''],
    [Array.from({ length: 21 }, (_, n) => `skill=${n}`).join('&'), 'skill', ''],
  ])('refuses %s', async (query, field, detail) => {
    const response = await ask(`&${query}`);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { errors: { field: string; message: string }[] };
    const error = body.errors.find((one) => one.field.startsWith(field));
    expect(error?.message).toContain(detail);
  });

  test('an unused city, skill or department finds nothing', async () => {
    for (const query of ['&skill=cobol', '&location=atlantis', '&department=magic']) {
      expect(await search(query), query).toMatchObject({ data: [], total: 0 });
    }
  });

  test('follows content changes of other processes', async () => {
    await changeContent(app.engine, (db) =>
      db
        .updateTable('job_listings')
        .set({ name: 'Keeper of the yaks' })
        .where('slug', '=', 'scrum-master')
        .execute(),
    );
    // This job is closed, so its new name is not found.
    expect((await search('&q=yaks')).total).toBe(0);
    await changeContent(app.engine, (db) =>
      db
        .updateTable('job_listings')
        .set({ name: 'Keeper of the yaks' })
        .where('slug', '=', 'qa-trainee')
        .execute(),
    );
    await expect.poll(async () => slugs(await search('&q=yaks'))).toEqual(['qa-trainee']);
  });
});
