// @ts-check
// The programs that tests need besides Node. They are found on the machine, or installed by its
// package manager or by Playwright.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { runChild, stopIfInterrupted } from './child.mjs';
import { explain, Failure } from './failure.mjs';
import { toolFile } from './paths.mjs';
import { withProgress } from './progress.mjs';

/** Chromium without window support, in which tests take two thirds of the time. */
const headlessShell = 'chromium-headless-shell';
/** Complete browsers, which include the PDF viewer. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The environment variables with a program's paths, a function that finds each, and the Debian
 * packages that contain it, of which the first available one is installed.
 *
 * @typedef {Record<string, string>} Variables
 * @typedef {{ variables: Record<string, () => string | undefined>, debian: string[] }} Program
 */

/** @satisfies {Record<string, Program>} */
const PROGRAMS = {
  Chromium: {
    variables: { CHROMIUM_PATH: () => findStarting(headlessShell, ...browsers) },
    // Ubuntu and older Debian versions do not have the headless shell.
    debian: [headlessShell, 'chromium'],
  },
  // Pages use these fonts with adjusted metrics until the brand's fonts are loaded.
  "The fonts of a visitor's device": {
    variables: {
      FONT: () => findFont(/\b(Arial|Helvetica|Liberation Sans)\b/),
      NEPALI_FONT: () => findFont(/\bNoto Sans Devanagari\b/),
    },
    debian: ['fonts-liberation fonts-noto-ui-core'],
  },
  PostgreSQL: { variables: { POSTGRES_BIN: findPostgres }, debian: ['postgresql'] },
  PgBouncer: {
    // Debian's folder for such programs is not on the PATH of every user.
    variables: { PGBOUNCER_PATH: () => findOnPath('pgbouncer') ?? findIn('/usr/sbin/pgbouncer') },
    debian: ['pgbouncer'],
  },
  // A sandbox in which the image's files run.
  bubblewrap: { variables: { BWRAP_PATH: () => findOnPath('bwrap') }, debian: ['bubblewrap'] },
  Firefox: {
    variables: { FIREFOX_PATH: () => findOnPath('firefox-esr', 'firefox') },
    debian: ['firefox-esr'],
  },
  WebKit: {
    variables: {
      WEBKIT_DRIVER_PATH: () => findOnPath('WebKitWebDriver'),
      XVFB_PATH: () => findOnPath('Xvfb'),
    },
    debian: ['webkit2gtk-driver xvfb'],
  },
  "Chromium's PDF viewer": {
    variables: { PDF_VIEWER_PATH: () => findStarting(...browsers) },
    debian: ['chromium'],
  },
};

/**
 * Finds a program, or installs it if that is allowed.
 * @throws Failure with all reasons if there is none
 *
 * @param {keyof typeof PROGRAMS} name
 * @returns {Promise<Variables>}
 */
export async function ensureProgram(name) {
  /** @type {Program} */
  const { variables, debian } = PROGRAMS[name];
  const reasons = [`${name} was not found.`];
  for (const packages of ['', ...debian]) {
    if (packages) reasons.push(await installPackages(packages));
    const paths = findAll(variables);
    if (paths) return paths;
  }
  if (name === 'Chromium') {
    const { path, failure = '' } = await downloadChromium();
    if (path) return { CHROMIUM_PATH: path };
    reasons.push(failure);
  }
  const names = Object.keys(variables).join(' and ');
  reasons.push(`Install it (on Debian: apt-get install ${debian[0]}), or set ${names}.`);
  throw new Failure(reasons.filter(Boolean).join(' '));
}

/**
 * Variables that are already set take precedence over found programs.
 *
 * @param {Program['variables']} variables
 */
function findAll(variables) {
  /** @type {Variables} */
  const paths = {};
  for (const [name, find] of Object.entries(variables)) {
    const path = process.env[name] || find();
    if (!path) return undefined;
    paths[name] = path;
  }
  return paths;
}

/**
 * The path of the first of these programs that is on the PATH.
 *
 * @param {string[]} names
 */
export function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * The first program that runs. Ubuntu's `chromium-browser` may be a stub.
 * @param {string[]} names
 */
function findStarting(...names) {
  return names
    .map((name) => findOnPath(name) ?? '')
    .find((path) => path && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);
}

/** The folder of `initdb` and the other programs, which Debian does not add to the PATH. */
function findPostgres() {
  const onPath = findOnPath('initdb');
  // Resolves links, as the other programs are in the folder of the real file.
  if (onPath) return dirname(realpathSync(onPath));
  const versions = listIfExists('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join('/usr/lib/postgresql', version, 'bin'))
    .find((folder) => isProgram(join(folder, 'initdb')));
}

/**
 * Finds a font that most devices have. Without it, pages shift when the brand's font is loaded.
 *
 * @param {RegExp} family
 */
function findFont(family) {
  if (process.platform !== 'linux') return "the system's own";
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return family.exec(stdout)?.[0];
}

/**
 * Installs Debian packages, if that needs no password.
 *
 * @param {string} packages with spaces between them
 */
async function installPackages(packages) {
  const isRoot = process.getuid?.() === 0;
  const maySudo = () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (!findOnPath('apt-get') || !(isRoot || maySudo())) return '';
  // Waits for another apt-get, such as automatic updates. One broken source makes the update fail
  // while the package may be available, so only the status of the install counts.
  const aptGet = 'DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=120';
  const install = `${aptGet} install --no-install-recommends ${packages}`;
  const shell = ['sh', '-c', `${aptGet} update; ${install}`];
  const [command = '', ...args] = isRoot ? shell : ['sudo', '-n', ...shell];
  return run(`Installing the system package ${packages}`, command, args);
}

/** Downloads Playwright's Chromium, which needs no root rights. */
async function downloadChromium() {
  const install = [toolFile('@playwright/test', 'playwright'), 'install', 'chromium'];
  const failure = await run('Downloading Chromium', process.execPath, install);
  if (failure) return { failure };
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return { path: chromium.executablePath() };
}

/**
 * Runs a program whose output is shown only if it fails.
 *
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<string>} the reason of a failure; empty on success
 */
async function run(what, command, args) {
  try {
    await withProgress(what, async () => {
      const { status, output } = await runChild(command, args, { collect: true });
      stopIfInterrupted();
      if (status !== 0) throw new Failure(`${what} failed. See the output above.`, output);
    });
    return '';
  } catch (error) {
    const reason = explain(error);
    if (!reason) throw error;
    return reason;
  }
}

/** @param {string} path */
const findIn = (path) => (isProgram(path) ? path : undefined);

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder */
function listIfExists(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
