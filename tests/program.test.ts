/** The bundled program that `npm start` runs, as do most tests of the whole program. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isBuilt, productBuild, programOf, testBuild } from '#scripts/build.mjs';
import { bundledChild, childCommand } from '#server/jobs/pdf-process/child-command.ts';
import { drawPage } from '#server/jobs/pdf-process/draw-page.ts';
import { pageJob, TEXT_JOB } from '#server/jobs/pdf-process/jobs.ts';
import { readPdf } from '#server/jobs/pdf-process/read-pdf.ts';
import { textPdf } from './resume-pdf.ts';

test('is built from the current sources, which `npm test` ensures', () => {
  expect([productBuild, testBuild].map(isBuilt)).toEqual([true, true]);
});

test('has one React, in its production build, and one copy of each stateful library', () => {
  const folder = dirname(programOf(productBuild));
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const times = (file: string) => code.split(`node_modules/${file}\n`).length - 1;
  expect(times('react/cjs/react.production.js')).toBe(1);
  expect(times('react/cjs/react.development.js')).toBe(0);
  expect(times('react-dom/cjs/react-dom-server.node.production.js')).toBe(1);
  expect(times('fastify/fastify.js')).toBe(1);
});

test('reads and renders resumes without its sources', async () => {
  const child = bundledChild(resolve(dirname(programOf(productBuild))));
  const never = new AbortController().signal;
  const bytes = textPdf('Okta and Laravel');
  const reading = await readPdf(bytes, never, { command: childCommand(TEXT_JOB, child) });
  expect(reading).toMatchObject({ outcome: 'read', text: 'Okta and Laravel\n' });
  const drawn = await drawPage(bytes, 1, never, { command: childCommand(pageJob(1), child) });
  expect(drawn).toMatchObject({ pages: 1, width: 1600, text: 'Okta and Laravel' });
});
