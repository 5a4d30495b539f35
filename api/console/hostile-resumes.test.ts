/** A few of each kind; `hostile-resumes.deep.ts` has all of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOneEngine } from '#tests/engines.ts';
import {
  expectExtracted,
  expectListed,
  expectServedSafely,
  sendHostile,
} from '#tests/hostile-console.ts';
import { HOSTILE_RESUMES } from '#tests/hostile-resumes.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const NAMES = [
  'the script while(true){}, when it is opened',
  'a program, all over its page',
  'a.exe inside',
  'an XFA form, while(true){}',
  'a picture of 100000 by 100000 points, /JPXDecode',
  'pages within each other',
  'a table before itself',
  'arrays in arrays',
  'junk, seed 3',
  'a page that calls itself a PDF',
  'the formula "=1+1"',
  'NULs',
  'halves of characters',
  'different words without end',
];

const SOME = HOSTILE_RESUMES.filter(({ name }) => NAMES.includes(name));

test('there are five hundred different hostile résumés', () => {
  expect(new Set(HOSTILE_RESUMES.map(({ name }) => name)).size).toBe(500);
  expect(SOME).toHaveLength(NAMES.length);
});

describeOnOneEngine('hostile résumés', (engine) => {
  let app: TestApp;
  let reader: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' }, { readsResumes: true });
    reader = await signIn(app, 'reader');
  });
  afterAll(() => app.close());

  test('are stored, read or given up, listed and shown', async () => {
    const ids: string[] = [];
    for (const resume of SOME) ids.push(await sendHostile(app, resume));
    for (const [index, resume] of SOME.entries()) {
      const id = ids[index] ?? '';
      await expectExtracted(app, { id, resume, timeout: 25_000 });
      await expectServedSafely(reader, { id, resume });
    }
    await expectListed(reader, ids);
  }, 60_000);
});
