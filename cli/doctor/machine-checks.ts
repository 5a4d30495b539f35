/** The disk and the clock of this machine. */
import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { type Check, type Finding, ok, problem, reasonOf, unknown, warning } from './check.ts';

const MB = 1024 ** 2;

/** Uploads may take this much while they arrive. */
const SPOOL = 1024 * MB;

/** Less than this, and nothing is accepted soon (`MIN_FREE` of SQLite is 32 MB). */
const ALMOST_FULL = 256 * MB;

const READ_BY_ALL = 0o004;

/** The folder, or the next one above it that exists. */
const existing = (folder: string): string =>
  existsSync(folder) ? folder : existing(dirname(folder));

export const diskCheck: Check = {
  name: 'disk',
  run: async ({ config: { dataDir } }) => {
    const folder = existing(dataDir);
    const findings: Finding[] = [];
    try {
      accessSync(folder, constants.W_OK);
    } catch (error) {
      findings.push(
        problem(
          `${folder} cannot be written: ${reasonOf(error)}`,
          'Give the user that runs the site the right to write there, or set DATA_DIR.',
        ),
      );
    }
    if (folder === dataDir && statSync(folder).mode & READ_BY_ALL) {
      findings.push(
        warning(
          `every user of this machine can list ${dataDir}`,
          `Run chmod o-rx ${dataDir}. The database file itself is checked separately.`,
        ),
      );
    }
    const { bavail, bsize, blocks } = await statfs(folder);
    findings.push(spaceFinding(bavail * bsize, blocks * bsize, folder));
    return findings;
  },
};

export function spaceFinding(free: number, size: number, folder: string): Finding {
  const text = `${Math.floor(free / MB).toLocaleString('en')} MB are free for ${folder}`;
  const action = 'Make room on this disk. Nothing is accepted when less than 32 MB are free.';
  if (free < ALMOST_FULL) return problem(text, action);
  return free < SPOOL || free < size / 20 ? warning(text, action) : ok(text);
}

const run = promisify(execFile);

/** systemd writes it when the clock has been set by a time server. */
const SYNCHRONIZED = '/run/systemd/timesync/synchronized';

export const clockCheck: Check = {
  name: 'clock',
  run: async () => {
    if (existsSync(SYNCHRONIZED)) return ok('it is set by a time server');
    const { stdout } = await run('timedatectl', ['show', '-p', 'NTPSynchronized', '--value']).catch(
      () => ({ stdout: '' }),
    );
    if (stdout.trim() === 'yes') return ok('it is set by a time server');
    if (stdout.trim() !== 'no') return unknown('this machine does not say who sets it');
    return warning(
      'no time server sets it',
      'Turn on NTP, for example with timedatectl set-ntp true. Sign-in codes need the right time.',
    );
  },
};
