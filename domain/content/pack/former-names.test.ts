/** Packs of older versions, whose files and fields have other names. */
import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeProblem } from '#domain/content/pack-files/index.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { copyAdvice, unknownPlaceholders } from './copy-check.ts';
import { inspectPack } from './read-pack.ts';
import { unreadFiles } from './unread-files.ts';

async function problemsOf(folder: string): Promise<string[]> {
  const { problems, copies, tree } = await inspectPack(folder, Date.now());
  return [...problems, ...unreadFiles(tree, copies)]
    .filter(({ file }) => !file.startsWith('media'))
    .map(describeProblem);
}

test.each([
  // The base pack has a file with the new name.
  ['words.yaml', 'labels.yaml', 'is not read: it is called labels.yaml now'],
  ['desk.yaml', 'console.yaml', 'is not read: it is called console.yaml now'],
  ['ne/words.yaml', 'labels.yaml', 'is called labels.yaml now: rename it'],
  ['ne/desk.yaml', 'console.yaml', 'is called console.yaml now: rename it'],
])('names the new name of %s', async (former, name, message) => {
  const folder = copyOfPack();
  renameSync(join(folder, former.replace(/\w+\.yaml$/, name)), join(folder, former));
  expect(await problemsOf(folder)).toEqual([`${former}:1: ${message}`]);
});

test.each([
  ['mails.yaml', [[/^teamEmails:/m, 'notices:']], ['notices: is called teamEmails now']],
  ['mails.yaml', [[/^ {2}job: /m, '  opening: ']], ['fields.opening: is called job now']],
  [
    'mails.yaml',
    [[/^ {4}intro: (?=.*through the website)/gm, '    opening: ']],
    [
      'teamEmails.contact.opening: is called intro now',
      'teamEmails.topic.opening: is called intro now',
    ],
  ],
  [
    'pages/talents-on-demand.yaml',
    [[/^ {4}count:$/m, '    asks:']],
    ['detail.ownQuestions.asks: is called count now'],
  ],
  ['jobs/qa-trainee.md', [[/^positions: /m, 'places: ']], ['places: is called positions now']],
  [
    'contact-form.yaml',
    [['suggestion:', 'better:']],
    ['topics.0.better: is called suggestion now'],
  ],
  ['pages/solutions/build-my-app.yaml', [[/^video:/m, 'film:']], ['film: is called video now']],
  [
    'pages/service-packages/shopify-migration.yaml',
    [['relatedPackages:', 'goesWith:']],
    ['goesWith: is called relatedPackages now'],
  ],
  ['ne/labels.yaml', [['newSearch:', 'again:']], ['search.again: is called newSearch now']],
])('names the new names of fields of %s', async (file, edits, messages) => {
  const folder = copyOfPack();
  for (const [from, to] of edits as [RegExp | string, string][]) editFile(folder, file, from, to);
  const problems = await problemsOf(folder);
  expect(problems.map((line) => line.replace(/^(.+?):\d+ /, '$1 '))).toEqual(
    messages.map((message) => `${file} ${message}`),
  );
});

test('names the new name of a placeholder', async () => {
  const copies = new Map<string, unknown>([
    ['console.yaml', { templates: [{ for: 'applicants', subject: '{opening}', body: 'a' }] }],
    ['pages/talents-on-demand.yaml', { list: { positions: '{places} positions' } }],
  ]);
  const folder = copyOfPack();
  const lines = [...unknownPlaceholders(folder, copies), ...copyAdvice(folder, copies)].map(
    ({ message }) => message,
  );
  expect(lines).toEqual([
    expect.stringMatching(/^unknown placeholder \{opening\}, which is called \{job\} now; use /),
    'placeholder {places} is called {positions} now',
  ]);
});

test('names the folder that the pages of solutions are in now', async () => {
  const folder = copyOfPack();
  const [former, name] = ['pages/design-my-app.yaml', 'pages/solutions/design-my-app.yaml'];
  renameSync(join(folder, name), join(folder, former));
  expect(await problemsOf(folder)).toEqual([
    `${former}:1: is called ${name} now: rename it`,
    `solutions.yaml:3 0.path: ${name} is missing`,
  ]);
});

test('reports a former file beside the new one', async () => {
  const folder = copyOfPack();
  cpSync(join(folder, 'labels.yaml'), join(folder, 'words.yaml'));
  expect(await problemsOf(folder)).toEqual([
    'words.yaml:1: is not read: it is called labels.yaml now',
  ]);
});
