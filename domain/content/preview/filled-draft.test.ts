import { expect, test } from 'vitest';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { filledDrafts } from './filled-draft.ts';

const FILE = 'pages/about.yaml';
const problem = (field: string, file = FILE): ContentProblem => ({
  ...{ file, field, line: 1, message: 'is empty' },
});

/** As far as its empty fields matter. */
const SOURCE = `values:
  title: What we hold to # kept
  items:
    - title: Carry from both ends
      icon: users
    - title: ""
      icon: ""
`;

test('an empty text shows a placeholder, and an empty name that of its neighbor', async () => {
  const problems = [problem('values.items.1.title'), problem('values.items.1.icon')];
  const filled = await filledDrafts(new Map([[FILE, SOURCE]]), problems);
  expect(filled?.get(FILE)).toBe(
    SOURCE.replace('title: ""', 'title: "…"').replace('icon: ""', 'icon: "users"'),
  );
});

test.each([
  ['a text that is there', [problem('values.title')]],
  ['a missing field', [problem('values.lede')]],
  ['another file', [problem('values.items.1.title', 'pages/home.yaml')]],
  ['nothing', []],
])('a draft with a problem of %s is not filled', async (_what, problems) => {
  expect(await filledDrafts(new Map([[FILE, SOURCE]]), problems)).toBeUndefined();
});
