import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REQUIRED_ANSWERS } from '#tests/new-pack.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { makeArchive } from './make-archive.ts';

const BROKEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g>';

test('a logo that cannot be drawn is the problem of its field', async () => {
  const folder = temporaryFolder('make-archive-');
  expect(await makeArchive({ answers: REQUIRED_ANSWERS, logo: BROKEN }, folder)).toEqual({
    problems: [
      { field: 'logo', message: expect.stringMatching(/^logo\.svg cannot be rendered: /) },
    ],
  });
  expect(existsSync(join(folder, 'packs/fjordkorn'))).toBe(false);
});

test('what is typed is never the path of a file', async () => {
  const answers = { ...REQUIRED_ANSWERS, tagline: '', logo: '/nowhere/logo.svg' };
  expect(await makeArchive({ answers, logo: null }, temporaryFolder('make-archive-'))).toEqual({
    problems: [{ field: 'tagline', message: 'An answer is needed.' }],
  });
});
