// @ts-check
// How long the tests took, by file. Nothing fails by it.
import { relative } from 'node:path';
import { root } from './paths.mjs';

/** Minutes that all of `npm test` may take on 2 cores, builds and installs apart. */
const BUDGET = 6;
const MAX_LISTED = 10;

/** @typedef {{ file: string, seconds: number }} Duration */
/** @typedef {{ testResults: { name: string, startTime: number, endTime: number }[] }} VitestTimes */
/**
 * @typedef {object} PlaywrightTimes
 * @property {PlaywrightTimes[]} [suites]
 * @property {string} [file]
 * @property {{ tests: { results: { duration: number }[] }[] }[]} [specs]
 */

/** @param {VitestTimes | undefined} report @returns {Duration[]} */
export function vitestDurations(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** @param {PlaywrightTimes | undefined} report @returns {Duration[]} */
export function playwrightDurations(report) {
  return (report?.suites ?? []).map((suite) => ({
    file: `tests/journeys/${suite.file}`,
    seconds: sumOf(suite) / 1000,
  }));
}

/** @param {PlaywrightTimes} suite @returns {number} milliseconds */
function sumOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => duration), ...suites.map(sumOf)].reduce(
    (total, duration) => total + duration,
    0,
  );
}

/**
 * @param {Duration[]} durations
 * @param {number} seconds of checks and tests, without builds and installs
 * @param {{ hasBudget: boolean }} options false where only a part of `npm test` ran
 * @returns {string[]} lines: the slowest files, and the total beside the budget
 */
export function durationLines(durations, seconds, { hasBudget }) {
  const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, MAX_LISTED);
  const files = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const total = `Checks and tests took ${minutes(seconds)}`;
  return [
    ...(files.length > 0 ? ['Slowest files:', ...files] : []),
    hasBudget ? `${total} of ${minutes(BUDGET * 60)}.` : `${total}.`,
  ];
}

/** @param {number} seconds */
function minutes(seconds) {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
