/** Words that `docs/glossary.md` has replaced name nothing in the code. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CODE =
  '{api,app,bench,cli,console,contract,db,delivery,domain,scripts,server,telemetry,tests,vite}';
/** Comments and literals without code in them. */
const NOT_CODE =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$(?!\{))*`/g;

/** The words in `code type` in the last column, as the parts of an identifier. */
function replacedWords(glossary: string): string[] {
  const cells = glossary.match(/(?<=\|)[^|\n]*(?=\|$)/gm) ?? [];
  return cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => partsOf(word)),
  );
}

/** `underWay` and `UNDER_WAY` are the same parts. */
const partsOf = (identifier: string) =>
  `_${identifier.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()}_`;

function findReplaced(code: string, words: readonly string[]): string[] {
  const identifiers = new Set(code.replace(NOT_CODE, "''").match(/[A-Za-z_$][\w$]*/g));
  return [...identifiers].filter((name) => words.some((word) => partsOf(name).includes(word)));
}

const WORDS = replacedWords(readFileSync('docs/glossary.md', 'utf8'));

test('no identifier uses a replaced word', () => {
  expect(WORDS.length).toBeGreaterThan(20);
  const files = globSync(`${CODE}/**/*.{ts,tsx,mjs}`, { exclude: ['tests/glossary.test.ts'] });
  const used = files.flatMap((file) =>
    findReplaced(readFileSync(file, 'utf8'), WORDS).map((name) => `${file}: ${name}`),
  );
  expect(used).toEqual([]);
});

test.each([
  ['const underWay = 1;', ['underWay']],
  ['const UNDER_WAY = 1;', ['UNDER_WAY']],
  ['function isUnderWay() {}', ['isUnderWay']],
  ["// underWay\nconst text = 'underWay'; const wayUnder = under.way;", []],
  ['row.under_way = 1;', ['under_way']],
])('%j uses %j', (code, expected) => {
  expect(findReplaced(code, replacedWords('| in flight | started | `underWay` |'))).toEqual(
    expected,
  );
});
