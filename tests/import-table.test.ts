import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A file, what it imports, and whether the table in ARCHITECTURE.md allows it. */
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
  ['cli/x.ts', '#server/config.ts', true],
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
  ['scripts/x.mjs', '#server/config.ts', false],
  ['delivery/x.ts', '#app/page-handle.ts', true],
  ['delivery/x.ts', '#server/config.ts', false],
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
];

/** What the linter says of one rule, over files in a folder of their own. */
function lint(rule: string, files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync('biome.json', join(folder, 'biome.json'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/@biomejs/biome/bin/biome'),
      ...[
        'lint',
        `--only=${rule}`,
        '--vcs-enabled=false',
        '--reporter=github',
        '--max-diagnostics=none',
        '.',
      ],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout;
}

test('the linter enforces the import table', () => {
  const files = CASES.map(([file], index) => file.replace('x.', `case-${index}.`));
  const texts = CASES.map(([, source], index) => [files[index], `import '${source}';\n`]);
  const stdout = lint('style/noRestrictedImports', Object.fromEntries(texts));
  const found = CASES.map(([file, source], index) => {
    const isRefused = stdout.includes(`/${files[index]},line=`);
    return [file, source, !isRefused];
  });
  expect(found).toEqual(CASES);
});

test.each(['', 'type '])('the linter finds a circle of imports: "import %s…"', (type) => {
  const stdout = lint('suspicious/noImportCycles', {
    'domain/one.ts': `import ${type}{ Two } from './two.ts';\nexport type One = Two;\n`,
    'domain/two.ts': `import ${type}{ One } from './one.ts';\nexport type Two = One;\n`,
  });
  expect(stdout).toMatch(/error.*domain\/one\.ts,line=1/);
});
