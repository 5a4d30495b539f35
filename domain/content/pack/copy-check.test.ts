import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeProblem } from '#domain/content/pack-files/index.ts';
import { copyAdvice, unknownPlaceholders } from './copy-check.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsOf = (text: string) => {
  writeFileSync(join(folder, 'console.yaml'), text);
  return unknownPlaceholders(folder, new Map([['console.yaml', parse(text)]])).map(describeProblem);
};

test.each([
  ['{nam}', '{nam}; did you mean {name}?'],
  ['{{name}}', '{{name}}; did you mean {name}?'],
  ['{Name}', '{Name}; did you mean {name}?'],
  ['{the date}', '{the date}: it is shown unchanged; this file has {name}'],
])('reports %s instead of {name}', (mistyped, message) => {
  const text = `thanks:\n  title: "Thank you, ${mistyped}"\n`;
  writeFileSync(join(folder, 'newsletter.yaml'), text);
  const lines = copyAdvice(folder, new Map([['newsletter.yaml', parse(text)]])).map(
    describeProblem,
  );
  expect(lines).toEqual([`newsletter.yaml:2 thanks.title: unknown placeholder ${message}`]);
});

test('accepts templates with known placeholders', () => {
  expect(
    problemsOf(`templates:
  - { for: applicants, subject: "{job}", body: "{name} {reference} {brand} {staff} {link}" }
  - { for: all, subject: "{brand}", body: "{name}, {reference}, {staff}" }
`),
  ).toEqual([]);
});

test('reports unknown placeholders with their lines', () => {
  expect(
    problemsOf(`templates:
  - for: applicants
    subject: "For {jbo}"
    body: "{name}"
  - for: inbox
    subject: Thanks
    body: "See {link}"
`),
  ).toEqual([
    'console.yaml:3 templates.0.subject: unknown placeholder {jbo} (did you mean {job}?); use {name}, {job}, {reference}, {brand}, {staff}, {link}',
    'console.yaml:7 templates.1.body: unknown placeholder {link}; use {name}, {reference}, {brand}, {staff}',
  ]);
});
