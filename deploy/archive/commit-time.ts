import { spawnSync } from 'node:child_process';
import { Failure } from '#scripts/failure.mjs';

/**
 * The time of all files in an archive: that of the commit, so that the same commit results in the
 * same bytes. It is not constant, because the site's ETags of brand files follow from it.
 *
 * @returns the present without `SOURCE_DATE_EPOCH` and outside of a repository
 * @throws Failure if `SOURCE_DATE_EPOCH` is not a number of seconds
 */
export function commitTime(root: string, env: NodeJS.ProcessEnv = process.env): Date {
  const { SOURCE_DATE_EPOCH: setting } = env;
  if (setting) {
    if (/^\d{1,11}$/.test(setting)) return new Date(Number(setting) * 1000);
    throw new Failure(`SOURCE_DATE_EPOCH=${setting} is not valid: it accepts seconds since 1970.`);
  }
  const git = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  const seconds = Number.parseInt(git.stdout ?? '', 10);
  return new Date(Number.isNaN(seconds) ? Math.floor(Date.now() / 1000) * 1000 : seconds * 1000);
}
