/** The body of a response in the coding that a client accepts. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Content codings, best first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Brotli quality. 3 for uncached responses: less than half the time of 7, with 13 % more bytes. 4
 * would take 50 % longer and save 4 %. 10 for cached ones: it saves 7 % compared with 5 to 9, for
 * 20 to 60 ms of a separate thread. 11 would save another 2 % and take three times as long.
 */
const QUALITY = { once: 3, cached: 10 };

/** Brotli's window size as a power of two. Below `least` Brotli uses other algorithms. */
const WINDOW = { min: 17, max: constants.BROTLI_DEFAULT_WINDOW };

/** Bytes below which compression gains nothing, as the body fits into one packet. */
const SMALL = 1000;

export interface Body {
  /** The coding that this body is sent in to a client that prefers `best`. */
  codingFor(best: Coding | undefined): Coding | undefined;
  /** The bytes if they are ready without asynchronous work. */
  bytesIfReady(coding: Coding | undefined): Buffer | undefined;
  /** The bytes; concurrent requests share one compression. */
  bytesIn(coding: Coding | undefined): Promise<Buffer>;
}

/** The body of an uncached response, compressed fast. */
export class UncachedBody implements Body {
  readonly plain: Buffer;
  readonly #compressed = new Map<Coding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  codingFor(best: Coding | undefined): Coding | undefined {
    return this.plain.length < SMALL ? undefined : best;
  }

  bytesIfReady(coding: Coding | undefined): Buffer | undefined {
    return coding ? undefined : this.plain;
  }

  bytesIn(coding: Coding | undefined): Promise<Buffer> {
    if (!coding) return Promise.resolve(this.plain);
    const compressed = this.#compressed.get(coding) ?? compress(this.plain, coding, QUALITY.once);
    this.#compressed.set(coding, compressed);
    return compressed;
  }
}

/** Bytes of all cached bodies in other codings, for the few clients without Brotli. */
const MAX_OTHER_CODINGS = 8 * 1024 * 1024;

const otherCodings = new LRUCache<string, Buffer>({
  maxSize: MAX_OTHER_CODINGS,
  sizeCalculation: (bytes) => bytes.length + 1,
});

let bodies = 0;

/** The body of a cached response. Stores only Brotli bytes, a tenth of the memory. */
export class CachedBody implements Body {
  readonly #id = bodies++;
  readonly #coding: Coding | undefined;
  readonly #bytes: Buffer;
  readonly #inFlight = new Map<Coding, Promise<Buffer>>();

  private constructor(bytes: Buffer, coding: Coding | undefined) {
    this.#bytes = copyOf(bytes);
    this.#coding = coding;
  }

  static async of(plain: Buffer): Promise<CachedBody> {
    if (plain.length < SMALL) return new CachedBody(plain, undefined);
    return new CachedBody(await compress(plain, 'br'), 'br');
  }

  /** Bytes of memory. */
  get size(): number {
    return this.#bytes.length;
  }

  codingFor(best: Coding | undefined): Coding | undefined {
    return this.#coding && best;
  }

  /** Whether the bytes are stored in this coding permanently. */
  isStoredIn(coding: Coding | undefined): boolean {
    return coding === this.#coding;
  }

  bytesIfReady(coding: Coding | undefined): Buffer | undefined {
    if (this.isStoredIn(coding)) return this.#bytes;
    const ready = otherCodings.get(this.#keyOf(coding));
    // Takes a fraction of a millisecond, less than another event loop iteration.
    return (
      ready ?? (coding ? undefined : this.#remember(coding, brotliDecompressSync(this.#bytes)))
    );
  }

  async bytesIn(coding: Coding | undefined): Promise<Buffer> {
    const ready = this.bytesIfReady(coding);
    if (!coding || ready) return ready ?? this.#bytes;
    const bytes = this.#inFlight.get(coding) ?? compress(brotliDecompressSync(this.#bytes), coding);
    this.#inFlight.set(coding, bytes);
    try {
      return this.#remember(coding, await bytes);
    } finally {
      this.#inFlight.delete(coding);
    }
  }

  #remember(coding: Coding | undefined, bytes: Buffer): Buffer {
    otherCodings.set(this.#keyOf(coding), bytes);
    return bytes;
  }

  #keyOf(coding: Coding | undefined): string {
    return `${this.#id} ${coding}`;
  }
}

/** A copy, as a compressor's bytes would keep their larger buffer alive. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function compress(plain: Buffer, coding: Coding, quality = QUALITY.cached): Promise<Buffer> {
  if (coding === 'gzip') return compressGzip(plain);
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(plain.length),
    },
  });
}

/** No wider than the text: a wider window needs more memory and two to three times as long. */
function windowFor(length: number): number {
  return Math.min(WINDOW.max, Math.max(WINDOW.min, Math.ceil(Math.log2(length))));
}
