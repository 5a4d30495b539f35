/** Pictures in the body of an article, from the editor's file to the browser's markup. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const SLUG = 'estimate-without-lying';
const PICTURES = [
  '![A bridge in the fog](media/demo/bridge.jpg)',
  '![Two shifts that share an hour](media/scenes/business-overlap.svg)',
].join('\n\n');

const folder = copyOfPack();
let app: TestApp;
beforeAll(async () => {
  editFile(folder, `blogs/${SLUG}.md`, /\n## /, `\n${PICTURES}\n\n## `);
  editFile(folder, 'jobs/qa-trainee.md', /\n## Benefits\n/, `\n## Benefits\n${PICTURES}\n\n`);
  app = await makeApp('SQLite', { CONTENT_DIR: folder });
});
afterAll(() => app.close());

async function jsonOf(path: string): Promise<Record<string, string>> {
  const response = await fetch(`${app.origin}/api/v1/public/${path}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: Record<string, string> };
  return data;
}

const bodies: [string, () => Promise<string | undefined>][] = [
  ['the API', async () => (await jsonOf(`blogs/${SLUG}`)).body],
  ['a job in the API', async () => (await jsonOf('job-listings/qa-trainee')).benefits],
  [
    'the page',
    async () => {
      const page = await fetch(`${app.origin}/blogs-and-insights/${SLUG}`);
      return parse(await page.text()).querySelector('.prose')?.innerHTML;
    },
  ],
];

test.each(bodies)(
  '%s has pictures in several sizes, with dimensions and alternative texts',
  async (_, read) => {
    const body = parse((await read()) ?? '');
    const photo = body.querySelector('picture');
    expect(photo?.querySelectorAll('source').map((source) => source.getAttribute('type'))).toEqual([
      'image/avif',
      'image/webp',
    ]);
    for (const image of body.querySelectorAll('img')) {
      const { src, alt, width, height, loading } = image.attributes;
      expect(src).toMatch(/^\/media\//);
      expect(alt).toMatch(/A bridge in the fog|Two shifts/);
      expect(Number(width)).toBeGreaterThan(100);
      expect(Number(height)).toBeGreaterThan(100);
      expect(loading).toBe('lazy');
    }
    expect(body.querySelectorAll('img')).toHaveLength(2);
    expect(photo?.querySelector('source')?.getAttribute('sizes')).toMatch(/vw/);
  },
);

test('each URL in them serves a picture', async () => {
  const body = parse((await jsonOf(`blogs/${SLUG}`)).body ?? '');
  const sets = body
    .querySelectorAll('source')
    .flatMap((source) =>
      (source.getAttribute('srcset') ?? '').split(', ').map((form) => form.split(' ')[0] ?? ''),
    );
  const plain = body.querySelectorAll('img').map((image) => image.getAttribute('src') ?? '');
  expect(sets.length).toBeGreaterThanOrEqual(4);
  for (const src of [...sets, ...plain]) {
    const response = await fetch(app.origin + src);
    expect([src, response.status]).toEqual([src, 200]);
    expect(response.headers.get('content-type')).toMatch(/^image\/(avif|webp|svg\+xml)/);
  }
});
