import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PACK } from '#tests/pack.ts';

const pack = mkdtempSync(join(tmpdir(), 'content-test-'));
afterAll(() => rmSync(pack, { recursive: true }));

/** As `npm run content` does it. */
function content(command: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/content.ts', command], {
    env: { ...process.env, CONTENT_DIR: pack, DATABASE_URL: `sqlite:${join(pack, 'site.db')}` },
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
