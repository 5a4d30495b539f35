/** Makes a pack from the answers of the form, in a folder that is deleted afterwards. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import type { NewPackForm } from '#contract/console/new-pack.ts';
import { nextSteps, type PackResult, readForm } from '#domain/content/new-pack/index.ts';
import { ContentError, describeProblem } from '#domain/content/pack-files/index.ts';
import { chooseCacheFolder } from '#domain/support/cache-folder.ts';
import { InputError } from '#domain/support/input-error.ts';
import { writePack } from './write-pack.ts';

/** As messages about it name it. */
const LOGO = 'logo.svg';

/** @param folder empty */
export async function makeArchive(form: NewPackForm, folder: string): Promise<PackResult> {
  chooseCacheFolder(folder);
  if (form.logo !== null) writeFileSync(join(folder, LOGO), form.logo);
  // What was typed must not become the path of a file.
  const reading = readForm({ ...form.answers, logo: form.logo === null ? '' : LOGO }, folder);
  if ('problems' in reading) return reading;
  const { answers } = reading;
  const { slug } = answers;
  const pack = join(folder, 'packs', slug);
  try {
    const files = await writePack(pack, answers);
    const { ranked, others } = nextSteps(answers);
    return { slug, files, next: [...ranked, ...others], archive: await archiveOf(pack, slug) };
  } catch (error) {
    return { problems: [problemOf(error)] };
  }
}

/** The other answers were checked, so what cannot be drawn is the logo, or the letter instead. */
function problemOf(error: unknown) {
  if (error instanceof InputError) return { field: 'logo', message: error.message };
  if (!(error instanceof ContentError)) throw error;
  const [first] = error.problems;
  const reason = first ? describeProblem(first) : error.message;
  return { field: 'pack', message: `The pack does not pass the check: ${reason}` };
}

/** A `.tar.gz` with one folder. */
async function archiveOf(pack: string, slug: string): Promise<Buffer> {
  const mtime = new Date();
  const entries = readdirSync(pack, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((path) => {
      const body = readFileSync(path);
      const name = slug + path.slice(pack.length).replaceAll('\\', '/');
      return { header: { name, size: body.length, mtime, mode: 0o644 }, body };
    });
  return gzipSync(await packTar(entries));
}
