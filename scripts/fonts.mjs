// @ts-check
import { spawnSync } from 'node:child_process';
import { Failure } from './failure.mjs';
import { installPackage, mayInstallPackages } from './system-package.mjs';

/** The pages' stand-in until their own font is there has the widths of one of these. */
const families = /\b(Arial|Helvetica|Liberation Sans)\b/;
const howTo = 'Install Arial or Liberation Sans (on Debian: apt-get install fonts-liberation).';

/** Sees to a font that nearly every device has: without one, pages move as their own arrives. */
export async function ensureFonts() {
  // Windows and macOS bring Arial.
  if (process.platform !== 'linux' || hasFont()) return;
  if (!mayInstallPackages()) throw new Failure(`No common font was found. ${howTo}`);
  await installPackage('fonts-liberation');
}

function hasFont() {
  const list = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return list.status === 0 && families.test(list.stdout);
}
