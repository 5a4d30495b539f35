/**
 * A company that has only a name and a color: its pages show no picture of another brand, and none
 * that is missing.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barePack } from './bare-pack.ts';
import { contentCommand } from './content-command.ts';
import { type Crawl, crawl } from './crawler.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'bare-'));
let pack: string;
let app: ServerProcess;
let site: Crawl;
beforeAll(async () => {
  pack = await barePack();
  app = await startServer({ CONTENT_DIR: pack, DATABASE_URL: `sqlite:${join(folder, 'site.db')}` });
  site = await crawl(app.origin, ['/successful-submission', '/schedule-a-meeting', '/offline']);
}, 300_000);
afterAll(async () => {
  await app.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

test('has no mistakes', async () => {
  const { status, stderr } = await contentCommand({ CONTENT_DIR: pack }, ['check']);
  expect([stderr, status]).toEqual(['', 0]);
});

test('serves every page, each file on them, and no picture but its logo', () => {
  expect(site.pages.size).toBeGreaterThan(80);
  const broken = site.files.filter(({ to }) => site.responses.get(to)?.status !== 200);
  expect(broken.map(({ from, to }) => `${from}: ${to}`)).toEqual([]);
  const pictures = [...site.pages.values()].flatMap(({ path, root }) =>
    root
      .querySelectorAll('img, source, video')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('srcset') ?? '')
      .filter((url) => !/^\/(media\/scenes\/(mark|mark-light|favicon)\.svg|icons\/)/.test(url))
      .map((url) => `${path}: ${url || 'an empty picture'}`),
  );
  expect(pictures).toEqual([]);
});

test('its documents name no font and no picture of the pack that the styles were built with', () => {
  const home = site.pages.get('/')?.html ?? '';
  const styles = home.match(/<style>.*?<\/style>/gs)?.join('') ?? '';
  expect(styles).toContain('system-ui');
  expect(styles).not.toMatch(/@font-face|Bricolage|Devanagari|Anek|hour-\d\d|url\((?!"?data:)/);
  expect(home).not.toMatch(/rel="preload"[^>]*as="font"|\.woff2/);
});

test('its share pictures are drawn, in its color', async () => {
  const response = await fetch(`${app.origin}/share/about.png`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const brand = sharp(join(pack, 'media/icons/share.jpg'));
  const { data, info } = await brand.raw().toBuffer({ resolveWithObject: true });
  // The tile of the ornament that has the brand's own color.
  const at = 3 * ((info.height - 20) * info.width + info.width - 240);
  const distances = [11, 110, 79].map((part, index) => Math.abs(part - (data[at + index] ?? 255)));
  expect(Math.max(...distances)).toBeLessThan(8);
});

test('its logo is its first letter', () => {
  const mark = readFileSync(join(pack, 'media/scenes/mark.svg'), 'utf8');
  expect(mark).toMatch(/^<svg [^>]*viewBox="0 0 32 32"><rect [^>]*fill="#0b6e4f"\/><path /);
  expect(readFileSync(join(pack, 'art.yaml'), 'utf8')).toContain(
    'light: media/scenes/mark-light.svg',
  );
});
