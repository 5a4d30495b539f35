// @ts-check
// The programs that the tests need beside Node: found on the machine, or installed by its package
// manager, or by Playwright.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { runChild, stopIfInterrupted } from './child.mjs';
import { explain, Failure } from './failure.mjs';
import { toolFile } from './places.mjs';
import { withProgress } from './progress.mjs';

/** Without what only a window needs: the tests take two thirds of the time in it. */
const small = 'chromium-headless-shell';
/** These have a viewer for PDFs too. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The variables by which the tests learn where a program is, with how each is found, and the Debian
 * packages that bring it, of which the first that can be had will do.
 *
 * @typedef {Record<string, string>} Variables
 * @typedef {{ variables: Record<string, () => string | undefined>, debian: string[] }} Program
 */

/** @satisfies {Record<string, Program>} */
const PROGRAMS = {
  Chromium: {
    variables: { CHROMIUM_PATH: () => findStarting(small, ...whole) },
    // Ubuntu and older Debians do not have the small one.
    debian: [small, 'chromium'],
  },
  // Until the brand's fonts arrive, pages are set in these at the brand's widths.
  "The fonts of a visitor's device": {
    variables: {
      FONT: () => findFont(/\b(Arial|Helvetica|Liberation Sans)\b/),
      NEPALI_FONT: () => findFont(/\bNoto Sans Devanagari\b/),
    },
    debian: ['fonts-liberation fonts-noto-ui-core'],
  },
  PostgreSQL: { variables: { POSTGRES_BIN: findPostgres }, debian: ['postgresql'] },
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
    variables: { PDF_VIEWER_PATH: () => findStarting(...whole) },
    debian: ['chromium'],
  },
};

/**
 * Sees to a program, installed first where it is missing and may be.
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
    const found = findAll(variables);
    if (found) return found;
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
 * What the operator has set goes before what is found.
 *
 * @param {Program['variables']} variables
 */
function findAll(variables) {
  /** @type {Variables} */
  const found = {};
  for (const [name, find] of Object.entries(variables)) {
    const path = process.env[name] || find();
    if (!path) return undefined;
    found[name] = path;
  }
  return found;
}

/**
 * The first of these programs that is on the PATH.
 *
 * @param {string[]} names
 */
export function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Ubuntu's `chromium-browser` may be a stub that only asks for a snap. @param {string[]} names */
function findStarting(...names) {
  return names
    .map((name) => findOnPath(name) ?? '')
    .find((path) => path && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);
}

/** The folder with `initdb` and all beside it; Debian keeps it off the PATH. */
function findPostgres() {
  const onPath = findOnPath('initdb');
  // Behind the link, since the other programs lie beside the real one.
  if (onPath) return dirname(realpathSync(onPath));
  const versions = readIfThere('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join('/usr/lib/postgresql', version, 'bin'))
    .find((folder) => isProgram(join(folder, 'initdb')));
}

/**
 * Without a font that most devices have, pages move as their own arrives.
 *
 * @param {RegExp} family
 */
function findFont(family) {
  if (process.platform !== 'linux') return "the system's own";
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return family.exec(stdout)?.[0];
}

/**
 * Installs Debian packages, where that needs no password.
 *
 * @param {string} packages with spaces between them
 */
async function installPackages(packages) {
  const isRoot = process.getuid?.() === 0;
  const maySudo = () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (!findOnPath('apt-get') || !(isRoot || maySudo())) return '';
  // Another apt-get may be at work (machines update themselves): wait for it. One broken source makes
  // the update fail though the package can be had: the install decides.
  const aptGet = 'DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=120';
  const install = `${aptGet} install --no-install-recommends ${packages}`;
  const shell = ['sh', '-c', `${aptGet} update; ${install}`];
  const [command = '', ...args] = isRoot ? shell : ['sudo', '-n', ...shell];
  return run(`Installing the system package ${packages}`, command, args);
}

/** Downloads Playwright's own Chromium, which needs no rights on the machine. */
async function downloadChromium() {
  const install = [toolFile('@playwright/test', 'playwright'), 'install', 'chromium'];
  const failure = await run('Downloading Chromium', process.execPath, install);
  if (failure) return { failure };
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return { path: chromium.executablePath() };
}

/**
 * Runs what shows its output only where it fails.
 *
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<string>} why it failed; empty where it did not
 */
async function run(what, command, args) {
  try {
    await withProgress(what, async () => {
      const { status, output } = await runChild(command, args, { collect: true });
      stopIfInterrupted();
      if (status !== 0) throw new Failure(`${what} failed: the lines above say why.`, output);
    });
    return '';
  } catch (error) {
    const reason = explain(error);
    if (!reason) throw error;
    return reason;
  }
}

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
function readIfThere(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
