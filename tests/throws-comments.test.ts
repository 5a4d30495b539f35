/** Comments that say what a function throws name existing errors. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOMS = '{api,app,bench,cli,console,contract,db,delivery,domain,server,telemetry,tests,vite}';

/** Of libraries and of the comments themselves, which name no class of ours. */
const OTHERS = ['NoResultError', 'React', 'SQLite'];

test('each error after @throws exists', () => {
  const sources = globSync(`${ROOMS}/**/*.{ts,tsx}`).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const known = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/class (\w+) extends \w+/g)].map(([, name]) => name),
    ),
  );
  const unknown = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/@throws ([A-Z]\w+(?:(?:, | or )[A-Z]\w+)*)/g)]
      .flatMap(([, names = '']) => names.split(/, | or /))
      .filter((name) => !known.has(name) && !(name in globalThis) && !OTHERS.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(known.size).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});
