import { expect, test } from 'vitest';
import { packSources } from '#tests/scalar-edits.ts';
import {
  applyChanges,
  type ConflictChoice,
  mergeSources,
  parsedSource,
  resolveConflicts,
} from './index.ts';
import { blocksOf } from './merge-body.ts';

const TEXT = `## Role
The first line of a paragraph,
its second line,
its third line,
and its fourth line.

- One
- Two

\`\`\`yaml
a: 1

b: 2
\`\`\`

The end.
`;
const entry = (body: string, name = 'Job') => `---\nname: ${name}\n---\n\n${body}`;
const merge = (mine: string, theirs: string) =>
  mergeSources('jobs/a.md', entry(TEXT), entry(mine), entry(theirs));

test('divides a text into blocks that join to it', () => {
  const blocks = blocksOf(TEXT);
  expect(blocks.map(({ gap, text }) => gap + text).join('')).toBe(TEXT);
  expect(blocks.map(({ text }) => text.split('\n')[0])).toEqual([
    '## Role',
    '- One',
    '```yaml',
    'The end.',
  ]);
});

test.each([
  [
    'the front matter and the text',
    entry(TEXT, 'Tester'),
    entry(TEXT.replace('One', '1')),
    entry(TEXT.replace('One', '1'), 'Tester'),
  ],
  [
    'two blocks',
    entry(TEXT.replace('One', '1')),
    entry(TEXT.replace('end', 'END')),
    entry(TEXT.replace('One', '1').replace('end', 'END')),
  ],
  [
    'neighboring blocks',
    entry(TEXT.replace('One', '1')),
    entry(TEXT.replace('b: 2', 'b: 3')),
    entry(TEXT.replace('One', '1').replace('b: 2', 'b: 3')),
  ],
  [
    'two lines of a block',
    entry(TEXT.replace('first', '1st')),
    entry(TEXT.replace('fourth', '4th')),
    entry(TEXT.replace('first', '1st').replace('fourth', '4th')),
  ],
  [
    'a block and a new one below it',
    entry(TEXT.replace('end', 'END')),
    entry(`${TEXT}\nMore.\n`),
    entry(`${TEXT.replace('end', 'END')}\nMore.\n`),
  ],
  [
    'a new first block and a removed one',
    entry(`Hi.\n\n${TEXT}`),
    entry(TEXT.replace('- One\n- Two\n\n', '')),
    entry(`Hi.\n\n${TEXT.replace('- One\n- Two\n\n', '')}`),
  ],
])('merges changes of %s', (_name, mine, theirs, expected) => {
  expect(mergeSources('jobs/a.md', entry(TEXT), mine, theirs)).toEqual({
    text: expected,
    conflicts: [],
  });
  expect(mergeSources('jobs/a.md', entry(TEXT), theirs, mine).text).toBe(expected);
});

test.each([
  ['a line that both changed', TEXT.replace('third', 'my'), TEXT.replace('third', 'their')],
  ['a block that one side removed', TEXT.replace('- One\n- Two\n\n', ''), TEXT.replace('One', '1')],
  [
    'a block that the other side removed',
    TEXT.replace('One', '1'),
    TEXT.replace('- One\n- Two\n\n', ''),
  ],
  [
    'different blocks at the same place',
    TEXT.replace('The end', 'Mine.\n\nThe end'),
    TEXT.replace('The end', 'Theirs.\n\nThe end'),
  ],
  ['different last blocks', `${TEXT}\nMine.\n`, `${TEXT}\nTheirs.\n`],
  ['the last block, removed', TEXT.replace('\nThe end.\n', ''), TEXT.replace('The end', 'An end')],
])('reports and resolves a conflict in %s', (_name, mine, theirs) => {
  const { text, conflicts } = merge(mine, theirs);
  expect(text).toBe(entry(theirs));
  expect(conflicts).toMatchObject([{ part: 'body', path: ['body'] }]);
  const choose = (choice: ConflictChoice['choice']) =>
    resolveConflicts(
      'jobs/a.md',
      text,
      conflicts.map((conflict) => ({ conflict, choice })),
    );
  expect(choose('mine')).toBe(entry(mine));
  expect(choose('base')).toBe(entry(TEXT));
  expect(choose('theirs')).toBe(entry(theirs));
});

test('resolves several blocks', () => {
  const mine = TEXT.replace('first', 'my').replace('One', 'Mine').replace('end', 'my');
  const theirs = TEXT.replace('first', 'their').replace('One', 'Theirs').replace('end', 'their');
  const { text, conflicts } = merge(mine, theirs);
  expect(conflicts.map(({ lines }) => lines)).toEqual([
    { start: 0, count: 5 },
    { start: 6, count: 2 },
    { start: 15, count: 1 },
  ]);
  const choices = conflicts.map((conflict, index): ConflictChoice => {
    return { conflict, choice: index === 1 ? { value: 'Another\nblock' } : 'mine' };
  });
  expect(resolveConflicts('jobs/a.md', text, choices)).toBe(
    entry(mine.replace('- Mine\n- Two', 'Another\nblock')),
  );
});

test('two changed blocks of a text leave all other bytes as they are', () => {
  const entries = packSources().filter(({ file }) => file.endsWith('.md'));
  expect(entries.length).toBeGreaterThan(100);
  for (const { file, source } of entries) {
    const { body } = parsedSource(file, source);
    const blocks = blocksOf(body ?? '').map(({ text }) => text);
    const [first = '', last = ''] = [blocks[0], blocks.at(-1)];
    if (blocks.length < 3 || blocks.filter((text) => text === last).length > 1) continue;
    const start = source.lastIndexOf(last);
    const withFirst = (text: string) => text.replace(first, () => `New ${first}`);
    const withLast = (text: string) =>
      `${text.slice(0, start - source.length)}New ${text.slice(start - source.length)}`;
    const mine = applyChanges(file, source, [{ op: 'body', value: withFirst(body ?? '') }]);
    expect(mine).toBe(withFirst(source));
    const merged = mergeSources(file, source, mine, withLast(source));
    expect(merged).toEqual({ text: withLast(withFirst(source)), conflicts: [] });
  }
});

test('texts with many repeated blocks are merged quickly', () => {
  const repeated = (count: number, step: number) =>
    Array.from({ length: count }, (_item, index) => `a${(index * step) % 3}\n`).join('\n');
  const started = performance.now();
  mergeSources(
    'a.md',
    entry(repeated(9000, 1)),
    entry(repeated(8999, 2)),
    entry(repeated(8998, 7)),
  );
  // It took a minute before the number of comparisons was limited.
  expect(performance.now() - started).toBeLessThan(10_000);
});
