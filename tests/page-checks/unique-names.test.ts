import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { nameProblems } from './unique-names.ts';

const problemsOf = (body: string) => nameProblems(parse(`<html><body>${body}</body></html>`));

test.each([
  ['sections without names', '<section></section><section></section>'],
  ['names of different roles', '<nav aria-label="A"></nav><aside aria-label="A"></aside>'],
  [
    'an article in another',
    '<article><h2>A</h2><article aria-label="A"></article></article><article><h2>B</h2></article>',
  ],
  [
    'landmarks for narrow and for wide windows',
    `<nav aria-label="A" class="lg:hidden"></nav><div class="hidden lg:block">
      <nav aria-label="A"></nav></div>`,
  ],
  [
    'landmarks in closed dialogs',
    '<nav aria-label="A"></nav><dialog><nav aria-label="A"></nav></dialog><p hidden><i tabindex="0">',
  ],
  [
    'a named scroll area and controls',
    `<div role="group" aria-label="A" tabindex="0"></div><button tabindex="0">B</button>
      <div role="tab" tabindex="0">C</div>`,
  ],
])('accepts', (_name, body) => {
  expect(problemsOf(body)).toEqual([]);
});

test.each([
  [
    'regions with the same name',
    '<section aria-label="A"></section><div role="region" aria-labelledby="a"><h2 id="a"> A </h2></div>',
    'has 2 times region "A"',
  ],
  ['navigations without names', '<nav></nav><nav></nav>', 'has 2 times navigation ""'],
  [
    'cards with one heading',
    '<article><h3>A</h3></article><article><h3><a href="/">A</a></h3></article>',
    'has 2 times article "A"',
  ],
  [
    'duplicates in narrow windows only',
    '<nav aria-label="A" class="lg:hidden"></nav><nav aria-label="A"></nav>',
    'has 2 times navigation "A"',
  ],
  [
    'duplicates in wide windows only',
    '<nav aria-label="A" class="max-lg:hidden"></nav><nav aria-label="A"></nav>',
    'has 2 times navigation "A"',
  ],
  ['a scroll area without a name', '<div role="group" tabindex="0"></div>', 'without a name'],
  ['a scroll area without a role', '<div aria-label="A" tabindex="0"></div>', 'a role'],
])('finds %s', (_name, body, problem) => {
  expect(problemsOf(body).join('\n')).toContain(problem);
});
