/** `content new NAME`: the pack of another company. */
import { basename, resolve } from 'node:path';
import type { CommandIo } from '#cli/command-line.ts';
import { type OptionValues, UsageError } from '#cli/options.ts';
import { slugAnswer } from '#domain/content/new-pack/index.ts';
import { refuseExisting, writePack } from '#server/content/new-pack/write-pack.ts';
import { readAnswers } from './read-answers.ts';
import { reportOn } from './report.ts';

interface NewLine {
  values: OptionValues;
  paths: readonly string[];
}

/**
 * @returns the report
 * @throws InputError
 */
export async function newPack({ values, paths }: NewLine, io: CommandIo): Promise<string> {
  const { env } = io;
  // npm changes to the project's folder, but files are relative to the folder where it was called.
  const folder = (env.npm_lifecycle_event === 'content' && env.INIT_CWD) || process.cwd();
  const slug = slugFrom(paths[0], values.out);
  const target =
    typeof values.out === 'string' ? resolve(folder, values.out) : resolve('packs', slug);
  refuseExisting(target);
  const answers = await readAnswers({ slug, values, folder, terminal: io.terminal });
  const count = await writePack(target, answers);
  return reportOn(target, answers, count);
}

/** @throws InputError */
function slugFrom(name: string | undefined, out: unknown): string {
  const typed = name ?? (typeof out === 'string' ? basename(out) : undefined);
  if (typed === undefined) {
    throw new UsageError('new needs a name for the folder, such as fjordkode.', {
      showsUsage: true,
    });
  }
  return slugAnswer(typed);
}
