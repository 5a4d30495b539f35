// @ts-check
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { explain, Failure } from './failure.mjs';
import { findOnPath, isProgram, versionedFolders } from './find-program.mjs';
import { installPackage, isOnOffer, mayInstallPackages } from './system-package.mjs';

/** The browser without what only a window needs: the tests take two thirds of the time in it. */
const small = 'chromium-headless-shell';
/** These have a viewer for PDFs too. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const howTo =
  'Install Chromium or Chrome (on Debian: apt-get install chromium-headless-shell; anywhere: ' +
  'npx playwright install chromium), or set CHROMIUM_PATH to the path of its program.';

/** The path of a Chromium for the browser tests, installed first where it is missing and may be. */
export async function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Failure(`CHROMIUM_PATH is ${chosen}, which is not a program. ${howTo}`);
  }
  const found = findBrowser();
  if (found && (found.endsWith(small) || !isOnOffer(small))) return found;
  if (!found && !mayInstallPackages()) {
    throw new Failure(`No browser for the tests was found. ${howTo}`);
  }
  const reasons = [];
  // Ubuntu and older Debians do not have the small one.
  for (const name of found ? [small] : [small, 'chromium']) {
    try {
      await installPackage(name);
    } catch (error) {
      const reason = explain(error);
      if (!reason) throw error;
      reasons.push(reason);
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Failure(
    [...reasons, 'No package brought a browser that starts here.', howTo].join(' '),
  );
}

function findBrowser() {
  return firstThatStarts([findOnPath(small) ?? '']) ?? findWholeChromium();
}

/** The path of a Chromium or Chrome with all its parts. */
export function findWholeChromium() {
  const onPath = whole.map((name) => findOnPath(name) ?? '');
  return firstThatStarts([...onPath, ...usualPlaces(), ...playwrightPlaces()]);
}

/** @param {string[]} paths */
function firstThatStarts(paths) {
  return paths.filter(isProgram).find(starts);
}

/** Ubuntu's `chromium-browser` may be a stub that only asks for a snap. @param {string} path */
function starts(path) {
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** @returns {string[]} */
function usualPlaces() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ];
  }
  if (process.platform !== 'win32') return [];
  const { ProgramFiles = '', 'ProgramFiles(x86)': older = '', LOCALAPPDATA = '' } = process.env;
  return [ProgramFiles, older, LOCALAPPDATA].flatMap((folder) => [
    join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(folder, 'Chromium', 'Application', 'chrome.exe'),
  ]);
}

/** The browsers that Playwright itself has downloaded, for this project or another. */
function playwrightPlaces() {
  const mac = 'Contents/MacOS';
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
      win32: join(process.env.LOCALAPPDATA ?? '', 'ms-playwright'),
    }[/** @type {string} */ (process.platform)] ??
    join(homedir(), '.cache', 'ms-playwright');
  return versionedFolders(cache, 'chromium-')
    .flatMap((browser) => versionedFolders(browser, 'chrome-'))
    .flatMap((folder) => [
      join(folder, 'chrome'),
      join(folder, 'chrome.exe'),
      join(folder, 'Chromium.app', mac, 'Chromium'),
      join(folder, 'Google Chrome for Testing.app', mac, 'Google Chrome for Testing'),
    ]);
}
