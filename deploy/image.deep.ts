/** The image's files, run as a container runs them. No container engine is needed. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { imageStage } from '#tests/image/dockerfile.ts';
import { makeImageTree } from '#tests/image/image-tree.ts';
import { bubblewrap, type RunningImage, runImage } from '#tests/image/sandbox.ts';
import { makeArchive } from './archive/make-archive.ts';
import { ownPlatform } from './archive/platform.ts';

/** Bytes of gcr.io/distroless/cc-debian12: the sum of its Debian packages. */
const BASE = 25_000_000;
const MAX_IMAGE = 250_000_000;

const stage = imageStage();
const folder = mkdtempSync(join(tmpdir(), 'image-'));
const tree = join(folder, 'tree');
let added: number;

beforeAll(async () => {
  // Other users read the tree.
  chmodSync(folder, 0o755);
  const { file: archive } = await makeArchive(ownPlatform(), folder);
  const node = dirname(process.execPath);
  added = makeImageTree(tree, stage, { archive, node, scratch: join(folder, 'built') });
}, 600_000);

const started: RunningImage[] = [];

afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const whenRunnable = test.skipIf(!bubblewrap);

/** Starts the image with an empty volume, which gets the mode of the image's folder. */
function start(settings: Record<string, string> = {}) {
  const volume = mkdtempSync(join(folder, 'volume-'));
  chmodSync(volume, statSync(join(tree, stage.volume)).mode);
  const image = runImage({ tree, stage, volume, settings });
  started.push(image);
  return { image, volume };
}

test('takes at most 250 MB', () => {
  expect(added + BASE).toBeLessThan(MAX_IMAGE);
  expect(added).toBeGreaterThan(150_000_000);
});

test('runs without root rights, and is stopped and checked without a shell', () => {
  expect(Number.parseInt(stage.user, 10)).toBeGreaterThan(0);
  expect(stage.stopSignal).toBe('SIGTERM');
  expect(stage.healthcheck[0]).toBe(stage.command[0]);
});

whenRunnable(
  'serves, stores and draws, read-only and as any user, and ends with status 0',
  async () => {
    const { image } = start();
    await image.untilOutput('Ready at');
    expect(image.exec(stage.healthcheck)).toMatchObject({ status: 0, stderr: '' });
    const elsewhere = image.exec(stage.healthcheck, { PORT: '3999' });
    expect(elsewhere.status).toBe(1);
    expect(elsewhere.stderr).toMatch(/^http:\/\/127\.0\.0\.1:3999\/healthz: .+\n$/);

    const [node = ''] = stage.command;
    const invite = ['program/staff.js', 'invite', 'sita@example.com', '--role', 'owner'];
    const invited = image.exec([node, ...invite]);
    expect(invited).toMatchObject({ status: 0 });
    const origin = `http://127.0.0.1:${stage.env.PORT}`;
    const visit = [process.execPath, 'tests/image/visit-site.ts', origin, invited.stdout.trim()];
    const { stdout, stderr } = image.inNetwork(visit);
    expect(JSON.parse(stdout || JSON.stringify(stderr))).toEqual({
      page: '200 text/html; charset=utf-8 true',
      consolePage: '200 text/html; charset=utf-8 true',
      style: '200 text/css; charset=utf-8 true',
      photo: expect.stringMatching(/^200 image\/(avif|webp) true$/),
      share: '200 image/png true',
      application: 201,
      joined: 200,
      resume: { text: 'Okta and Laravel', width: 1600 },
      resumePicture: '200 image/webp',
    });
    expect(image.output()).not.toMatch(/EROFS|EACCES|"level":[56]0/);

    const { status, took } = await image.stop('SIGTERM');
    expect(status).toBe(0);
    expect(took).toBeLessThan(10_000);
  },
  180_000,
);

whenRunnable(
  'ends with status 0 if it is stopped while it starts',
  async () => {
    const { image, volume } = start();
    // It is created before the content is loaded, which takes seconds.
    const hasBegun = () => expect(existsSync(join(volume, 'site.db'))).toBe(true);
    await vi.waitFor(hasBegun, { timeout: 60_000 });
    expect(image.output()).not.toContain('Ready at');
    expect(await image.stop('SIGTERM')).toMatchObject({ status: 0 });
  },
  120_000,
);
