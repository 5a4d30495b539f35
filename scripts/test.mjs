// @ts-check
// `npm test [-- check|unit|browser [what its runner takes]]`: everything, or only that. Installs
// what is missing, runs all even after a failure; the last line is `N passed, N failed`, after the
// slowest files and the total beside its budget.
// `npm run test:deep [-- unit|browser […]]`: what takes too long for each change, `*.deep.ts` and
// `*.deep.journey.ts`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, testBuild } from './build.mjs';
import { explain, Failure, runMain } from './failure.mjs';
import { ensureToolsInstalled } from './install.mjs';
import { cacheFolder, root, toolFile } from './paths.mjs';
import { runNode } from './pinned-node.mjs';
import { countPlaywright, countVitest, lastLine, readReport, sumCounts } from './test-counts.mjs';
import { durationLines, playwrightDurations, vitestDurations } from './test-durations.mjs';
import { ensureProgram } from './test-programs.mjs';

/** @type {import('./test-counts.mjs').Counts} */
const oneFailed = { passed: 0, failed: 1, skipped: 0 };
/** Repeated just before the last line, where readers look first. @type {string[]} */
const notes = [];
/** @type {import('./test-durations.mjs').Duration[]} */
const durations = [];
/** Milliseconds of checks and tests, without builds and installs. */
let elapsed = 0;
/** Programs without which some tests are skipped; the last line counts them. */
let missing = 0;

await runMain(async () => {
  const given = process.argv.slice(2);
  const isDeep = given[0] === '--deep';
  const suites = isDeep ? ['unit', 'browser'] : ['check', 'unit', 'browser'];
  const [only, ...args] = isDeep ? given.slice(1) : given;
  if (only && !suites.includes(only)) {
    throw new Failure(`This runs ${suites.join(', ')}, or all of them, not ${only}.`);
  }
  if (only === 'check' && args.length > 0) {
    throw new Failure(`This checks all files: it takes no ${args[0]}.`);
  }
  // Read by `vitest.config.ts` and `playwright.config.ts`.
  process.env.DEEP = isDeep ? 'on' : '';
  const results = (await attempt(() => runAll(only ? [only] : suites, args))) ?? [oneFailed];
  for (const { failures = [] } of results) {
    for (const failure of failures) notes.push(`Failed: ${failure}`);
  }
  const total = sumCounts(results);
  total.skipped = Math.max(total.skipped, missing);
  const times = durationLines(durations, elapsed / 1000, { hasBudget: !isDeep && !only });
  console.log(['', ...times, ...notes, lastLine(total)].join('\n'));
  return total.failed > 0 ? 1 : 0;
});

/**
 * @param {string[]} suites
 * @param {string[]} args
 */
async function runAll(suites, args) {
  /** @param {string} suite */
  const wanted = (suite) => suites.includes(suite);
  await ensureToolsInstalled();
  // All that may take long or be missing comes first, so that the tests then run in one go.
  const needsBuild = wanted('unit') || wanted('browser');
  const env = needsBuild ? await programsFor(wanted('browser')) : {};
  const [built, checks] = await Promise.all([
    needsBuild && attempt(buildAll),
    wanted('check') ? runChecks() : undefined,
  ]);

  const results = [];
  if (needsBuild && !built) results.push(oneFailed);
  if (checks) results.push(checks);
  if (wanted('unit')) results.push(await timed(() => runVitest(args, env)));
  if (wanted('browser')) {
    const canRun = env.CHROMIUM_PATH && built;
    results.push(canRun ? await timed(() => runPlaywright(args, env)) : oneFailed);
  }
  return results;
}

async function buildAll() {
  await ensureBuilt();
  await ensureBuilt(testBuild);
  return true;
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function timed(work) {
  const started = Date.now();
  const result = await work();
  elapsed += Date.now() - started;
  return result;
}

/** @param {boolean} hasBrowser whether the journeys run too */
async function programsFor(hasBrowser) {
  const chromium = hasBrowser ? await attempt(() => ensureProgram('Chromium')) : undefined;
  if (chromium) await attempt(() => ensureProgram("The fonts of a visitor's device"));
  /** @type {Parameters<typeof ensureProgram>[0][]} */
  const others = [];
  if (!process.env.TEST_POSTGRES_URL) others.push('PostgreSQL');
  if (chromium && process.env.DEEP) others.push('Firefox', 'WebKit', "Chromium's PDF viewer");
  const env = { ...chromium };
  for (const name of others) {
    const found = await attempt(() => ensureProgram(name));
    Object.assign(env, found);
    if (found) continue;
    missing += 1;
    notes.push(`Tests on ${name} were skipped.`);
  }
  return env;
}

/** Lint, imports and types: each runs on the pinned Node, also after one that failed. */
async function runChecks() {
  const steps = {
    lint: [toolFile('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
    imports: [join(root, 'scripts', 'check-imports.mjs')],
    types: [toolFile('typescript', 'tsc'), '--noEmit'],
  };
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const [name, command] of Object.entries(steps)) {
    const started = Date.now();
    const ok = (await runNode(command)).status === 0;
    elapsed += Date.now() - started;
    counts[ok ? 'passed' : 'failed'] += 1;
    if (!ok) failures.push(name);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  return { ...counts, failures };
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function runVitest(args, env) {
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = [toolFile('vitest', 'vitest'), 'run', ...reporters, ...args];
  const { status } = await runNode(command, { env });
  const results = readReport(report);
  durations.push(...vitestDurations(results));
  return countVitest(results, status);
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function runPlaywright(args, env) {
  const report = freshReport('playwright.json');
  const command = [toolFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
  const { status } = await runNode([...command, ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const results = readReport(report);
  durations.push(...playwrightDurations(results));
  const counts = countPlaywright(results, status);
  for (const title of counts.flaky) notes.push(`Passed only when repeated: ${title}`);
  return counts;
}

/** Where a runner shall write its report, without an older one. @param {string} name */
function freshReport(name) {
  const path = join(cacheFolder, name);
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/**
 * Does something that can fail in an expected way, which then becomes a note.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    const reason = explain(error);
    if (!reason) throw error;
    notes.push(reason);
    return undefined;
  }
}
