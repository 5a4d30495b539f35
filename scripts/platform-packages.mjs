// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Locked
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {{ os: string, cpu: string, libc: string | undefined }} Machine */

/** @returns {Machine} */
export function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: libcOf() };
}

/**
 * Platform packages that npm has not installed. It silently skips optional packages that could not
 * be downloaded.
 *
 * @param {string} folder the project's
 * @param {Machine} [machine]
 * @returns {string[]} their names
 */
export function missingPlatformPackages(folder, machine = thisMachine()) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  /** @type {[string, Locked][]} */
  const locked = Object.entries(packages);
  const expected = locked
    .filter(([path]) => path.startsWith('node_modules/') && existsSync(join(folder, path)))
    .flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => lockedPath(packages, path, name)),
    )
    .filter((path) => path !== undefined);
  const missing = expected.filter(
    (path) => fits(packages[path], machine) && !existsSync(join(folder, path)),
  );
  return [...new Set(missing)].map((path) => path.replace(/^.*node_modules\//, ''));
}

/**
 * The path of a package's dependency in the lock: in the package's folder or at the top.
 *
 * @param {Record<string, Locked>} packages
 * @param {string} path
 * @param {string} name
 */
function lockedPath(packages, path, name) {
  return [`${path}/node_modules/${name}`, `node_modules/${name}`].find((key) => packages[key]);
}

/**
 * Whether a package is for this machine. Packages without `os` and `cpu` are truly optional.
 *
 * @param {Locked} locked
 * @param {Machine} machine
 */
function fits({ os, cpu, libc }, machine) {
  return (
    os?.includes(machine.os) === true &&
    cpu?.includes(machine.cpu) === true &&
    (!libc || libc.includes(machine.libc ?? ''))
  );
}

function libcOf() {
  if (process.platform !== 'linux') return undefined;
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}
