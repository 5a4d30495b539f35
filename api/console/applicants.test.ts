import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicantPage } from '#contract/console/applicants.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const DAY = 86_400_000;
const MIDNIGHT = Date.parse('2026-11-20');

describeEachEngine('the list of applicants', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  let reader: SignedIn;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    app = await makeApp(engine);
    [recruiter, reader] = [await signIn(app, 'recruiter'), await signIn(app, 'reader')];
    const { db } = app.engine;
    const store = async (name: string, changes: Parameters<typeof storeApplicant>[1]) => {
      ids[name] = await storeApplicant(db, { name, ...changes });
    };
    const job = { job_slug: 'senior-react-engineer', job_name: 'Senior React Engineer' };
    await store('Asha', {
      ...job,
      submitted_at: MIDNIGHT,
      stage: 'interview',
      rating: 450,
      read_at: 1,
      languages: '["Python","C++"]',
      frameworks: '["React"]',
      assignee_id: recruiter.id,
    });
    await store('Bikram', { submitted_at: MIDNIGHT - 1, verified: 0, languages: '["Python"]' });
    await store('Chandra', {
      ...job,
      submitted_at: MIDNIGHT + DAY - 1,
      rating: 300,
      read_at: 1,
      stage: 'gone-from-the-pack',
      message: '100% _sure_ about it',
    });
    await store('Deepa', { submitted_at: MIDNIGHT + DAY, withdrawn_at: 1, email: 'Deepa@x.org' });
    const tagged = { application_id: ids.Asha ?? '', tag: 'campus', submitted_at: MIDNIGHT };
    await db.insertInto('application_tags').values(tagged).execute();
    await rate('Asha', recruiter);
  });
  afterAll(() => app.close());

  const rate = (name: string, { id }: SignedIn) =>
    app.engine.db
      .insertInto('application_ratings')
      .values({
        application_id: ids[name] ?? '',
        staff_id: id,
        scores: '{}',
        comment: '',
        rated_at: 1,
      })
      .execute();
  const list = async (query: string, by = recruiter) => {
    const { status, data, problem } = await by.call<ApplicantPage>('GET', `/applications${query}`);
    return { status, data, problem, names: data?.items.map(({ name }) => name) };
  };

  test.each([
    ['', ['Deepa', 'Chandra', 'Asha', 'Bikram']],
    ['?sort=oldest', ['Bikram', 'Asha', 'Chandra', 'Deepa']],
    ['?job=senior-react-engineer', ['Chandra', 'Asha']],
    ['?job=none', ['Deepa', 'Bikram']],
    ['?stage=interview,gone-from-the-pack', ['Chandra', 'Asha']],
    ['?stage=never-was', []],
    ['?skill=Python', ['Asha', 'Bikram']],
    ['?skill=Python,React', ['Asha']],
    ['?skill=C%2B%2B&tag=campus', ['Asha']],
    ['?skill=python', []],
    ['?tag=Campus', ['Asha']],
    ['?tag=campus&unread=yes', []],
    ['?assigned=me', ['Asha']],
    ['?assigned=nobody', ['Deepa', 'Chandra', 'Bikram']],
    ['?assigned=00000000-0000-4000-8000-000000000000', []],
    ['?unread=yes', ['Deepa', 'Bikram']],
    ['?unread=no', ['Chandra', 'Asha']],
    ['?verified=no', ['Bikram']],
    ['?verified=yes&job=none', ['Deepa']],
    ['?from=2026-11-20&to=2026-11-20', ['Chandra', 'Asha']],
    ['?to=2026-11-19', ['Bikram']],
    ['?q=asHA', ['Asha']],
    ['?q=deepa%20x.org', ['Deepa']],
    ['?q=100%25%20_sure_', ['Chandra']],
    ['?q=1000%25', []],
    ['?job=&stage=&skill=&tag=&assigned=&q=', ['Deepa', 'Chandra', 'Asha', 'Bikram']],
  ])('returns the expected applicants for %j', async (query, expected) => {
    const { names, data } = await list(query);
    expect(names).toEqual(expected);
    expect(data.total).toBe(expected.length);
    expect(data.next).toBeNull();
  });

  test('returns everything that a row shows', async () => {
    const [asha] = (await list('?tag=campus')).data.items;
    expect(asha).toMatchObject({
      job: { slug: 'senior-react-engineer', name: 'Senior React Engineer' },
      stage: 'interview',
      stageAt: MIDNIGHT,
      tags: ['campus'],
      rating: 4.5,
      version: 1,
      skills: ['Python', 'C++', 'React'],
      assignee: { id: recruiter.id, name: recruiter.name },
      isRead: true,
      isVerified: true,
      isWithdrawn: false,
    });
    const [deepa] = (await list('?q=deepa')).data.items;
    expect(deepa).toMatchObject({ job: null, assignee: null, isWithdrawn: true, rating: null });
  });

  test('returns and sorts by mean ratings only where the member may see them', async () => {
    const means = async (query: string, by: SignedIn) =>
      (await list(query, by)).data.items.map(({ name, rating }) => [name, rating]);
    // A member who may rate sees the mean only after rating.
    expect(await means('?sort=rating', recruiter)).toEqual([
      ...[
        ['Asha', 4.5],
        ['Deepa', null],
        ['Chandra', null],
        ['Bikram', null],
      ],
    ]);
    expect(await means('?rating=2', recruiter)).toEqual([['Asha', 4.5]]);
    const other = await signIn(app, 'owner');
    expect(await means('?rating=2', other)).toEqual([]);
    expect((await means('?sort=rating', other)).map(([name]) => name)).toEqual([
      ...['Deepa', 'Chandra', 'Asha', 'Bikram'],
    ]);
    expect(await means('?sort=rating', reader)).toEqual([
      ...[
        ['Asha', 4.5],
        ['Chandra', 3],
        ['Deepa', null],
        ['Bikram', null],
      ],
    ]);
    expect(await means('?rating=3', reader)).toEqual([
      ['Chandra', 3],
      ['Asha', 4.5],
    ]);
    expect(await means('?rating=3.01&sort=oldest', reader)).toEqual([['Asha', 4.5]]);
  });

  test.each([
    ['?cursor=nonsense', 'cursor'],
    [`?cursor=${Buffer.from('["oldest",1,null,"x"]').toString('base64url')}`, 'cursor'],
    ['?assigned=somebody', 'assigned'],
    ['?from=2026-13-01', 'from'],
    ['?rating=9', 'rating'],
    ['?sort=best', 'sort'],
    ['?unread=maybe', 'unread'],
    [`?q=${'x'.repeat(201)}`, 'q'],
    ['?q=a%00b', 'q'],
    ['?tag=%00', 'tag'],
    [`?skill=${Array.from({ length: 11 }, (_, n) => n).join()}`, 'skill'],
  ])('refuses %j with a field error', async (query, field) => {
    const { status, problem } = await list(query);
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  test('names unknown skills and tags if nothing is found', async () => {
    const unknown = async (query: string) => (await list(query)).data.unknown;
    expect(await unknown('?skill=Python,Cobolia&tag=nowhere')).toEqual([
      { filter: 'skill', value: 'Cobolia' },
      { filter: 'tag', value: 'nowhere' },
    ]);
    expect(await unknown('?skill=Python&tag=campus&unread=yes')).toBeUndefined();
    expect(await unknown('?skill=Python')).toBeUndefined();
  });

  test('counts the filtered applicants at each stage', async () => {
    const counts = async (query: string) =>
      (await reader.call<{ stages: object }>('GET', `/applications/counts${query}`)).data.stages;
    expect(await counts('')).toEqual({ new: 1, interview: 1, 'gone-from-the-pack': 1 });
    expect(await counts('?job=none')).toEqual({ new: 1 });
    const job = '?job=senior-react-engineer';
    expect(await counts(job)).toEqual({ interview: 1, 'gone-from-the-pack': 1 });
    expect(await counts(`${job}&unread=yes`)).toEqual({});
    expect(await counts('?unread=yes')).toEqual({ new: 1 });
    const { items } = (await list('?stage=interview')).data;
    const name = encodeURIComponent(items[0]?.name ?? '');
    expect(await counts(`?q=${name}`)).toEqual({ interview: 1 });
    expect(await counts('?q=nobody-is-called-this')).toEqual({});
  });
});
