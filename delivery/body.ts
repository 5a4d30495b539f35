/** The bytes of an answer, as each client takes them. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Content codings that answers are compressed in, best first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Brotli's quality. For what is sent once, 3: less than half the time of 7, for 13 % more bytes; 4 would
 * take half as long again to save 4 % of them. For what is cached, 10: it saves 7 % over 5 to 9, for 20 to 60
 * ms of a thread that does nothing else; 11 would save 2 % more and take three times as long.
 */
const QUALITY = { once: 3, cached: 10 };

/** Powers of two: how far back Brotli may look. Below the least it searches in other ways. */
const WINDOW = { least: 17, most: constants.BROTLI_DEFAULT_WINDOW };

/** Bytes below which a coding would gain nothing: all of it fits into a packet. */
const SMALL = 1000;

export interface Body {
  /** The coding that this body is sent in to a client that takes `best`. */
  codingFor(best: Coding | undefined): Coding | undefined;
  /** The bytes, where they are there already. */
  readyIn(coding: Coding | undefined): Buffer | undefined;
  /** The bytes; concurrent requests share one compression. */
  in(coding: Coding | undefined): Promise<Buffer>;
}

/** Of what is sent once: compressed fast. */
export class FreshBody implements Body {
  readonly plain: Buffer;
  readonly #made = new Map<Coding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  codingFor(best: Coding | undefined): Coding | undefined {
    return this.plain.length < SMALL ? undefined : best;
  }

  readyIn(coding: Coding | undefined): Buffer | undefined {
    return coding ? undefined : this.plain;
  }

  in(coding: Coding | undefined): Promise<Buffer> {
    if (!coding) return Promise.resolve(this.plain);
    const made = this.#made.get(coding) ?? compress(this.plain, coding, QUALITY.once);
    this.#made.set(coding, made);
    return made;
  }
}

/** Bytes of all that cached bodies are sent as to the few who do not take brotli. */
const MAX_OTHERS = 8 * 1024 * 1024;

const others = new LRUCache<string, Buffer>({
  maxSize: MAX_OTHERS,
  sizeCalculation: (bytes) => bytes.length + 1,
});

let bodies = 0;

/** Of a cached answer: only its compressed bytes are kept, a tenth of the memory; other codings are made of them. */
export class CachedBody implements Body {
  readonly #id = bodies++;
  readonly #coding: Coding | undefined;
  readonly #bytes: Buffer;
  readonly #underWay = new Map<Coding, Promise<Buffer>>();

  private constructor(bytes: Buffer, coding: Coding | undefined) {
    this.#bytes = ownBytes(bytes);
    this.#coding = coding;
  }

  static async of(plain: Buffer): Promise<CachedBody> {
    if (plain.length < SMALL) return new CachedBody(plain, undefined);
    return new CachedBody(await compress(plain, 'br'), 'br');
  }

  /** Bytes that it takes of memory. */
  get size(): number {
    return this.#bytes.length;
  }

  codingFor(best: Coding | undefined): Coding | undefined {
    return this.#coding && best;
  }

  /** Whether this is how it is kept, for as long as it is. */
  isKeptIn(coding: Coding | undefined): boolean {
    return coding === this.#coding;
  }

  readyIn(coding: Coding | undefined): Buffer | undefined {
    if (this.isKeptIn(coding)) return this.#bytes;
    const ready = others.get(this.#keyOf(coding));
    // A fraction of a millisecond: less than to come back for it.
    return (
      ready ?? (coding ? undefined : this.#remember(coding, brotliDecompressSync(this.#bytes)))
    );
  }

  async in(coding: Coding | undefined): Promise<Buffer> {
    const ready = this.readyIn(coding);
    if (!coding || ready) return ready ?? this.#bytes;
    const bytes = this.#underWay.get(coding) ?? compress(brotliDecompressSync(this.#bytes), coding);
    this.#underWay.set(coding, bytes);
    try {
      return this.#remember(coding, await bytes);
    } finally {
      this.#underWay.delete(coding);
    }
  }

  #remember(coding: Coding | undefined, bytes: Buffer): Buffer {
    others.set(this.#keyOf(coding), bytes);
    return bytes;
  }

  #keyOf(coding: Coding | undefined): string {
    return `${this.#id} ${coding}`;
  }
}

/** A compressor's bytes stand in a larger buffer, which would stay with them. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
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

/** No wider than the text: Brotli takes memory for all of it, and two or three times as long for that. */
function windowFor(length: number): number {
  return Math.min(WINDOW.most, Math.max(WINDOW.least, Math.ceil(Math.log2(length))));
}
