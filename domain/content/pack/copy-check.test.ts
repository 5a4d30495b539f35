import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeProblem } from '#domain/content/pack-files/index.ts';
import { unknownPlaceholders } from './copy-check.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsOf = (text: string) => {
  writeFileSync(join(folder, 'desk.yaml'), text);
  return unknownPlaceholders(folder, new Map([['desk.yaml', parse(text)]])).map(describeProblem);
};

test('a template whose placeholders are all known is fine', () => {
  expect(
    problemsOf(`templates:
  - { for: applicants, subject: "{opening}", body: "{name} {reference} {brand} {staff} {link}" }
  - { for: all, subject: "{brand}", body: "{name}, {reference}, {staff}" }
`),
  ).toEqual([]);
});

test('one that nothing is filled in for is told by its line', () => {
  expect(
    problemsOf(`templates:
  - for: applicants
    subject: "For {openning}"
    body: "{name}"
  - for: inbox
    subject: Thanks
    body: "See {link}"
`),
  ).toEqual([
    'desk.yaml:3 templates.0.subject: nothing is known to fill in for {openning} (did you mean {opening}?); use {name}, {opening}, {reference}, {brand}, {staff}, {link}',
    'desk.yaml:7 templates.1.body: nothing is known to fill in for {link}; use {name}, {reference}, {brand}, {staff}',
  ]);
});
