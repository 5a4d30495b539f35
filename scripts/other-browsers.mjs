// @ts-check
import { explain, Failure } from './failure.mjs';
import { findOnPath } from './find-program.mjs';
import { installPackage, mayInstallPackages } from './system-package.mjs';

/** Beside Chromium; each is a program, in its Debian package, told to the tests by a variable. */
const BROWSERS = [
  {
    name: 'Firefox',
    programs: [
      { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
    ],
  },
  {
    name: 'WebKit',
    programs: [
      { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
      { variable: 'XVFB_PATH', names: ['Xvfb'], debian: 'xvfb' },
    ],
  },
];

/**
 * The other browsers that the deep tests walk the main journeys in, installed first where they are
 * missing and may be.
 *
 * @returns {Promise<{ env: Record<string, string>, missing: string[] }>} `missing` has a line for each
 *   browser whose journeys have to be left out
 */
export async function ensureOtherBrowsers() {
  /** @type {Record<string, string>} */
  const env = {};
  const missing = [];
  for (const { name, programs } of BROWSERS) {
    /** @type {Record<string, string>} */
    const found = {};
    try {
      for (const program of programs) found[program.variable] = await ensureProgram(program);
      Object.assign(env, found);
    } catch (error) {
      const reason = explain(error);
      if (!reason) throw error;
      missing.push(`The journeys in ${name} were skipped: ${reason}`);
    }
  }
  return { env, missing };
}

/** @param {{ variable: string, names: string[], debian: string }} program */
async function ensureProgram({ variable, names, debian }) {
  const chosen = process.env[variable] || findOnPath(...names);
  if (chosen) return chosen;
  if (mayInstallPackages()) await installPackage(debian);
  const installed = findOnPath(...names);
  if (installed) return installed;
  throw new Failure(`${names[0]} was not found (on Debian: apt-get install ${debian}).`);
}
