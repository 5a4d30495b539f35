import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A file, its import, and whether `import-table.json` allows it. */
const CASES: [file: string, source: string, allowed: boolean][] = [
  ['contract/x.ts', 'zod/mini', true],
  ['contract/x.ts', '#app/root.tsx', false],
  ['contract/x.ts', 'node:fs', false],
  ['domain/hiring/jobs/x.ts', '#contract/jobs.ts', true],
  ['domain/hiring/jobs/x.ts', '#db/schema.ts', true],
  ['domain/hiring/jobs/x.ts', '#db/open.ts', false],
  ['domain/hiring/jobs/x.ts', '#domain/messaging/outbox/index.ts', true],
  ['domain/hiring/jobs/x.ts', '#domain/messaging/outbox/enqueue.ts', false],
  ['domain/hiring/jobs/x.ts', 'fastify', false],
  ['db/x.ts', '#domain/hiring/jobs/index.ts', false],
  ['api/x.ts', '#domain/hiring/jobs/index.ts', true],
  ['api/x.ts', '#db/schema.ts', false],
  ['api/x.ts', 'kysely', false],
  ['app/ui/x/x.tsx', '#app/ui/y/y.tsx', true],
  ['app/ui/x/x.tsx', '#domain/hiring/jobs/index.ts', false],
  ['app/ui/x/x.tsx', '#server/main.ts', false],
  ['app/ui/x/x.tsx', 'node:fs', false],
  ['app/ui/x/x.tsx', '../y/y.tsx', false],
  ['app/ui/x/x.tsx', '#app/forms/y/y.tsx', false],
  ['app/forms/x/x.tsx', '#app/ui/y/y.tsx', true],
  ['app/forms/x/x.tsx', '#app/shell/y/y.tsx', false],
  ['app/shell/x/x.tsx', '#app/ui/y/y.tsx', true],
  ['app/shell/x/x.tsx', '#app/routes/y/y.tsx', false],
  ['cli/x.ts', '#domain/inbox/stored-submissions/index.ts', true],
  ['cli/x.ts', '#server/settings.ts', true],
  ['cli/x.ts', '#server/app.ts', false],
  ['cli/x.ts', '#api/jobs.ts', false],
  ['console/x.tsx', '#console/ui/button.tsx', true],
  ['console/x.tsx', '#contract/problem-body.ts', true],
  ['console/x.tsx', '#app/ui/media/tint-of.ts', true],
  ['console/x.tsx', '#app/forms/y/y.tsx', false],
  ['console/x.tsx', '#domain/hiring/jobs/index.ts', false],
  ['console/x.tsx', 'node:fs', false],
  ['app/ui/x/x.tsx', '#console/ui/button.tsx', false],
  ['server/x.ts', '#console/main.tsx', false],
  ['cli/x.ts', '#console/main.tsx', false],
  ['vite/x.ts', '#domain/content/pack/built-in-copy.ts', true],
  ['vite/x.ts', '#domain/hiring/jobs/index.ts', false],
  ['scripts/x.mjs', 'node:fs', true],
  ['scripts/x.mjs', '#server/settings.ts', false],
  ['scripts/x.mjs', 'vite', false],
  ['delivery/x.ts', '#app/page-handle.ts', true],
  ['delivery/x.ts', '#server/settings.ts', false],
  ['delivery/x.ts', '#domain/hiring/jobs/index.ts', false],
  ['delivery/x.ts', 'fastify', true],
  ['delivery/x.ts', '#api/http/problems.ts', true],
  ['delivery/x.ts', '#api/jobs.ts', false],
  ['delivery/x.ts', 'react', false],
  ['server/x.ts', '#delivery/page-api.ts', true],
  ['server/x.ts', '#db/open.ts', true],
  ['server/x.ts', '#cli/inbox.ts', false],
  ['server/x.ts', '#tests/make-app.ts', false],
  ['server/x.ts', '../db/open.ts', false],
  ['server/x.test.ts', '#tests/make-app.ts', true],
  ['server/x.test.ts', '../db/open.ts', false],
  ['content/x.ts', '#contract/site.ts', false],
  ['tests/x.ts', '#server/main.ts', true],
];

/** The output of a program on files in a temporary folder. */
function report(args: string[], files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync('biome.json', join(folder, 'biome.json'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const [program = '', ...flags] = args;
  const { stdout, stderr } = spawnSync(process.execPath, [resolve(program), ...flags], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.each([
  ['import', (source: string) => `import '${source}';`],
  ['export', (source: string) => `export type {\n  One,\n} from '${source}';`],
  ['import()', (source: string) => `await import(\n  '${source}'\n);`],
])('enforces the import table for %s', (_name, statement) => {
  const files = CASES.map(([file], index) => file.replace('x.', `case-${index}.`));
  const texts = CASES.map(([, source], index) => [files[index], `${statement(source)}\n`]);
  const reported = report(['scripts/check-imports.mjs'], Object.fromEntries(texts));
  const outcomes = CASES.map(([file, source], index) => {
    const isRefused = reported.includes(`${files[index]}:`);
    return [file, source, !isRefused];
  });
  expect(outcomes).toEqual(CASES);
});

test('reports a refused import with its file, line, room and source', () => {
  const reported = report(['scripts/check-imports.mjs'], {
    'domain/hiring/jobs/x.ts': `// A comment.\nimport { call } from '#api/jobs.ts';\n`,
    'domain/hiring/jobs/y.ts': `import { z } from '../z.ts';\n`,
  });
  expect(reported.split('\n')).toEqual([
    'domain/hiring/jobs/x.ts:2: domain/ may not import #api/jobs.ts (import-table.json)',
    'domain/hiring/jobs/y.ts:1: Another folder is reached by its room, #room/…, not by ../z.ts (import-table.json)',
    '',
  ]);
});

test.each(['', 'type '])('the linter finds an import cycle: "import %s…"', (type) => {
  const flags = ['--only=suspicious/noImportCycles', '--vcs-enabled=false', '--reporter=github'];
  const reported = report(['node_modules/@biomejs/biome/bin/biome', 'lint', ...flags, '.'], {
    'domain/one.ts': `import ${type}{ Two } from './two.ts';\nexport type One = Two;\n`,
    'domain/two.ts': `import ${type}{ One } from './one.ts';\nexport type Two = One;\n`,
  });
  expect(reported).toMatch(/error.*domain\/one\.ts,line=1/);
});
