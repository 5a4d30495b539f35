// @ts-check
// `npm test [-- check|unit|browser [what its runner takes]]`: everything, or only that. Installs
// what is missing, runs all even after a failure; the last line is `N passed, N failed`.
// `npm run test:deep [-- unit|browser […]]`: what takes too long for each change, `*.deep.ts` and
// `*.deep.journey.ts`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, testBuild } from './build.mjs';
import { runChecks } from './check-steps.mjs';
import { explain, Failure, runMain } from './failure.mjs';
import { ensureFonts } from './fonts.mjs';
import { ensureToolsInstalled } from './install.mjs';
import { ensureOtherBrowsers } from './other-browsers.mjs';
import { runNode } from './pinned-node.mjs';
import { cacheFolder, toolFile } from './places.mjs';
import { ensurePostgres } from './postgres.mjs';
import { countPlaywright, countVitest, lastLine, readReport, sum } from './test-counts.mjs';

/** @type {import('./test-counts.mjs').Counts} */
const oneFailed = { passed: 0, failed: 1, skipped: 0 };
/** Said once more just before the last line, where nobody overlooks it. @type {string[]} */
const notes = [];

await runMain(async () => {
  const given = process.argv.slice(2);
  const isDeep = given[0] === '--deep';
  const suites = isDeep ? ['unit', 'browser'] : ['check', 'unit', 'browser'];
  const [only, ...args] = isDeep ? given.slice(1) : given;
  if (only && !suites.includes(only)) {
    throw new Failure(`This runs ${suites.join(', ')}, or all of them, not ${only}.`);
  }
  // Read by `vitest.config.ts` and `playwright.config.ts`.
  process.env.DEEP = isDeep ? 'on' : '';
  const results = (await attempt(() => runAll(only ? [only] : suites, args))) ?? [oneFailed];
  for (const { failures = [] } of results) {
    for (const failure of failures) notes.push(`Failed: ${failure}`);
  }
  const total = sum(results);
  console.log(['', ...notes, lastLine(total)].join('\n'));
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
  const browser = wanted('browser') ? await attempt(ensureBrowser) : undefined;
  if (browser) await attempt(ensureFonts);
  const others = browser && process.env.DEEP ? await ensureOtherBrowsers() : undefined;
  const needsBuild = wanted('unit') || wanted('browser');
  const postgres = needsBuild ? await attempt(ensurePostgres) : undefined;
  const built =
    needsBuild &&
    (await attempt(async () => {
      await ensureBuilt();
      await ensureBuilt(testBuild);
      return true;
    }));

  const results = [];
  if (needsBuild && !built) results.push(oneFailed);
  if (wanted('check')) results.push(await runChecks());
  if (wanted('unit')) results.push(await runVitest(args, postgres));
  if (wanted('browser')) {
    results.push(
      browser && built ? await runPlaywright(args, browser, others, postgres) : oneFailed,
    );
  }
  return results;
}

/**
 * @param {string[]} args
 * @param {Awaited<ReturnType<typeof ensurePostgres>> | undefined} postgres
 */
async function runVitest(args, postgres) {
  const report = freshReport('vitest.json');
  const { status } = await runNode(
    [
      toolFile('vitest', 'vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { env: postgres?.env },
  );
  const counts = countVitest(readReport(report), status);
  if (!postgres?.missing) return counts;
  notes.push(`The tests on PostgreSQL were skipped: ${postgres.missing}`);
  // The last line has to tell of it, however the tests skip themselves.
  return { ...counts, skipped: Math.max(1, counts.skipped) };
}

/**
 * @param {string[]} args
 * @param {string} browser
 * @param {Awaited<ReturnType<typeof ensureOtherBrowsers>>} [others]
 * @param {Awaited<ReturnType<typeof ensurePostgres>>} [postgres]
 */
async function runPlaywright(args, browser, others, postgres) {
  const report = freshReport('playwright.json');
  const { status } = await runNode(
    [toolFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...args],
    {
      env: {
        ...{ ...others?.env, ...postgres?.env },
        ...{ CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    },
  );
  const counts = countPlaywright(readReport(report), status);
  for (const title of counts.flaky) notes.push(`Passed only when repeated: ${title}`);
  if (!others?.missing.length) return counts;
  notes.push(...others.missing);
  // The last line has to tell of each, however their tests skip themselves.
  return { ...counts, skipped: Math.max(others.missing.length, counts.skipped) };
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
