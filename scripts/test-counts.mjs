// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts */
/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestResult */
/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {VitestResult[]} assertionResults
 */
/** @typedef {{ testResults: VitestFile[] }} VitestReport */
/**
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }}
 *   PlaywrightSuite
 */
/** @typedef {{ title: string, tests: { status: string }[] }} PlaywrightSpec */
/** @typedef {{ suites: PlaywrightSuite[] }} PlaywrightReport */

/** A runner's report; undefined if it is missing or incomplete. @param {string} path */
export function readReport(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {VitestReport | undefined} report
 * @param {number} status the runner's exit status
 * @returns {Counts}
 */
export function countVitest(report, status) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const failures = [];
  for (const file of report?.testResults ?? []) {
    const failedBefore = counts.failed;
    for (const { status: result, fullName, failureMessages } of file.assertionResults) {
      if (result === 'passed' || result === 'failed') counts[result] += 1;
      else counts.skipped += 1;
      const name = `${file.name} › ${fullName}`;
      if (result === 'failed') failures.push(describeFailure(name, failureMessages?.[0]));
    }
    // A file that cannot be loaded, or whose setup fails, has no failed test.
    if (file.status === 'failed' && counts.failed === failedBefore) {
      counts.failed += 1;
      failures.push(describeFailure(file.name, file.message));
    }
  }
  return { ...withCrash(counts, status), failures };
}

/**
 * @param {PlaywrightReport | undefined} report
 * @param {number} status the runner's exit status
 * @returns {Counts & { flaky: string[] }}
 */
export function countPlaywright(report, status) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const flaky = [];
  for (const { title, result } of playwrightTests(report?.suites ?? [])) {
    if (result === 'skipped') counts.skipped += 1;
    else if (result === 'unexpected') counts.failed += 1;
    else counts.passed += 1;
    if (result === 'unexpected') failures.push(title);
    if (result === 'flaky') flaky.push(title);
  }
  return { ...withCrash(counts, status), failures, flaky };
}

/**
 * @param {PlaywrightSuite[]} suites
 * @returns {Generator<{ title: string, result: string }>}
 */
function* playwrightTests(suites, above = '') {
  for (const suite of suites) {
    const path = `${above}${suite.title} › `;
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status } of tests) yield { title: path + title, result: status };
    }
    yield* playwrightTests(suite.suites ?? [], path);
  }
}

/**
 * The name of a failure with the first line of its reason.
 * @param {string} name @param {string} [reason]
 */
function describeFailure(name, reason) {
  return [name, reason?.split('\n')[0]].filter(Boolean).join(': ');
}

/**
 * A runner that crashed or ran nothing counts as one failure.
 *
 * @param {Counts} counts
 * @param {number} status
 * @returns {Counts}
 */
function withCrash(counts, status) {
  const { passed, failed, skipped } = counts;
  const crashed = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: failed + (crashed ? 1 : 0), skipped };
}

/** @param {Counts[]} all @returns {Counts} */
export function sumCounts(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}

/** The last line of `npm test`, which other programs parse. @param {Counts} counts */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
