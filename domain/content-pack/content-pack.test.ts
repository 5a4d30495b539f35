import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { copyOfPack, edit } from '#tests/spoilt-pack.ts';
import { ContentError } from './content-problem.ts';
import { exportPack } from './export-pack.ts';
import { loadChangedPack, loadPack } from './load-pack.ts';
import { readPack } from './read-pack.ts';
import { dayToTime } from './relative-day.ts';

const JOB = 'jobs/senior-react-engineer.md';

describe('the default pack', async () => {
  const { jobs, departments, options } = await readPack('content', Date.now());

  test('has at least 24 openings over 6 departments, some closed, some without sections', () => {
    const now = Date.now();
    const open = jobs.filter(({ valid_through }) => valid_through === null || valid_through >= now);
    expect(open.length).toBeGreaterThanOrEqual(24);
    expect(jobs.length).toBeGreaterThan(open.length);
    expect(departments).toHaveLength(6);
    expect(new Set(open.map((job) => job.department_name)).size).toBe(6);
    expect(jobs.some((job) => job.preferred_qualifications === '')).toBe(true);
    expect(jobs.some((job) => job.footer === '')).toBe(true);
    expect(jobs.some((job) => job.benefits === '')).toBe(true);
    for (const list of Object.values(options)) expect(list.length).toBeGreaterThan(10);
  });

  test('never goes stale: in two years it has as many open roles', async () => {
    const later = Date.now() + 2 * 365 * 86_400_000;
    const open = (rows: typeof jobs, now: number) =>
      rows.filter(({ valid_through: end }) => end === null || end >= now).length;
    expect(open((await readPack('content', later)).jobs, later)).toBe(open(jobs, Date.now()));
  });
});

describe('a mistake is named with file, line and field', () => {
  test.each([
    [JOB, /^jobType: .*$/m, 'jobType: Whenever', /^jobs\/senior-react-engineer\.md:4 jobType: /],
    [JOB, /^department: .*$/m, 'department: Magic', /:3 department: must be one of Engineering/],
    [JOB, /^name: .*$/m, 'naem: Senior', /:2 naem: is not a field of this file/],
    [JOB, /^published: .*$/m, 'published: soon', /:\d+ published: must be YYYY-MM-DD/],
    [JOB, /email: .*$/m, 'email: nobody', /:\d+ contacts\.0\.email: /],
    [JOB, '## Role Summary', '## Role Summry', /:\d+ Role Summry: must be one of the sections/],
    [JOB, /^---\n/, '', /:1: the file must begin with facts/],
    [JOB, /^hardSkills: .*$/m, 'hardSkills: [React', /senior-react-engineer\.md:\d+: /],
    ['site.yaml', /^email: .*$/m, 'email: 12', /^site\.yaml:\d+ email: /],
    ['site.yaml', /^schedulingUrl: .*$/m, '', /^site\.yaml:1 schedulingUrl: /],
    ['pages/home.yaml', /^ {2}heading: .*$/m, '', /^pages\/home\.yaml:\d+ hero\.heading: /],
    [
      'pages/why-businesses.yaml',
      'claims: [onboarding]',
      'claims: [magic]',
      /^pages\/why-businesses\.yaml:1 benefits\.rows\.1\.claims: claims\.yaml has no magic/,
    ],
    [
      'pages/build-my-app.yaml',
      /^ {4}- title: Cost-Effective\n(?: {6}.*\n)+/m,
      '',
      /^pages\/build-my-app\.yaml:\d+ benefits\.items: /,
    ],
    [
      'pages/stories/sharp-scribe.yaml',
      '#impact',
      '#testimonial',
      /^pages\/stories\/sharp-scribe\.yaml:\d+ tocSections: must lead to each part that the story has/,
    ],
    [
      'pages/stories/divacs.yaml',
      /^ {2}- \{ title: .*"#key-stats" \}\n/m,
      '',
      /^pages\/stories\/divacs\.yaml:\d+ tocSections: must lead to each part that the story has/,
    ],
    [
      'pages/stories/divacs.yaml',
      'buttonLink: /build-my-app',
      'buttonLink: //evil.example',
      /^pages\/stories\/divacs\.yaml:\d+ heroContent\.buttonLink: must be a path on this site/,
    ],
    [
      'pages/stories/divacs.yaml',
      '"No brakes: Without',
      '"No brakes:" # Without',
      /^pages\/stories\/divacs\.yaml:\d+ challengeContent\.roadblocks\.0: has nothing behind/,
    ],
    [
      'pages/review-my-app.yaml',
      'poster: media/films/solution-review-wide',
      'poster: media/films/solution-nobody',
      /^pages\/review-my-app\.yaml:\d+ film\.poster: media\/films\/solution-nobody\.webp is not in/,
    ],
    [
      'case-studies.yaml',
      'case-divacs',
      'case-nobody',
      /^case-studies\.yaml:4 0\.image: media\/scenes\/case-nobody\.svg is not in/,
    ],
    [
      'jobs/options.yaml',
      /id: typescript/,
      'id: javascript',
      /^jobs\/options\.yaml:\d+ languages: has the same id twice/,
    ],
    [
      'jobs/departments.yaml',
      /#[0-9A-Fa-f]{6}/,
      'blue',
      /^jobs\/departments\.yaml:1 0\.color: must be a colour/,
    ],
  ])('%s with %s', async (file, from, to, message) => {
    const folder = copyOfPack();
    edit(folder, file, from, to);
    const reading = readPack(folder, Date.now());
    await expect(reading).rejects.toThrow(ContentError);
    await expect(reading).rejects.toThrow(message);
  });

  test('a card without a story, a story without a card, a story in the place of a page', async () => {
    const folder = copyOfPack();
    edit(folder, 'case-studies.yaml', 'route: /divacs', 'route: /nobody');
    cpSync(join(folder, 'pages/stories/divacs.yaml'), join(folder, 'pages/stories/about.yaml'));
    const reading = readPack(folder, Date.now());
    for (const message of [
      /^case-studies\.yaml:\d+ 0\.route: pages\/stories\/nobody\.yaml is missing$/m,
      /^pages\/stories\/divacs\.yaml:1: case-studies\.yaml has no card that leads to \/divacs$/m,
      /^pages\/stories\/about\.yaml:1: another page is at \/about$/m,
    ]) {
      await expect(reading).rejects.toThrow(message);
    }
  });

  test('all of them at once', async () => {
    const folder = copyOfPack();
    edit(folder, JOB, /^jobType: .*$/m, 'jobType: Whenever');
    edit(folder, 'site.yaml', /^email: .*$/m, 'email: 12');
    rmSync(join(folder, 'jobs/options.yaml'));
    await expect(readPack(folder, Date.now())).rejects.toThrow(
      /site\.yaml:\d+ email[\s\S]*options\.yaml:1: is missing[\s\S]*react-engineer\.md:4 jobType/,
    );
  });
});

test('a pack needs no partner', async () => {
  const folder = copyOfPack();
  rmSync(join(folder, 'pages/partner-stories'), { recursive: true });
  expect((await readPack(folder, Date.now())).jobs.length).toBeGreaterThan(0);
});

test.each([
  ['2026-11-20', Date.parse('2026-11-20T00:00:00+05:45')],
  ['today', Date.parse('2026-11-21T00:00:00+05:45')],
  ['1 day ago', Date.parse('2026-11-20T00:00:00+05:45')],
  ['in 2 days', Date.parse('2026-11-23T00:00:00+05:45')],
  ['2026-02-30', null],
  ['in 2 days ago', null],
  ['2 days', null],
  ['tomorrow', null],
])('the day "%s" begins in Kathmandu', (text, time) => {
  expect(dayToTime(text, Date.parse('2026-11-20T20:00:00Z'))).toBe(time);
});

describeEachEngine('the content in the database', (engine) => {
  let db: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    db = await makeDb(engine);
  });
  afterAll(() => db.drop());

  const names = async () => {
    const rows = await db.db.selectFrom('job_listings').select(['slug', 'name']).execute();
    return new Map(rows.map(({ slug, name }) => [slug, name]));
  };
  const version = async () => {
    const row = await db.db.selectFrom('content_state').select('version').executeTakeFirst();
    return row?.version;
  };

  test('follows the files: loaded twice it is the same, changed, added and removed entries follow', async () => {
    const folder = copyOfPack({ whole: true });
    await loadPack(db, folder);
    const first = await names();
    expect(first.size).toBe(27);
    expect(await version()).toBe(1);
    await loadPack(db, folder);
    await loadChangedPack(db, folder);
    expect(await version()).toBe(1);

    edit(folder, JOB, /^name: .*$/m, 'name: Principal React Engineer');
    rmSync(join(folder, 'jobs/qa-trainee.md'));
    cpSync(join(folder, 'jobs/scrum-master.md'), join(folder, 'jobs/another-scrum-master.md'));
    await loadChangedPack(db, folder);
    const next = await names();
    expect(next.get('senior-react-engineer')).toBe('Principal React Engineer');
    expect(next.has('qa-trainee')).toBe(false);
    expect(next.has('another-scrum-master')).toBe(true);
    expect(await version()).toBe(2);
  });

  test('stays as it is where the files have a mistake', async () => {
    const folder = copyOfPack({ whole: true });
    await loadPack(db, folder);
    const before = await names();
    edit(folder, JOB, /^name: .*$/m, 'name: Changed');
    edit(folder, 'jobs/qa-trainee.md', /^workMode: .*$/m, 'workMode: Anywhere');
    await expect(loadChangedPack(db, folder)).rejects.toThrow(/qa-trainee\.md:5 workMode/);
    expect(await names()).toEqual(before);
  });

  test('is written back as the files it came from', async () => {
    const folder = copyOfPack({ whole: true });
    await loadPack(db, folder);
    const target = mkdtempSync(join(tmpdir(), 'export-test-'));
    onTestFinished(() => rmSync(target, { recursive: true }));
    expect(await exportPack(db.db, target)).toEqual({ written: 29, strangers: [] });
    const isBuiltIn = (path: string) => !path.startsWith(join('content', 'jobs'));
    cpSync('content', target, { recursive: true, filter: isBuiltIn });
    const before = await version();
    await loadPack(db, target);
    expect(await version()).toBe(before);
    const read = (root: string) => readFileSync(join(root, JOB), 'utf8');
    expect(read(target)).toBe(read(folder));
  });
});
