/** The bytes of an answer, as each client takes them. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './content-coding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's quality: 7 takes milliseconds for a page, a millisecond more than 5, and saves 2 % over it;
 * 11 would save 8 % more and take a third of a second. */
const QUALITY = 7;

/** Bytes below which a coding would gain nothing: all of it fits into a packet. */
const SMALL = 1000;

const compress: Record<Coding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: compressGzip,
};

/** Compressed in each coding when it is first asked for: hardly anybody asks for gzip. */
export class Body {
  readonly plain: Buffer;
  readonly #ready = new Map<Coding, Buffer>();
  readonly #underWay = new Map<Coding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** About what it will take of memory: texts become a third, and have two codings. */
  get size(): number {
    return Math.ceil(this.plain.length * 1.5);
  }

  /** The coding that this body is sent in to a client that takes `best`. */
  codingFor(best: Coding | undefined): Coding | undefined {
    return this.plain.length < SMALL ? undefined : best;
  }

  /** The bytes, where they are there already. */
  readyIn(coding: Coding | undefined): Buffer | undefined {
    return coding ? this.#ready.get(coding) : this.plain;
  }

  /** The bytes; concurrent requests share one compression. */
  async in(coding: Coding | undefined): Promise<Buffer> {
    const ready = this.readyIn(coding);
    if (!coding || ready) return ready ?? this.plain;
    const bytes = this.#underWay.get(coding) ?? compress[coding](this.plain);
    this.#underWay.set(coding, bytes);
    try {
      this.#ready.set(coding, await bytes);
      return await bytes;
    } finally {
      this.#underWay.delete(coding);
    }
  }
}
