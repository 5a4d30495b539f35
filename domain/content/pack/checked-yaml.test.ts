import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Link, MenuGroup } from '#contract/site.ts';
import {
  ContentError,
  type ContentProblem,
  describeProblem,
} from '#domain/content/pack-files/index.ts';
import { parseYaml } from './checked-yaml.ts';
import { color, day, moment, text, webUrl } from './entry-fields.ts';

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
    parseYaml({ file: 'post.md', text: yaml, linesBefore: 1 }, schema);
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
    'post.md:3: text with a colon in it must be in quotation marks: "Hiring: what to ask"',
  ],
  ['title: A\n  tags: [a]\n', 'post.md:2: the next line is indented as if it belonged to this one'],
  ['title: A\ntitle: B\n', 'post.md:3: title occurs twice'],
  ['title: @home\n', 'post.md:2: text that begins with @ must be in quotation marks'],
  ['menu:\n\t- x\n', 'post.md:3: must be indented with spaces, not with a tab'],
  ['title:Hiring\n', 'post.md:2: a space is missing after the colon: write "title: Hiring"'],
  [
    'mode: Remote\ntitle:Hiring\n',
    'post.md:3: a space is missing after the colon: write "title: Hiring"',
  ],
  ['tags:\n-a\n-b\n', 'post.md:3: a space is missing after the hyphen: write "- a"'],
  ["title: 'It's fine'\n", 'post.md:2: an apostrophe inside the text ends it: write "It\'s fine"'],
  [
    'title: "Say "hi" to us"\n',
    'post.md:2: a quotation mark inside the text ends it: write \'Say "hi" to us\'',
  ],
  ...['*Bold* text', '* star', '*star', '& Co', '!Important', '%off', '`code`', '| a', '> b'].map(
    (text) => [
      `title: ${text}\n`,
      `post.md:2: text that begins with ${text[0]} must be in quotation marks: "${text}"`,
    ],
  ),
  ...['- x', '? x', '[Draft] One', '{name} writes'].map((text) => [
    `title: ${text}\n`,
    `post.md:2: text that begins with ${text[0]} must be in quotation marks: "${text}"`,
  ]),
  ['title: "\\d"\n', 'post.md:2: \\d has no meaning in double quotation marks'],
  ['title: A\n---\nmode: Remote\n', 'post.md:3: three hyphens or dots end the file here'],
  ['title: A\n- b\n', 'post.md:3: a list ("- entry") and fields'],
  ['title: A\nand more\n', 'post.md:3: must be a field, such as "name: Asha"'],
  ['menu:\n  - title: A\n   href: /a\n', 'post.md:4: is indented differently'],
  ['title: A\ntags: ]\n', 'post.md:3: the closing bracket ] has no opening bracket'],
  ['tags: [C #, Go]\n', 'post.md:2: the bracket [ that opens here is never closed: what follows #'],
  ['title：Hiring\n', 'post.md:2: has a full-width colon'],
  ['title:\u00a0Hiring\n', 'post.md:2: has a special space next to the colon'],
  ['tags:\n\u00a0\u00a0- a\n', 'post.md:3: is indented with special spaces'],
  ['• a\n• b\n', 'post.md:2: an entry of a list begins with a hyphen'],
])('explains invalid YAML at its line: %j', (yaml, message) => {
  expect(mistakesOf(yaml).slice(0, message.length)).toBe(message);
});

test('reports missing and empty fields of every type', () => {
  expect(mistakesOf('{}', Whole)).toBe(
    ['title', 'mode', 'tags'].map((field) => `post.md:2 ${field}: is missing`).join('\n'),
  );
  expect(mistakesOf('title:\nmode: ""\ntags: [a]\n', Whole)).toBe(
    'post.md:2 title: is empty\npost.md:3 mode: is empty',
  );
});

const More = z.strictObject({
  title: z.optional(text),
  tags: z.optional(z.array(text).check(z.minLength(2))),
  flag: z.optional(z.boolean()),
  count: z.optional(z.int().check(z.gte(1))),
  share: z.optional(z.number()),
  pay: z.optional(z.strictObject({ min: z.int() })),
  mode: z.optional(z.enum(['Remote', 'On site'])),
  url: z.optional(webUrl),
  email: z.optional(z.email()),
  color: z.optional(color),
});

test.each([
  ['tags: a, b', 'tags: expects a list: write each entry on its own line with "- " before it, or'],
  ['tags: [a]', 'tags: must have at least 2 entries'],
  ['pay: lots', 'pay: expects fields: write each on its own line'],
  ['flag: yes', 'flag: must be true or false: write true, without quotation marks'],
  ['flag: "no"', 'flag: must be true or false: write false'],
  ['title: true', 'title: must be text: write it in quotation marks, "true"'],
  ['title: 1.10', 'title: must be text: write it in quotation marks, "1.10"'],
  ['title: {name}', 'title: must be text: write it in quotation marks, "{name}"'],
  ['title: Null', 'title: is empty: Null has a meaning in YAML; as text'],
  ['title: &Co', 'title: is empty: &Co has a meaning in YAML; as text'],
  [
    'color: #0A73C2',
    'color: is empty: what follows # is a comment; if it is the text, write "#0A73C2"',
  ],
  ['count: 110,000', 'count: must be a number without commas or spaces: 110000'],
  ['count: 1,10,000', 'count: must be a number without commas or spaces: 110000'],
  ['count: NPR 5000', 'count: must be a number in digits only: 5000'],
  ['count: ४०', 'count: must be a number in digits only: 40'],
  ['count: some', 'count: must be a number in digits, such as 40'],
  ['count: 2.5', 'count: must be a whole number'],
  ['count: 0', 'count: must be 1 or more'],
  ['share: 2,5', 'share: must be a number with a point: 2.5'],
  ['pay: { min: 110,000 }', 'pay.0: is not a field: write numbers without commas'],
  ['pay: { min: 1, min:2 }', 'pay.min:2: a space is missing after the colon: write "min: 2"'],
  ['mode: remot', 'mode: must be one of Remote, On site; did you mean Remote?'],
  ['url: www.example.com/x', 'url: must be a web address: write https://www.example.com/x'],
  ['url: soon', 'url: must be a web address that begins with https://'],
  ['email: asha', 'email: must be an e-mail address, such as'],
  ['titel: A', 'titel: is not a field of this file; did you mean title?'],
  [
    '{ title: Bergen, our office }',
    'our office: is not a field of this file; if it is part of a text in { }, write that text in quotation marks, because it has a comma',
  ],
])('says what to write instead: %s', (yaml, message) => {
  expect(mistakesOf(yaml, More)).toContain(`post.md:2 ${message}`);
});

test.each([
  ['title: C # is fine', 'title: ends at #, where a comment begins; if that is part of the text'],
  ['tags:\n  - a #1\n  - b', 'tags.0: ends at #', 3],
  ['tags:\n- a\n -b\n- c', 'tags.0: the lines below it belong to this text: a space is missing', 3],
  ['title: a\n  mode:Remote', 'title: the lines below it belong to this text: a space is missing'],
  ['title: ! soon', 'title: text that begins with ! must be in quotation marks'],
  ['title: &Co Ltd', 'title: text that begins with & must be in quotation marks'],
  ['title: "a\\x0bb"', 'title: has a control character (U+000B)'],
  ['title: "a\\u2028b"', 'title: has a control character (U+2028)'],
  ['title: cafÃ© and more', 'title: has "Ã©", which was saved in another encoding'],
])('advises on text that YAML silently drops: %s', (yaml, message, line = 2) => {
  const advice: string[] = [];
  const source = { file: 'post.md', text: yaml, linesBefore: 1 };
  const advise = (problem: ContentProblem) => void advice.push(describeProblem(problem));
  parseYaml({ ...source, advise }, More);
  expect(advice).toEqual([expect.stringContaining(`post.md:${line} ${message}`)]);
});

test.each([
  'mode: Remote # or On site',
  'title: "Hiring" # shown at the top',
  'title: C#, F# and others',
  'count: 2 # people\n# a comment line\ntitle: A',
  'title: &name Asha\ntags: [*name, *name]',
])('gives no advice on comments, a # inside text and used anchors: %s', (yaml) => {
  const advice: ContentProblem[] = [];
  const advise = (problem: ContentProblem) => void advice.push(problem);
  parseYaml({ file: 'post.md', text: yaml, advise }, More);
  expect(advice).toEqual([]);
});

test('refuses characters that a database cannot store', () => {
  expect(mistakesOf('title: "a\\0b"', More)).toContain('has a control character (U+0000)');
  expect(mistakesOf('title: "a\\ud800b"', More)).toContain('has a control character (U+D800)');
});

test('names the field, not the entry, in a list whose entries may have two forms', () => {
  expect(mistakesOf('menu:\n  - { title: A }\n')).toBe('post.md:3 menu.0.href: is missing');
  expect(mistakesOf('menu:\n  - { title: A, href: about }\n')).toMatch(
    /^post\.md:3 menu\.0\.href: must be a path on this site/,
  );
});

test.each([
  ['published: 2026-02-30', 'published: 2026-02-30 does not exist: that month has 28 days'],
  ['published: 2028-02-30', 'published: 2028-02-30 does not exist: that month has 29 days'],
  ['published: 2026-13-01', 'published: 2026-13-01 does not exist: a year has 12 months'],
  ['published: 2026-00-01', 'published: 2026-00-01 does not exist: a year has 12 months'],
  [
    'published: soon',
    'published: must be YYYY-MM-DD, "today", "N days ago" or "in N days", with or without "at HH:MM"',
  ],
  ['starts: 2026-02-30 at 10:00', 'starts: 2026-02-30 does not exist: that month has 28 days'],
  ['starts: 2026-02-28 at 24:30', 'starts: 24:30 does not exist: a day goes from 00:00 to 23:59'],
  [
    'starts: today at 9:00',
    'starts: must be YYYY-MM-DD, "today", "N days ago" or "in N days", followed by "at HH:MM"',
  ],
])('refuses days and times that do not exist: %s', (yaml, message) => {
  expect(mistakesOf(yaml)).toBe(`post.md:2 ${message}`);
});
