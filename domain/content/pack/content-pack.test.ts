import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyOfPack, editFile, expectRejected } from '#tests/invalid-pack.ts';
import { readPack } from './read-pack.ts';

const JOB = 'jobs/senior-react-engineer.md';
const POST = 'blogs/estimate-without-lying.md';
const EVENT = 'events/job-fair-on-the-lawn.md';

describe('a mistake is reported with file, line and field', () => {
  test.each([
    ['site.yaml', /^email: .*$/m, 'email: 12', /^site\.yaml:\d+ email: /],
    ['theme.css', /--color-sky-low: .*;/, '', /^theme\.css:1 --color-sky-low: is missing$/],
    // `Intl` has no rules for this region.
    ['site.yaml', /^email: /m, 'english: en-XX\nemail: ', /^site\.yaml:\d+ english: /],
    ['site.yaml', /^tagline: .*$/m, '', /^site\.yaml:1 tagline: /],
    ['pages/home.yaml', /^ {2}heading: .*$/m, '', /^pages\/home\.yaml:\d+ hero\.heading: /],
    [
      'pages/why-businesses.yaml',
      'claims: [onboarding]',
      'claims: [magic]',
      /^pages\/why-businesses\.yaml:40 benefits\.rows\.1\.claims: claims\.yaml has no magic/,
    ],
    [
      'pages/hire-a-professional.yaml',
      'topic: people',
      'topic: magic',
      /^pages\/hire-a-professional\.yaml:\d+ form\.topic: contact-form\.yaml has no topic magic/,
    ],
    [
      'contact-form.yaml',
      'id: people',
      'id: project',
      /^contact-form\.yaml:\d+ topics\.1\.id: project occurs twice/,
    ],
    [
      'pages/solutions/build-my-app.yaml',
      /^( {2}items:)\n(?: {4}.*\n)+/m,
      '$1 []\n',
      /^pages\/solutions\/build-my-app\.yaml:\d+ benefits\.items: /,
    ],
    [
      'pages/stories/sharp-scribe.yaml',
      '#impact',
      '#testimonial',
      /^pages\/stories\/sharp-scribe\.yaml:\d+ tocSections: must link to each part of the story/,
    ],
    [
      'pages/stories/divacs.yaml',
      /^ {2}- \{ title: .*"#key-stats" \}\n/m,
      '',
      /^pages\/stories\/divacs\.yaml:\d+ tocSections: must link to each part of the story/,
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
      /^pages\/stories\/divacs\.yaml:\d+ challengeContent\.roadblocks\.0: must have text after the colon/,
    ],
    [
      'pages/solutions/review-my-app.yaml',
      'poster: media/films/solution-review-wide',
      'poster: media/films/solution-nobody',
      /^pages\/solutions\/review-my-app\.yaml:\d+ video\.poster: media\/films\/solution-nobody\.webp is not in/,
    ],
    [
      'case-studies.yaml',
      'value: 22 of 25',
      'value: 25 of 25',
      /^case-studies\.yaml:\d+ 0\.figure\.value: pages\/stories\/divacs\.yaml doesn't have the figure 25 of 25/,
    ],
    [
      'pages/customers.yaml',
      'value: 4 of 4',
      'value: 5 of 4',
      /^pages\/customers\.yaml:\d+ partner\.figure\.value: pages\/partner-stories\/northlight\.yaml doesn't/,
    ],
    [
      'pages/solutions/design-my-app.yaml',
      'published: "2026-11-21"',
      'published: soon',
      /^pages\/solutions\/design-my-app\.yaml:\d+ video\.published: must be YYYY-MM-DD/,
    ],
    [
      'case-studies.yaml',
      'case-divacs',
      'case-nobody',
      /^case-studies\.yaml:4 0\.image: media\/scenes\/case-nobody\.svg is not in/,
    ],
    [
      'media/focus.yaml',
      'x: 60',
      'x: 160',
      /^media\/focus\.yaml:3 media\/scenes\/case-divacs\.svg\.x: must be 0 to 100, in percent$/,
    ],
    [
      'media/focus.yaml',
      'case-divacs',
      'case-nobody',
      /^media\/focus\.yaml:3 media\/scenes\/case-nobody\.svg: media\/scenes\/case-nobody\.svg is not in/,
    ],
    [
      POST,
      /^published: .*$/m,
      'published: soon',
      /^blogs\/estimate-without-lying\.md:\d+ published: must be YYYY-MM-DD/,
    ],
    [
      POST,
      /^cover: .*$/m,
      'cover: media/covers/nobody.svg',
      /^blogs\/estimate-without-lying\.md:\d+ cover: media\/covers\/nobody\.svg does not exist/,
    ],
    [
      POST,
      /\n## /,
      '\n![A bridge](media/demo/nobody.jpg)\n\n## ',
      /^blogs\/estimate-without-lying\.md:15: media\/demo\/nobody\.jpg does not exist$/,
    ],
    [
      POST,
      /\n## /,
      '\n![](media/demo/bridge.jpg)\n\n## ',
      /^blogs\/estimate-without-lying\.md:15: media\/demo\/bridge\.jpg: a picture needs alternative text/,
    ],
    [
      POST,
      /\n## /,
      '\n![A bridge](https://elsewhere.example/bridge.jpg)\n\n## ',
      /^blogs\/estimate-without-lying\.md:15: https:\/\/elsewhere.example\/bridge\.jpg: must be a picture under media\/, or an \.svg in media\/covers\/ or media\/scenes\/$/,
    ],
    [POST, /^tags: .*$/m, 'tags: []', /^blogs\/estimate-without-lying\.md:\d+ tags: /],
    [
      POST,
      /^coverAlt:/m,
      'related: [nobody]\ncoverAlt:',
      /^blogs\/estimate-without-lying\.md:\d+ related: blogs\/nobody\.md is missing/,
    ],
    [
      POST,
      /^author: .*$/m,
      'author: nobody-known',
      /^blogs\/estimate-without-lying\.md:5 author: authors\.yaml has no nobody-known$/,
    ],
    ['authors.yaml', 'kabita-rai', 'elin-bergstrand', /^authors\.yaml:1: has the same slug twice/],
    [
      'authors.yaml',
      'portrait-sujan_maharjan',
      'portrait-nobody',
      /^authors\.yaml:15 2\.portrait: media\/scenes\/portrait-nobody\.svg does not exist$/,
    ],
    ['authors.yaml', 'bio: Builds', 'biography: Builds', /^authors\.yaml:\d+ 1/],
    [
      POST,
      /^---\n[\s\S]*?\n---\n[\s\S]*$/,
      '---\ntitle: Nothing\n---\n',
      /^blogs\/estimate-without-lying\.md:\d+ tags: /,
    ],
    [
      'learning-hub/price-a-first-version.md',
      /^video: .*$/m,
      'video: media/sessions/nobody.mp4',
      /^learning-hub\/price-a-first-version\.md:\d+ video: media\/sessions\/nobody\.mp4 does not exist/,
    ],
    [
      'learning-hub/price-a-first-version.md',
      /^video: .*$/m,
      'video: ../secret.mp4',
      /^learning-hub\/price-a-first-version\.md:\d+ video: must be a web address/,
    ],
    [
      EVENT,
      /^starts: .*$/m,
      'starts: in 9 days',
      /^events\/job-fair-on-the-lawn\.md:3 starts: must be .* followed by "at HH:MM"/,
    ],
    [
      EVENT,
      /^ends: .*$/m,
      'ends: in 8 days at 16:00',
      /^events\/job-fair-on-the-lawn\.md:4 ends: is not after the start/,
    ],
    [
      EVENT,
      /^category: .*$/m,
      'category: Fun',
      /^events\/job-fair-on-the-lawn\.md:5 category: must be one of .*events\/categories\.yaml/,
    ],
    [EVENT, /^fee: .*$/m, 'fee: -5', /^events\/job-fair-on-the-lawn\.md:\d+ fee: /],
    [
      EVENT,
      /^fee: .*$/m,
      'fee: Free\njoinNowLink: https://meet.example.com/x',
      /^events\/job-fair-on-the-lawn\.md:\d+ joinNowLink: is only for virtual events/,
    ],
  ])('%s with %s', expectRejected);

  test('refuses a card without a story, a story without a card, and a story at the path of a page', async () => {
    const folder = copyOfPack();
    editFile(folder, 'case-studies.yaml', 'route: /divacs', 'route: /nobody');
    cpSync(join(folder, 'pages/stories/divacs.yaml'), join(folder, 'pages/stories/about.yaml'));
    const reading = readPack(folder, Date.now());
    for (const message of [
      /^case-studies\.yaml:\d+ 0\.route: pages\/stories\/nobody\.yaml is missing$/m,
      /^pages\/stories\/divacs\.yaml:1: case-studies\.yaml has no card with the route \/divacs$/m,
      /^pages\/stories\/about\.yaml:1: \/about is the path of another page: rename the file$/m,
    ]) {
      await expect(reading).rejects.toThrow(message);
    }
  });

  test('reports all mistakes together', async () => {
    const folder = copyOfPack();
    editFile(folder, JOB, /^jobType: .*$/m, 'jobType: Whenever');
    editFile(folder, 'site.yaml', /^email: .*$/m, 'email: 12');
    rmSync(join(folder, 'jobs/departments.yaml'));
    await expect(readPack(folder, Date.now())).rejects.toThrow(
      /site\.yaml:\d+ email[\s\S]*departments\.yaml:1: is missing[\s\S]*react-engineer\.md:4 jobType/,
    );
  });
});

test('accepts a pack without partner stories', async () => {
  const folder = copyOfPack();
  rmSync(join(folder, 'pages/partner-stories'), { recursive: true });
  expect((await readPack(folder, Date.now())).jobs.length).toBeGreaterThan(0);
});
