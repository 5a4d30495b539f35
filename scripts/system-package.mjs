// @ts-check
import { spawnSync } from 'node:child_process';
import { runChild, stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { findOnPath } from './find-program.mjs';
import { withProgress } from './progress.mjs';

/** Whether this user may install Debian packages here without being asked anything. */
export function mayInstallPackages() {
  return installer() !== undefined;
}

/**
 * Whether a Debian package may be installed here and is in the lists as they are.
 *
 * @param {string} name
 */
export function isOnOffer(name) {
  if (!mayInstallPackages()) return false;
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
}

/**
 * Installs a Debian package. Fails with a clear line, after apt-get's own words.
 *
 * @param {string} name
 */
export async function installPackage(name) {
  const before = installer();
  if (!before) throw new Failure(`The package ${name} cannot be installed here.`);
  await withProgress(`Installing the system package ${name}`, async () => {
    /** @param {string[]} args */
    const aptGet = (...args) => {
      // Another apt-get may be at work (machines update themselves): wait for it.
      const wait = ['-o', 'DPkg::Lock::Timeout=120'];
      const [command, ...rest] = before;
      return runChild(command, [...rest, 'apt-get', '-y', ...wait, ...args], { collect: true });
    };
    // One broken source makes the update fail though the package can be had: the install decides.
    const update = await aptGet('update');
    stopIfInterrupted();
    const install = await aptGet('install', '--no-install-recommends', name);
    stopIfInterrupted();
    if (install.status === 0) return;
    throw new Failure(
      `The package ${name} could not be installed: apt-get says why above.`,
      (update.status === 0 ? '' : update.output) + install.output,
    );
  });
}

/**
 * What to put before `apt-get`; undefined where we may not use it.
 *
 * @returns {[string, ...string[]] | undefined}
 */
function installer() {
  if (process.platform !== 'linux' || !findOnPath('apt-get')) return undefined;
  const unasked = 'DEBIAN_FRONTEND=noninteractive';
  if (process.getuid?.() === 0) return ['env', unasked];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n', 'env', unasked] : undefined;
}
