/** Incoming uploads on disk, so that a slow one holds at most one chunk in memory. */
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

/** Chunks written at the same time. Other uploads are not read until a write is finished. */
const WRITE_CONCURRENCY = 2;

/** Multiple of the stored size after which an upload is no longer read. */
const MAX_SENT_RATIO = 4;

const PREFIX = 'site-upload-';

export class UploadSpool {
  readonly #folder: string;
  readonly #quota = new UploadQuota();
  readonly #limitWrites = pLimit(WRITE_CONCURRENCY);

  /** @param folder created if missing; files of a crashed process in it are removed */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) {
      if (name.startsWith(PREFIX)) rmSync(join(folder, name), { force: true });
    }
  }

  /**
   * Reserves quota for one upload and passes it to `use`. The quota is released when that settles.
   * @param request the client and its Content-Length
   * @param maxBytes the maximum of stored bytes
   * @throws see `UploadQuota`
   */
  async withUpload<Result>(
    request: { ip: string; headers: { 'content-length'?: string | undefined } },
    maxBytes: number,
    use: (upload: SpooledUpload) => Promise<Result>,
  ): Promise<Result> {
    const announced = Number(request.headers['content-length'] ?? maxBytes);
    const release = this.#quota.reserve(request.ip, Math.min(announced, maxBytes));
    let upload: SpooledUpload | undefined;
    try {
      upload = new SpooledUpload(await this.#openUnnamed(), maxBytes, this.#limitWrites);
      return await use(upload);
    } finally {
      await upload?.close();
      release();
    }
  }

  /** The system frees an unlinked file when it is closed, also after a crash. */
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
  readonly #maxBytes: number;
  readonly #limitWrites: ReturnType<typeof pLimit>;
  #stream: Readable | undefined;
  /** Stored bytes. */
  size = 0;
  /** Whether more bytes arrived than are stored. */
  isTruncated = false;

  constructor(file: FileHandle, maxBytes: number, limitWrites: ReturnType<typeof pLimit>) {
    this.#file = file;
    this.#maxBytes = maxBytes;
    this.#limitWrites = limitWrites;
  }

  /**
   * Stores the first bytes of a stream and reads it to its end.
   * @throws ProblemError `unavailable` if the disk is full, `too-large` for an endless stream; also
   *   errors of the stream
   */
  async store(stream: Readable): Promise<void> {
    let received = 0;
    // The refusal is still sent on this connection, so it must stay open.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      received += chunk.length;
      if (received > MAX_SENT_RATIO * this.#maxBytes) {
        throw new ProblemError('too-large', 'The body is larger than accepted here');
      }
      if (this.size + chunk.length > this.#maxBytes) this.isTruncated = true;
      if (!this.isTruncated) await this.#limitWrites(() => this.#append(chunk));
    }
  }

  /** All stored bytes, in memory. */
  async read(): Promise<Buffer> {
    const bytes = Buffer.alloc(this.size);
    const { bytesRead } = await this.#file.read(bytes, 0, this.size, 0);
    if (bytesRead < this.size) throw new Error('The upload could not be read back');
    return bytes;
  }

  /** All stored bytes as a stream. */
  stream(): Readable {
    if (this.size === 0) return Readable.from([]);
    const close = this.size - 1;
    this.#stream = this.#file.createReadStream({ start: 0, end: close, autoClose: false });
    return this.#stream;
  }

  /** Deletes the stored bytes. */
  async close(): Promise<void> {
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

/** The spool is on local disk, in the cache folder, independent of the database. */
export const createUploadSpool = () => new UploadSpool(join(cacheFolder(), 'uploads'));
