// @ts-check
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explain } from './failure.mjs';
import { findOnPath, isProgram, versionedFolders } from './find-program.mjs';
import { installPackage, mayInstallPackages } from './system-package.mjs';

const howTo =
  "Install PostgreSQL's server programs (on Debian: apt-get install postgresql), " +
  'or set TEST_POSTGRES_URL to a database that the tests may empty.';

/**
 * What the tests need to run on PostgreSQL too: nothing where they are given a database, else the
 * folder of the server programs, with which they start a server of their own. `missing` says why
 * that half has to be skipped.
 *
 * @returns {Promise<{ env: Record<string, string>, missing?: string }>}
 */
export async function ensurePostgres() {
  if (process.env.TEST_POSTGRES_URL) return { env: {} };
  const found = findServerPrograms();
  if (found) return { env: { POSTGRES_BIN: found } };
  let reason = 'no PostgreSQL was found.';
  if (mayInstallPackages()) {
    try {
      await installPackage('postgresql');
    } catch (error) {
      const plain = explain(error);
      if (!plain) throw error;
      reason = plain;
    }
    const installed = findServerPrograms();
    if (installed) return { env: { POSTGRES_BIN: installed } };
  }
  return { env: { TEST_POSTGRES: 'off' }, missing: `${reason} ${howTo}` };
}

/** The folder with both `initdb` and `postgres`; Debian keeps it off the PATH. */
function findServerPrograms() {
  const onPath = findOnPath('initdb');
  return [
    // Behind the link, since the other programs lie beside the real one.
    ...(onPath ? [dirname(realpathSync(onPath)), dirname(onPath)] : []),
    ...versionedFolders('/usr/lib/postgresql').map((folder) => join(folder, 'bin')),
    ...versionedFolders('/opt/homebrew/opt', 'postgresql').map((folder) => join(folder, 'bin')),
    ...versionedFolders('/usr/local/opt', 'postgresql').map((folder) => join(folder, 'bin')),
    '/Applications/Postgres.app/Contents/Versions/latest/bin',
    ...versionedFolders('C:\\Program Files\\PostgreSQL').map((folder) => join(folder, 'bin')),
  ].find((folder) => ['initdb', 'postgres'].every((name) => hasProgram(folder, name)));
}

/**
 * @param {string} folder
 * @param {string} name
 */
function hasProgram(folder, name) {
  return isProgram(join(folder, process.platform === 'win32' ? `${name}.exe` : name));
}
