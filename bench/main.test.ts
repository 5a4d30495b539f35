import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('refuses an unknown name in one line that lists the benchmarks', () => {
  const program = join(import.meta.dirname, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'nope'], {
    encoding: 'utf8',
  });
  const [, list = ''] = /^Unknown benchmark "nope"\. Use one of (.+)\.\n$/.exec(stderr) ?? [];
  expect([status, stdout, list]).toEqual([2, '', expect.stringMatching(/^content, .*, pages$/)]);
  const missing = list
    .split(', ')
    .filter((name) => !existsSync(join(import.meta.dirname, `${name}.ts`)));
  expect(missing).toEqual([]);
});
