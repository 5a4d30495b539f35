import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyOfPack, edit, removeScene } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';

const pack = mkdtempSync(join(tmpdir(), 'content-test-'));
afterAll(() => rmSync(pack, { recursive: true }));

/** As `npm run content` does it. */
function content(command: string, folder = pack) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/content.ts', command], {
    env: { ...process.env, CONTENT_DIR: folder, DATABASE_URL: `sqlite:${join(pack, 'site.db')}` },
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

test.each(['check', 'load'])('%s names each picture that is refused', (command) => {
  cpSync(PACK, pack, { recursive: true });
  writeFileSync(join(pack, 'media/demo/dashain.jpg'), 'not a picture');
  writeFileSync(join(pack, 'media/demo/tihar.heic'), 'nor this');
  const { status, stderr } = content(command);
  expect(status).toBe(1);
  expect(stderr.split('\n')).toEqual([
    'media/demo/dashain.jpg:1: is not a JPEG, PNG, WebP, AVIF or GIF picture',
    'media/demo/tihar.heic:1: is not a JPEG, PNG, WebP, AVIF or GIF picture',
  ]);
});

test('check finds what loads and is still wrong', () => {
  const folder = copyOfPack();
  // It links to stories that the copy does without.
  rmSync(join(folder, 'experience-nepal/tihar-five-days-of-lamps.md'));
  edit(
    folder,
    'blogs/estimate-without-lying.md',
    /\n## /,
    '\n[Roles](/nobody), [mail](mail.html)\n\n## ',
  );
  edit(
    folder,
    'blogs/estimate-without-lying.md',
    /^tags: .*$/m,
    'tags: [industry-insight, Roadmap]',
  );
  edit(folder, 'testimonials.yaml', /storyPage: .*$/m, 'storyPage: /no-story');
  edit(folder, 'pages/home.yaml', 'href: /about', 'href: /abuot');
  cpSync(join(folder, 'events/job-fair-on-the-lawn.md'), join(folder, 'events/again.md'));
  edit(folder, 'site.yaml', /^tagline: .*$/m, 'tagline: Talent at home');
  const { status, stderr } = content('check', folder);
  expect(status).toBe(1);
  const lines = stderr.split('\n');
  expect(lines).toEqual([
    'blogs/estimate-without-lying.md:15: /nobody is no page of this site',
    'blogs/estimate-without-lying.md:15: mail.html must begin with / or https://',
    expect.stringMatching(/^testimonials\.yaml:\d+ [\w.]+: \/no-story is no page of this site$/),
    expect.stringMatching(/^pages\/home\.yaml:\d+ [\w.]+: \/abuot is no page of this site$/),
    'blogs/estimate-without-lying.md:3 tags: "industry-insight" is not a filter of the list; did you mean "Industry Insight"?',
    'events/job-fair-on-the-lawn.md:2 name: events/again.md has the same',
    expect.stringMatching(
      /^media\/icons\/share\.jpg:1: was drawn with the tagline "Clear water, good work"/,
    ),
  ]);
});

test.each(['content', PACK])('nothing is to be mended in %s', (folder) => {
  expect(content('check', folder)).toMatchObject({ status: 0, stderr: '' });
});

test('check names what pages show and the pack does not have', () => {
  const folder = copyOfPack();
  removeScene(folder, 'closed.svg');
  const { status, stderr } = content('check', folder);
  expect([status, stderr.split('\n')]).toEqual([
    1,
    expect.arrayContaining(['media/scenes/closed.svg:1: is missing, and pages show it']),
  ]);
});
