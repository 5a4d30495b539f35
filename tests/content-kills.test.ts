/** A few of the kills of `content-kills.deep.ts`. */
import { expect, test } from 'vitest';
import { killWriters } from './content-kills.ts';
import { describeEachEngine } from './engines.ts';
import { POST } from './numbered-entries.ts';

describeEachEngine('kills during saves and publications', (engine) => {
  test('lose no acknowledged text, and leave none partially', async () => {
    await killWriters(engine, { files: [POST], saves: 1, publications: 1 }, expect);
  });
});
