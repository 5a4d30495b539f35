// @ts-check
import { findWholeChromium } from './browser.mjs';
import { explain, Failure } from './failure.mjs';
import { findOnPath } from './find-program.mjs';
import { installPackage, mayInstallPackages } from './system-package.mjs';

/**
 * Beside the Chromium of all journeys; each is a program, in its Debian package, told to the tests by
 * a variable.
 */
const BROWSERS = [
  {
    name: 'Firefox',
    programs: [
      {
        variable: 'FIREFOX_PATH',
        find: () => findOnPath('firefox-esr', 'firefox'),
        debian: 'firefox-esr',
      },
    ],
  },
  {
    name: 'WebKit',
    programs: [
      {
        variable: 'WEBKIT_DRIVER_PATH',
        find: () => findOnPath('WebKitWebDriver'),
        debian: 'webkit2gtk-driver',
      },
      { variable: 'XVFB_PATH', find: () => findOnPath('Xvfb'), debian: 'xvfb' },
    ],
  },
  {
    name: "Chromium's PDF viewer",
    programs: [{ variable: 'PDF_VIEWER_PATH', find: findWholeChromium, debian: 'chromium' }],
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

/** @param {{ variable: string, find: () => string | undefined, debian: string }} program */
async function ensureProgram({ variable, find, debian }) {
  const chosen = process.env[variable] || find();
  if (chosen) return chosen;
  if (mayInstallPackages()) await installPackage(debian);
  const installed = find();
  if (installed) return installed;
  throw new Failure(
    `no program was found for them. Install one (on Debian: apt-get install ${debian}), or set ` +
      `${variable} to its path.`,
  );
}
