/** Uploads on their way in, on disk: however slowly one arrives, it holds a chunk in memory at most. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { ProblemError } from '#contract/problem.ts';
import { cacheFolder } from '#domain/support/cache-folder.ts';
import { unavailableProblem } from './problems.ts';
import { UploadQuota } from './upload-quota.ts';

/** Chunks written at the same time; other uploads are not read until one is done. */
const WRITES_AT_ONCE = 2;

/** Times what is stored: whoever has sent more than this in vain is not read from any more. */
const MOST_SENT = 4;

const PREFIX = 'site-upload-';

export class UploadSpool {
  readonly #folder: string;
  readonly #quota = new UploadQuota();
  readonly #inTurn = pLimit(WRITES_AT_ONCE);

  /** @param folder made where it is missing; what a crash has left in it is removed */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) {
      if (name.startsWith(PREFIX)) rmSync(join(folder, name), { force: true });
    }
  }

  /**
   * Reserves room for one upload and hands it to `use`; when that settles, the room is free again.
   * @param request its client, and how many bytes it has announced
   * @param most bytes that are stored of it
   * @throws see `UploadQuota`
   */
  async hold<Result>(
    request: { ip: string; headers: { 'content-length'?: string | undefined } },
    most: number,
    use: (upload: SpooledUpload) => Promise<Result>,
  ): Promise<Result> {
    const announced = Number(request.headers['content-length'] ?? most);
    const giveBack = this.#quota.take(request.ip, Math.min(announced, most));
    let upload: SpooledUpload | undefined;
    try {
      upload = new SpooledUpload(await this.#openUnnamed(), most, this.#inTurn);
      return await use(upload);
    } finally {
      await upload?.end();
      giveBack();
    }
  }

  /** The system frees a file without a name once it is closed, also by a crash. */
  async #openUnnamed(): Promise<FileHandle> {
    const path = join(this.#folder, PREFIX + randomUUID());
    try {
      const file = await open(path, 'wx+', 0o600);
      await rm(path, { force: true });
      return file;
    } catch (cause) {
      throw unavailableProblem(cause);
    }
  }
}

/** One upload; see `UploadSpool.hold`. */
export class SpooledUpload {
  readonly #file: FileHandle;
  readonly #most: number;
  readonly #inTurn: ReturnType<typeof pLimit>;
  #stream: Readable | undefined;
  /** Bytes that are stored. */
  size = 0;
  /** Whether more arrived than is stored. */
  isCut = false;

  constructor(file: FileHandle, most: number, inTurn: ReturnType<typeof pLimit>) {
    this.#file = file;
    this.#most = most;
    this.#inTurn = inTurn;
  }

  /**
   * Stores the first bytes of a stream and reads it to its end.
   * @throws ProblemError `unavailable` where the disk takes no more, `too-large` for a stream that
   *   goes on and on; what the stream fails with
   */
  async store(stream: Readable): Promise<void> {
    let sent = 0;
    // A refusal still has to be answered on this connection.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      sent += chunk.length;
      if (sent > MOST_SENT * this.#most) {
        throw new ProblemError('too-large', 'The body is larger than accepted here');
      }
      if (this.size + chunk.length > this.#most) this.isCut = true;
      if (!this.isCut) await this.#inTurn(() => this.#append(chunk));
    }
  }

  /** All that is stored, in memory. */
  async read(): Promise<Buffer> {
    const bytes = Buffer.alloc(this.size);
    const { bytesRead } = await this.#file.read(bytes, 0, this.size, 0);
    if (bytesRead < this.size) throw new Error('The upload could not be read back');
    return bytes;
  }

  /** All that is stored, chunk by chunk. */
  stream(): Readable {
    if (this.size === 0) return Readable.from([]);
    const end = this.size - 1;
    this.#stream = this.#file.createReadStream({ start: 0, end, autoClose: false });
    return this.#stream;
  }

  /** Gives up what is stored. */
  async end(): Promise<void> {
    this.#stream?.destroy();
    await this.#file.close();
  }

  async #append(chunk: Buffer): Promise<void> {
    try {
      const { bytesWritten } = await this.#file.write(chunk, 0, chunk.length, this.size);
      if (bytesWritten < chunk.length) throw new Error('The disk is full');
      this.size += chunk.length;
    } catch (cause) {
      throw unavailableProblem(cause);
    }
  }
}

/** In the folder of what this program writes, whatever stores the uploads in the end. */
export const openUploads = () => new UploadSpool(join(cacheFolder(), 'uploads'));
