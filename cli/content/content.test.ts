import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentCommand } from '#tests/content-command.ts';
import { copyOfPack, editFile, removeScene } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';

const pack = mkdtempSync(join(tmpdir(), 'content-test-'));
afterAll(() => rmSync(pack, { recursive: true }));

const content = (line: string, folder = pack) =>
  contentCommand(
    { CONTENT_DIR: folder, DATABASE_URL: `sqlite:${join(pack, 'site.db')}` },
    line.split(' ').filter(Boolean),
  );

test.each(['check', 'load'])('%s lists all invalid pictures', async (command) => {
  cpSync(PACK, pack, { recursive: true });
  writeFileSync(join(pack, 'media/demo/dashain.jpg'), 'not a picture');
  writeFileSync(join(pack, 'media/demo/tihar.heic'), 'nor this');
  const { status, stderr } = await content(command);
  expect(status).toBe(1);
  expect(stderr.split('\n')).toEqual([
    'media/demo/dashain.jpg:1: is not a JPEG, PNG, WebP, AVIF or GIF picture',
    'media/demo/tihar.heic:1: is not a JPEG, PNG, WebP, AVIF or GIF picture',
  ]);
});

test('check finds mistakes that do not prevent loading', async () => {
  const folder = copyOfPack({ linked: false });
  // This file links to stories that the copy of the pack does not contain.
  rmSync(join(folder, 'experience-nepal/tihar-five-days-of-lamps.md'));
  editFile(
    folder,
    'blogs/estimate-without-lying.md',
    /\n## /,
    '\n[Roles](/nobody), [mail](mail.html)\n\n## ',
  );
  editFile(
    folder,
    'blogs/estimate-without-lying.md',
    /^tags: .*$/m,
    'tags: [industry-insight, Roadmap]',
  );
  editFile(folder, 'testimonials.yaml', /storyPage: .*$/m, 'storyPage: /no-story');
  editFile(folder, 'pages/home.yaml', 'href: /about', 'href: /abuot');
  cpSync(join(folder, 'events/job-fair-on-the-lawn.md'), join(folder, 'events/again.md'));
  editFile(folder, 'site.yaml', /^tagline: .*$/m, 'tagline: Talent at home');
  const { status, stderr } = await content('check', folder);
  expect(status).toBe(1);
  const lines = stderr.split('\n');
  expect(lines).toEqual([
    'blogs/estimate-without-lying.md:15: /nobody is not a page of this site',
    'blogs/estimate-without-lying.md:15: mail.html must begin with / or https://',
    expect.stringMatching(/^testimonials\.yaml:\d+ [\w.]+: \/no-story is not a page of this site$/),
    expect.stringMatching(/^pages\/home\.yaml:\d+ [\w.]+: \/abuot is not a page of this site$/),
    'blogs/estimate-without-lying.md:3 tags: "industry-insight" is not a filter of the list; did you mean "Industry Insight"?',
    'events/job-fair-on-the-lawn.md:2 name: is the same in events/again.md',
    expect.stringMatching(
      /^media\/icons\/share\.jpg:1: shows the tagline "Clear water, good work"/,
    ),
  ]);
});

test.each(['content', PACK])('check finds no mistakes in %s', async (folder) => {
  expect(await content('check', folder)).toMatchObject({ status: 0, stderr: '' });
});

test('check lists pictures of roles that the pack lacks', async () => {
  const folder = copyOfPack();
  removeScene(folder, 'closed.svg');
  const { status, stderr } = await content('check', folder);
  expect([status, stderr.split('\n')]).toEqual([
    1,
    expect.arrayContaining([
      expect.stringMatching(
        /^art\.yaml:\d+ state\.failed: media\/scenes\/closed\.svg is not in the content folder/,
      ),
    ]),
  ]);
});

test('check says what art.yaml is for if a pack has none', async () => {
  const folder = copyOfPack();
  rmSync(join(folder, 'art.yaml'));
  const { status, stderr } = await content('check', folder);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^art\.yaml:1: is missing: it names the logo, and the pictures/m),
  ]);
});

test('theme writes a theme that check accepts, and replaces none without --force', async () => {
  const folder = copyOfPack({ linked: false });
  // It links to a story that the copy lacks.
  rmSync(join(folder, 'experience-nepal'), { recursive: true });
  const theme = (...args: string[]) =>
    contentCommand({ CONTENT_DIR: folder }, ['theme', '--colour', '#0b6e4f', ...args]);
  expect(await theme()).toMatchObject({
    status: 2,
    stderr: `${join(folder, 'theme.css')} exists: add --force to replace it, or --out FILE.`,
  });
  expect(await theme('--accent', '#7a1fa2', '--force')).toMatchObject({ status: 0, stderr: '' });
  expect(await content('check', folder)).toMatchObject({ status: 0, stderr: '' });
  const other = join(folder, 'media/other.css');
  expect(await theme('--out', other)).toMatchObject({ status: 0 });
  expect(readFileSync(other, 'utf8')).toContain('#0b6e4f');
  expect(
    await contentCommand({}, ['theme', '--color', 'fjord', '--out', `${other}x`]),
  ).toMatchObject({
    status: 2,
    stderr: '"fjord" is not a color: write it as #0b6e4f',
  });
  expect((await contentCommand({}, ['theme'])).stderr).toMatch(/^theme needs a color, such as/);
});

test('load prints the warnings of check', async () => {
  const folder = copyOfPack({ linked: false });
  editFile(folder, 'newsletter.yaml', '{name}', '{nam}');
  const { status, stdout, stderr } = await content('load', folder);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Loaded: 3 jobs, /)]);
  expect(stderr).toMatch(/^newsletter\.yaml:\d+ thanks\.title: .*did you mean \{name\}\?$/m);
});

test('export --check reports differing files and writes nothing', async () => {
  const folder = copyOfPack({ linked: false });
  expect((await content('load', folder)).status).toBe(0);
  // Line endings and the notation of a list do not count as differences.
  const job = join(folder, 'jobs/qa-trainee.md');
  writeFileSync(job, `\ufeff${readFileSync(job, 'utf8').replaceAll('\n', '\r\n')}`);
  const options = parse(readFileSync(join(folder, 'jobs/options.yaml'), 'utf8'));
  writeFileSync(join(folder, 'jobs/options.yaml'), JSON.stringify(options));
  expect(await content('export --check', folder)).toMatchObject({ status: 0, stderr: '' });

  editFile(folder, 'jobs/scrum-master.md', /^name: .*$/m, 'name: Somebody else');
  editFile(folder, 'jobs/departments.yaml', /#[\dA-F]{6}/i, '#123456');
  cpSync(job, join(folder, 'jobs/new.md'));
  rmSync(job);
  const names = readdirSync(folder, { recursive: true });
  const { status, stdout, stderr } = await content(`export ${folder} --check`);
  expect([status, stdout, stderr.split('\n').sort()]).toEqual([
    1,
    '',
    [
      'jobs/departments.yaml:1: differs from the database',
      'jobs/new.md:1: is not in the database',
      'jobs/qa-trainee.md:1: is only in the database',
      'jobs/scrum-master.md:1: differs from the database',
    ],
  ]);
  expect(readdirSync(folder, { recursive: true })).toEqual(names);
  expect(existsSync('--check')).toBe(false);
});

test.each([
  ['', 'A command is missing.'],
  ['chekc', "Unknown command 'chekc'. Did you mean check?"],
  ['export --chek', "Unknown option '--chek'. Did you mean --check?"],
  ['export a b', "Unexpected argument 'b' for export."],
  ['export --check=yes', "Option '--check' does not take an argument."],
  ['check --fix', "Unknown option '--fix'."],
  ['check content', "Unexpected argument 'content' for check."],
  ['load -f', "Unknown option '-f'."],
])('refuses "%s" with status 2', async (line, message) => {
  const { status, stdout, stderr } = await content(line);
  expect([status, stdout, stderr.split('\n')[0]]).toEqual([2, '', message]);
  expect(stderr).toContain('\nUsage: ');
});

test('check reports damaged encodings, broken links and special files', async () => {
  const folder = copyOfPack({ linked: false });
  const job = readFileSync(join(folder, 'jobs/qa-trainee.md'), 'utf8');
  writeFileSync(join(folder, 'labels.yaml'), Buffer.from(`\ufeff${job}`, 'utf16le'));
  writeFileSync(join(folder, 'partners.yaml'), Buffer.from('- name: Caf\xe9\n', 'latin1'));
  for (const name of ['._a.md', '#a.md#', 'a.md~', 'README.md', '.DS_Store']) {
    writeFileSync(join(folder, 'jobs', name), 'x');
  }
  symlinkSync('..', join(folder, 'jobs/loop'));
  symlinkSync('nowhere.md', join(folder, 'blogs/gone.md'));
  expect(spawnSync('mkfifo', [join(folder, 'events/pipe.md')]).status).toBe(0);
  const { status, stderr } = await content('check', folder);
  expect(status).toBe(1);
  expect(stderr.split('\n').filter((line) => !/is not a page of this site$/.test(line))).toEqual([
    'blogs/gone.md:1: is a broken link: remove it',
    'events/pipe.md:1: is not a regular file but a pipe or a device',
    'jobs/loop:1: is a link to a folder that contains it: remove it',
    expect.stringMatching(/^labels\.yaml:1: is not UTF-8 but UTF-16: save it as UTF-8/),
    expect.stringMatching(/^partners\.yaml:1: is not UTF-8 \(perhaps windows-1252: "Café"\)/),
  ]);
});
