// @ts-check
// `npm test [-- check|unit|browser [arguments of its runner]]` runs all checks and tests, or one
// suite. It installs missing programs, and continues after a failure. It prints the slowest files,
// the total time with its budget, and in the last line `N passed, N failed`.
// `npm run test:deep [-- unit|browser […]]` runs the tests that take too long for each change:
// `*.deep.ts` and `*.deep.journey.ts`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, testBuild } from './build.mjs';
import { explain, Failure, runMain } from './failure.mjs';
import { ensureToolsInstalled } from './install.mjs';
import { withMemoryFolder } from './memory-folder.mjs';
import { cacheFolder, root, toolFile } from './paths.mjs';
import { runNode } from './pinned-node.mjs';
import { countPlaywright, countVitest, lastLine, readReport, sumCounts } from './test-counts.mjs';
import { durationLines, playwrightDurations, vitestDurations } from './test-durations.mjs';
import { ensureProgram } from './test-programs.mjs';

/** @type {import('./test-counts.mjs').Counts} */
const oneFailed = { passed: 0, failed: 1, skipped: 0 };
/** Printed just before the last line, where readers look first. @type {string[]} */
const notes = [];
/** @type {import('./test-durations.mjs').Duration[]} */
const durations = [];
/** Milliseconds of checks and tests, without builds and installs. */
let elapsed = 0;
/** Programs without which some tests are skipped; the last line counts them. */
let missing = 0;

await runMain(async () => {
  const argv = process.argv.slice(2);
  const isDeep = argv[0] === '--deep';
  const suites = isDeep ? ['unit', 'browser'] : ['check', 'unit', 'browser'];
  const [only, ...args] = isDeep ? argv.slice(1) : argv;
  if (only && !suites.includes(only)) {
    throw new Failure(`Unknown suite ${only}. Use ${suites.join(', ')}, or none for all.`);
  }
  if (only === 'check' && args.length > 0) {
    throw new Failure(`The suite check takes no arguments, but got ${args[0]}.`);
  }
  // Read by `vitest.config.ts` and `playwright.config.ts`.
  process.env.DEEP = isDeep ? 'on' : '';
  const run = () => withMemoryFolder(() => runAll(only ? [only] : suites, args));
  const results = (await attempt(run)) ?? [oneFailed];
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
  const isSelected = (suite) => suites.includes(suite);
  await ensureToolsInstalled();
  // Slow or failing preparations come first, so that the tests then run without interruption.
  const needsBuild = isSelected('unit') || isSelected('browser');
  const env = needsBuild ? await programsFor(isSelected('browser')) : {};
  let builtAt = Date.now();
  const build = async () => {
    const built = await attempt(buildAll);
    builtAt = Date.now();
    return built;
  };
  const [built, checks] = await Promise.all([
    needsBuild && build(),
    isSelected('check') ? runChecks() : undefined,
  ]);
  // Checks run beside the builds, which have no budget.
  elapsed += Date.now() - builtAt;

  const results = [];
  if (needsBuild && !built) results.push(oneFailed);
  if (checks) results.push(checks);
  if (isSelected('unit')) results.push(await timed(() => runVitest(args, env)));
  if (isSelected('browser')) {
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
  if (process.env.DEEP) others.push('PgBouncer', 'bubblewrap');
  if (chromium && process.env.DEEP) others.push('Firefox', 'WebKit', "Chromium's PDF viewer");
  const env = { ...chromium };
  for (const name of others) {
    const variables = await attempt(() => ensureProgram(name));
    Object.assign(env, variables);
    if (variables) continue;
    missing += 1;
    notes.push(`Tests on ${name} were skipped.`);
  }
  return env;
}

/** Checks lint, imports and types with the pinned Node; a failure does not skip the others. */
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
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // By default in the folder for temporary files, which is new for each run.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(cacheFolder, 'playwright'),
    },
  });
  const results = readReport(report);
  durations.push(...playwrightDurations(results));
  const counts = countPlaywright(results, status);
  for (const title of counts.flaky) notes.push(`Passed only when repeated: ${title}`);
  return counts;
}

/** The path for a runner's report, after deleting an older one. @param {string} name */
function freshReport(name) {
  const path = join(cacheFolder, name);
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/**
 * Runs `work`, and turns an expected failure into a note.
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
