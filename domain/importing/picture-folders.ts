/** Looks up files that exports name. Names are from elsewhere, so nothing outside is found. */
import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, sep } from 'node:path';
import type { FoundPicture } from './source-post.ts';

/** Names that lead out of a folder, or that no file has. */
const BAD_NAME = /(^|[\\/])\.\.([\\/]|$)|[\0]/;

export class PictureFolder {
  /** Without symbolic links. */
  readonly #root: string;

  /** @throws an error of the system if there is no such folder */
  constructor(folder: string) {
    this.#root = realpathSync(folder);
  }

  /** @returns the path of the file; `outside` if the name leads out of the folder */
  find(name: string): string | 'outside' | undefined {
    if (BAD_NAME.test(name)) return 'outside';
    if (name === '' || name.length > 1000) return undefined;
    const path = join(this.#root, isAbsolute(name) ? `.${name}` : name);
    try {
      const real = realpathSync(path);
      if (!real.startsWith(this.#root + sep)) return 'outside';
      return statSync(real).isFile() ? real : undefined;
    } catch {
      return undefined;
    }
  }
}

const OUTSIDE = 'leads out of the folder';
const MISSING = 'there is no such file';

/** The first of these files that exists. */
export function firstFile(
  candidates: Iterable<readonly [PictureFolder | undefined, string]>,
): FoundPicture {
  let problem = MISSING;
  for (const [folder, name] of candidates) {
    const found = folder?.find(name);
    if (found === 'outside') problem = OUTSIDE;
    else if (found !== undefined) return { file: found };
  }
  return { problem };
}

/** The path of a URL or a path, without query and with its percent-encoding resolved. */
export function pathIn(src: string): string {
  const path = src.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*|^\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
