/** Writes a new pack in one step: the folder appears when it is complete and passes the check. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeTheme } from '#domain/content/brand/index.ts';
import { type Answers, newPackFiles } from '#domain/content/new-pack/index.ts';
import { inspectPack } from '#domain/content/pack/read-pack.ts';
import { THEME_FILE } from '#domain/content/pack/theme-colors.ts';
import { ContentError } from '#domain/content/pack-files/index.ts';
import { InputError } from '#domain/support/input-error.ts';
import { packAdvice } from '#server/content/pack-advice.ts';
import { makeIcons } from '#server/files/icons/icons.ts';

/** @throws InputError if there is such a folder, or a file in its place */
export function refuseExisting(folder: string): void {
  if (!existsSync(folder)) return;
  throw new InputError(`${folder} exists: choose another name, or another folder with --out.`);
}

/**
 * @returns the number of files
 * @throws InputError if the folder exists or a drawing is invalid
 * @throws ContentError if the pack does not pass the check; then nothing is written
 */
export async function writePack(folder: string, answers: Answers): Promise<number> {
  refuseExisting(folder);
  // Packs ignore names that begin with a dot.
  const draft = join(dirname(folder), `.${basename(folder)}-${process.pid}`);
  const remove = () => rmSync(draft, { recursive: true, force: true });
  const stop = () => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    const files = newPackFiles(answers, new Date());
    files.set(THEME_FILE, makeTheme({ primary: answers.color, accent: answers.accent }));
    for (const [file, text] of files) {
      const path = join(draft, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    await makeIcons(draft, answers.logo === undefined ? {} : { logo: answers.logo });
    await expectNoMistakes(draft);
    refuseExisting(folder);
    renameSync(draft, folder);
    return files.size;
  } finally {
    remove();
    process.removeListener('SIGINT', stop);
    process.removeListener('SIGTERM', stop);
  }
}

async function expectNoMistakes(folder: string): Promise<void> {
  const inspection = await inspectPack(folder, Date.now());
  const mistakes = [...inspection.problems, ...(await packAdvice(folder, inspection))];
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
