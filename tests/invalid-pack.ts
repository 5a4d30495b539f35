/** Copies of the default pack for tests that break them. */
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect } from 'vitest';
import { readPack } from '#domain/content/pack/read-pack.ts';
import { ContentError } from '#domain/content/pack-files/index.ts';
import { PACK } from './pack.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** Large folders that tests do not change, so copies share them. */
const SHARED = ['films', 'scenes', 'covers', 'sessions', 'papers'].map((folder) =>
  join(PACK, 'media', folder),
);

/** A few jobs test as much as all of them, in a fraction of the time. */
const JOBS = /\/jobs\/(?!(senior-react-engineer|qa-trainee|scrum-master)\.md$).*\.md$/;

/** The same for one article or event of each kind; these have no related entries. */
const ARTICLES =
  /\/(blogs|experience-nepal|learning-hub|whitepapers|events|trainings)\/(?!(estimate-without-lying|tihar-five-days-of-lamps|price-a-first-version|single-sign-on-for-a-company-of-fifty|job-fair-on-the-lawn|sql-at-work)\.md$).*\.md$/;

/**
 * A copy with few entries, or with every job if `whole`. Its large folders are symbolic links,
 * which the pack's check reports; without `linked` they are copies. It is removed after all tests
 * of the file.
 */
export function copyOfPack({ whole = false, linked = true } = {}): string {
  const folder = temporaryFolder('pack-test-');
  const filter = (path: string) =>
    !(linked && SHARED.includes(path)) && !ARTICLES.test(path) && (whole || !JOBS.test(path));
  cpSync(PACK, folder, { recursive: true, filter });
  if (!linked) return folder;
  for (const path of SHARED) symlinkSync(resolve(path), join(folder, relative(PACK, path)));
  return folder;
}

/** Removes a drawing from such a copy, and replaces the shared folder with a copy. */
export function removeScene(folder: string, name: string): void {
  const scenes = join(folder, 'media/scenes');
  rmSync(scenes);
  const filter = (path: string) => !path.endsWith(`/${name}`);
  cpSync(join(PACK, 'media/scenes'), scenes, { recursive: true, filter });
}

export function editFile(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has ${from}`).not.toBe(before);
  writeFileSync(path, after);
}

/** Expects that a pack in which `to` replaces `from` in `file` is rejected with `message`. */
export async function expectRejected(
  file: string,
  from: string | RegExp,
  to: string,
  message: string | RegExp,
): Promise<void> {
  const folder = copyOfPack();
  editFile(folder, file, from, to);
  const reading = readPack(folder, Date.now());
  await expect(reading).rejects.toThrow(ContentError);
  await expect(reading).rejects.toThrow(message);
}
