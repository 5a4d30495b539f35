import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Link, MenuGroup } from '#contract/site.ts';
import { checkedYaml } from './checked-yaml.ts';
import { ContentError } from './content-problem.ts';
import { day, moment, text } from './entry-fields.ts';

const Facts = z.strictObject({
  title: z.optional(text),
  mode: z.optional(z.enum(['Remote', 'On site'])),
  tags: z.optional(z.array(text)),
  published: z.optional(day),
  starts: z.optional(moment),
  menu: z.optional(z.array(z.union([Link, MenuGroup]))),
});
const Whole = z.strictObject({
  title: text,
  mode: z.enum(['Remote', 'On site']),
  tags: z.array(text),
});

function mistakesOf(yaml: string, schema: z.ZodMiniType = Facts): string {
  try {
    checkedYaml({ file: 'post.md', text: yaml, linesBefore: 1 }, schema);
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test.each([
  [
    'title: A\ntags: [a, b\npublished: today\n',
    'post.md:3: the bracket [ that opens here is never closed',
  ],
  ['title: A\ntags: [a', 'post.md:3: the bracket [ that opens here is never closed'],
  [
    'menu:\n  - { title: A, href: /a\n  - { title: B, href: /b }\n',
    'post.md:3: the bracket { that opens here is never closed',
  ],
  ['title: "A\ntags: [a]\n', 'post.md:2: the quotation mark " that opens here is never closed'],
  [
    'tags: [a]\ntitle: Hiring: what to ask\n',
    'post.md:3: a text with a colon in it must stand in quotation marks: "Hiring: what to ask"',
  ],
  ['title: A\n  tags: [a]\n', 'post.md:2: the next line is indented as if it belonged to this one'],
  ['title: A\ntitle: B\n', 'post.md:3: title is there twice'],
  ['title: @home\n', 'post.md:2: a text that begins with @ must stand in quotation marks'],
  ['menu:\n\t- x\n', 'post.md:3: must be indented with spaces, not with a tab'],
])('what is not YAML is explained at its line: %j', (yaml, message) => {
  expect(mistakesOf(yaml).slice(0, message.length)).toBe(message);
});

test('what is missing or empty is told so, whatever kind of field it is', () => {
  expect(mistakesOf('{}', Whole)).toBe(
    ['title', 'mode', 'tags'].map((field) => `post.md:2 ${field}: is missing`).join('\n'),
  );
  expect(mistakesOf('title:\nmode: ""\ntags: [a]\n', Whole)).toBe(
    'post.md:2 title: is empty\npost.md:3 mode: is empty',
  );
});

test('a field of an entry that may have two forms is named itself', () => {
  expect(mistakesOf('menu:\n  - { title: A }\n')).toBe('post.md:3 menu.0.href: is missing');
  expect(mistakesOf('menu:\n  - { title: A, href: about }\n')).toMatch(
    /^post\.md:3 menu\.0\.href: must be a path on this site/,
  );
});

test.each([
  ['published: 2026-02-30', 'published: there is no 2026-02-30: that month has 28 days'],
  ['published: 2028-02-30', 'published: there is no 2028-02-30: that month has 29 days'],
  ['published: 2026-13-01', 'published: there is no 2026-13-01: a year has 12 months'],
  ['published: 2026-00-01', 'published: there is no 2026-00-01: a year has 12 months'],
  ['published: soon', 'published: must be YYYY-MM-DD, "today", "N days ago" or "in N days"'],
  ['starts: 2026-02-30 at 10:00', 'starts: there is no 2026-02-30: that month has 28 days'],
  ['starts: 2026-02-28 at 24:30', 'starts: there is no 24:30: a day goes from 00:00 to 23:59'],
  [
    'starts: today at 9:00',
    'starts: must be YYYY-MM-DD, "today", "N days ago" or "in N days", followed by "at HH:MM"',
  ],
])('days and times that do not exist: %s', (yaml, message) => {
  expect(mistakesOf(yaml)).toBe(`post.md:2 ${message}`);
});
