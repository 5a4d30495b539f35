import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Applicant } from '#contract/console/applicants.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('applications of one person', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    recruiter = await signIn(app, 'recruiter');
  });
  afterAll(() => app.close());

  const store = (changes = {}) => storeApplicant(app.engine.db, changes);
  const call = async (method: string, path: string) =>
    recruiter.call<Applicant>(method, `/applications/${path}`);
  const open = async (id: string) => (await call('GET', id)).data;
  const suggested = async (id: string) =>
    (await open(id)).suggestions.map(({ application, common }) => [application.id, common.sort()]);
  const same = async (id: string) => (await open(id)).samePerson.map((head) => head.id);

  test('are suggested by the fields they share, however these were typed', async () => {
    const own = await store({
      email: 'Maya@Example.com',
      phone: '+9779800000001',
      github: 'github.com/Maya',
      linkedin: 'linkedin.com/in/maya-t',
      portfolio: 'https://www.maya.example/',
    });
    const now = Date.now();
    const byMail = await store({ email: 'maya@example.com', submitted_at: now - 1 });
    const byPhone = await store({ phone: '+9779800000001', submitted_at: now - 2 });
    const byBoth = await store({
      email: 'MAYA@example.com',
      linkedin: 'linkedin.com/in/Maya-T',
      submitted_at: now - 3,
    });
    const bySite = await store({ portfolio: 'http://maya.example', submitted_at: now - 4 });
    const elsewhere = await store({ portfolio: 'https://github.com/maya', submitted_at: now - 5 });
    await store({ email: 'maya@example.org', portfolio: 'https://maya.example/other' });
    expect(await suggested(own)).toEqual([
      [byMail, ['email']],
      [byPhone, ['phone']],
      [byBoth, ['email', 'links']],
      [bySite, ['links']],
      [elsewhere, ['links']],
    ]);
  });

  test('are not suggested because both lack a field', async () => {
    const id = await store({ phone: '', linkedin: '', portfolio: '' });
    await store({ phone: '', linkedin: '', portfolio: '' });
    expect(await suggested(id)).toEqual([]);
  });

  test('are linked by staff, including all applications linked to either, and no longer suggested', async () => {
    const email = 'joined@example.com';
    const [one, two, three] = [await store({ email }), await store({ email }), await store()];
    const { status, data } = await call('PUT', `${one}/people/${two}`);
    expect(status).toBe(200);
    expect(data.samePerson.map((head) => head.id)).toEqual([two]);
    expect(data.suggestions).toEqual([]);
    expect(data.history[0]).toMatchObject({ kind: 'joined', data: { with: two } });
    await call('PUT', `${three}/people/${two}`);
    expect((await same(three)).sort()).toEqual([one, two].sort());
    expect((await same(one)).sort()).toEqual([two, three].sort());
    // A repeat adds no activity.
    await call('PUT', `${one}/people/${three}`);
    expect((await open(one)).history.filter(({ kind }) => kind === 'joined')).toHaveLength(1);
  });

  test('are unlinked by staff, and not suggested again until they are linked', async () => {
    const email = 'parted@example.com';
    const [one, two, three] = [
      await store({ email }),
      await store({ email }),
      await store({ email }),
    ];
    await call('PUT', `${one}/people/${two}`);
    const parted = (await call('DELETE', `${one}/people`)).data;
    expect(parted).toMatchObject({ samePerson: [], suggestions: [] });
    expect(parted.history[0]).toMatchObject({ kind: 'parted', data: { from: [two] } });
    // An application that remains alone is suggested as before.
    expect(await suggested(two)).toEqual([[three, ['email']]]);
    expect(await suggested(three)).toEqual([[two, ['email']]]);
    await call('PUT', `${two}/people/${one}`);
    expect(await same(one)).toEqual([two]);
  });

  test('are not linked to themselves, to unknown ids, or by readers', async () => {
    const [one, two] = [await store(), await store()];
    expect((await call('PUT', `${one}/people/${one}`)).status).toBe(409);
    expect((await call('PUT', `${one}/people/00000000-0000-4000-8000-000000000000`)).status).toBe(
      404,
    );
    const reader = await signIn(app, 'reader');
    expect((await reader.call('PUT', `/applications/${one}/people/${two}`)).status).toBe(403);
    expect((await reader.call('DELETE', `/applications/${one}/people`)).status).toBe(403);
    expect(await same(one)).toEqual([]);
  });
});
