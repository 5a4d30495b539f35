/** Brings the pictures of posts into the library. */
import { readFileSync, statSync } from 'node:fs';
import { MEDIA_LIMITS, MEDIA_REFUSALS, SNIFFED_BYTES, sniffMedia } from '#contract/media-files.ts';
import { isProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { importPicture, type MediaWork } from '#domain/content/media/index.ts';
import type { Downloads } from './download.ts';
import { pathIn } from './picture-folders.ts';
import type { PostNotes } from './post-notes.ts';
import type { PostSource, SourcePost } from './source-post.ts';

interface Services {
  db: Db;
  work: MediaWork;
  source: PostSource;
  /** Undefined: nothing is downloaded. */
  downloads: Downloads | undefined;
  /** Nothing is written. */
  isDryRun: boolean;
}

interface Picture {
  src: string;
  alt: string;
}

/** Names of pictures that are embedded in the text. */
const EMBEDDED = 'picture';

export class PictureImport {
  readonly #services: Services;
  /** Results by file or URL, because posts share pictures. */
  readonly #known = new Map<string, { path: string } | { problem: string }>();

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * @returns the path below the content folder; empty for a missing picture, which is noted
   */
  async add(picture: Picture, post: SourcePost, notes: PostNotes): Promise<string> {
    const result = await this.#result(picture.src, post);
    const name = picture.src.startsWith('data:') ? 'an embedded picture' : picture.src;
    if ('problem' in result) {
      notes.missPicture(name, result.problem);
      return '';
    }
    notes.pictures += 1;
    if (picture.alt === '') notes.withoutAlt.push(result.path || name);
    return result.path;
  }

  async #result(src: string, post: SourcePost): Promise<{ path: string } | { problem: string }> {
    if (src.startsWith('data:')) return this.#addEmbedded(src);
    const found = this.#services.source.findPicture(src, post);
    if ('problem' in found) return found;
    const key = 'file' in found ? found.file : found.url;
    const known = this.#known.get(key);
    if (known) return known;
    const result =
      'file' in found ? await this.#addFile(found.file) : await this.#addUrl(found.url);
    this.#known.set(key, result);
    return result;
  }

  #addEmbedded(dataUrl: string): Promise<{ path: string } | { problem: string }> {
    const start = dataUrl.indexOf(',');
    const isBase64 = /;base64$/i.test(dataUrl.slice(0, Math.max(0, start)));
    if (!isBase64) return Promise.resolve({ problem: 'has no data in base64' });
    if ((dataUrl.length - start) * 0.75 > MEDIA_LIMITS.picture) return Promise.resolve(TOO_LARGE);
    return this.#addBytes(Buffer.from(dataUrl.slice(start + 1), 'base64'), EMBEDDED);
  }

  async #addFile(file: string) {
    if (statSync(file).size > MEDIA_LIMITS.picture) return TOO_LARGE;
    return this.#addBytes(readFileSync(file), file);
  }

  async #addUrl(url: string) {
    const { downloads, isDryRun } = this.#services;
    if (!downloads) return { problem: 'there is no such file' };
    if (isDryRun) return { problem: 'would be downloaded' };
    const downloaded = await downloads.get(url);
    return 'problem' in downloaded ? downloaded : this.#addBytes(downloaded.bytes, fileNameIn(url));
  }

  async #addBytes(bytes: Buffer, fileName: string) {
    const { db, work, isDryRun } = this.#services;
    const sniffed = sniffMedia(bytes.subarray(0, SNIFFED_BYTES));
    if ('refusal' in sniffed) return { problem: MEDIA_REFUSALS[sniffed.refusal] };
    if (isDryRun) return { path: '' };
    const { signal } = new AbortController();
    try {
      const picture = { bytes, fileName, signal };
      return { path: (await importPicture({ db, work, now: Date.now() }, picture)).path };
    } catch (error) {
      if (!isProblem(error)) throw error;
      // A full library is the same for all pictures that follow, and each of them is listed.
      return { problem: error.errors?.[0]?.message ?? error.message };
    }
  }
}

const TOO_LARGE = { problem: MEDIA_REFUSALS['picture-too-large'] };

const fileNameIn = (url: string) => pathIn(url).replace(/^.*\//, '') || 'picture';
