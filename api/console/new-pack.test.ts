/** The console makes the pack of another company: the same as `content new`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewPack, NewPackForm, NewPackSection } from '#contract/console/new-pack.ts';
import { NEW_PACK_LIMITS } from '#contract/console/new-pack-limits.ts';
import { QUESTIONS } from '#domain/content/new-pack/index.ts';
import { contentCommand } from '#tests/content-command.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { newPack, REQUIRED_ANSWERS } from '#tests/new-pack.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { filesOf, unpack } from '#tests/unpacked.ts';

const ANSWERS = {
  ...REQUIRED_ANSWERS,
  service: 'Bread for cafés\n\n Wedding cakes \n',
  office: 'Bergen, NO\nAustin, US, America/Chicago\n',
  language: 'nb, ar',
};
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

describeOnOneEngine('a new pack', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());

  const make = (form: Partial<NewPackForm>, by = owner) =>
    by.call<NewPack>('POST', '/new-pack', { answers: ANSWERS, logo: null, ...form });

  type Answer = Awaited<ReturnType<typeof make>>;

  /** The problems of a form with these answers changed, by field. */
  async function problems(answers: Record<string, string>, logo: string | null = null) {
    const { status, problem } = await make({ answers: { ...ANSWERS, ...answers }, logo });
    expect(status).toBe(422);
    return Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
  }

  test('has the questions of the command, each with a label', async () => {
    const { data } = await owner.call<{ sections: NewPackSection[] }>('GET', '/new-pack');
    const questions = data.sections.flatMap((section) => section.questions);
    const names = questions.map(({ name }) => name);
    expect(names).toEqual(['name', 'folder', ...QUESTIONS.slice(1).map(({ flag }) => flag)]);
    expect(questions.filter(({ label }) => label === '')).toEqual([]);
    const required = questions.filter(({ isRequired }) => isRequired);
    expect(required.map(({ name }) => name)).toEqual([
      ...['name', 'tagline', 'trade', 'office', 'email', 'colour'],
    ]);
    const areas = questions.find(({ name }) => name === 'areas');
    expect(areas).toMatchObject({ control: 'choices', initial: expect.stringContaining('jobs') });
    expect(areas?.choices).toContainEqual({ value: 'jobs', label: 'Jobs and applications' });
  });

  test('is the pack that the command writes, and passes the check', async () => {
    const answers = await Promise.all([make({ logo: LOGO }), make({ logo: LOGO })]);
    const [{ status, data }, refused] = answers.toSorted((a, b) => a.status - b.status) as [
      Answer,
      Answer,
    ];
    expect([status, data]).toMatchObject([200, { slug: 'fjordkorn', files: expect.any(Number) }]);
    expect(data.next[0]).toMatch(/^pages\/solutions\//);
    // One at a time.
    expect(refused.status).toBe(503);
    expect(refused.response.headers.get('retry-after')).toBe('10');
    expect(refused.problem.detail).toBe('Another pack is being made. Try again in a moment.');
    const folder = temporaryFolder('new-pack-console-');
    await unpack(Buffer.from(data.archive, 'base64'), folder);
    const pack = join(folder, 'fjordkorn');
    const logo = join(folder, 'logo.svg');
    writeFileSync(logo, LOGO);
    const written = await newPack(
      ...['--logo', logo, '--language', 'nb', '--language', 'ar'],
      ...['--service', 'Bread for cafés', '--service', 'Wedding cakes'],
      ...['--office', 'Austin, US, America/Chicago'],
    );
    expect(filesOf(pack)).toEqual(filesOf(written));
    expect(await contentCommand({ CONTENT_DIR: pack }, ['check'])).toMatchObject({
      status: 0,
      stderr: '',
    });
    const entries = await app.engine.db
      .selectFrom('audit_log')
      .select(['staff_id', 'object_id'])
      .where('action', '=', 'pack-made')
      .execute();
    expect(entries).toEqual([{ staff_id: owner.id, object_id: 'fjordkorn' }]);
  }, 120_000);

  test('says at each field what is wrong, and keeps to the words of the command', async () => {
    expect(
      await problems({
        name: '',
        tagline: ' ',
        service: 'a {b}',
        office: 'Bergen, NO\nBergen, Norge',
        email: 'hello',
        accent: 'fjord',
        areas: 'job',
        rating: '5',
      }),
    ).toEqual({
      rating: 'There is no such question.',
      name: 'An answer is needed.',
      tagline: 'An answer is needed.',
      service: 'A service must not contain { } < or >.',
      office: '"Norge" is not a country: write its code, such as NO for Norway.',
      email: '"hello" is not an email address: write it as hello@example.com.',
      accent: '"fjord" is not a color: write it as #0b6e4f.',
      areas: '"job" is not an area: did you mean jobs?',
    });
  });

  test('refuses a logo that does more than draw', async () => {
    const logo = LOGO.replace('<path', '<script>alert(1)</script><path');
    expect(await problems({}, logo)).toEqual({
      logo: 'logo.svg contains <script>: save it as a plain SVG, without scripts.',
    });
  });

  test('refuses a request that is too large, before it makes anything', async () => {
    const { status, problem } = await make({ logo: 'x'.repeat(NEW_PACK_LIMITS.body) });
    expect([status, problem.detail]).toEqual([
      413,
      'The answers are too long. Shorten them, or use a smaller logo.',
    ]);
    const long = 'x'.repeat(NEW_PACK_LIMITS.answer + 1);
    expect((await make({ answers: { ...ANSWERS, tagline: long } })).status).toBe(400);
  });

  test('is only for owners', async () => {
    const editor = await signIn(app, 'editor');
    expect((await make({}, editor)).status).toBe(403);
    expect((await editor.call('GET', '/new-pack')).status).toBe(403);
  });
});
