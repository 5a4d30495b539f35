/** A pack may lack prices and terms if none of its pages state them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { inspectPack } from './read-pack.ts';

test('pages that state prices or terms need staffing.yaml, and others do not', async () => {
  const folder = copyOfPack({ linked: false });
  rmSync(join(folder, 'staffing.yaml'));
  const { problems } = await inspectPack(folder, Date.now());
  const fields = problems.map(({ file, field }) => `${file} ${field}`);
  expect(fields).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^pages\/security-and-contracts\.yaml /),
      'pages/solutions/staff-augmentation.yaml prices',
    ]),
  );
  for (const { message } of problems) {
    expect(message).toBe('needs staffing.yaml: write it, or leave this out');
  }
  rmSync(join(folder, 'pages/solutions/staff-augmentation.yaml'));
  editFile(folder, 'solutions.yaml', /^- title: Staff[^\n]*\n(?: {2}.*\n)+/m, '');
  editFile(folder, 'site.yaml', /^phonePrefix/m, 'without: [security]\nphonePrefix');
  const others = await inspectPack(folder, Date.now());
  expect(others.problems.filter(({ message }) => /staffing/.test(message))).toEqual([]);
});
