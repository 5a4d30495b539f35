/** A font file: its properties, and subsets of it. */
import { basename } from 'node:path';
import { create } from 'fontkitten';
import { convert } from 'fontverter';
import { UsageError } from '#cli/options.ts';
import { readInputFile } from '#domain/content/brand/index.ts';
import { glyphsOfWords, type JoinedWords } from './shaped-glyphs.ts';
import { type Axes, subsetFont } from './subset-font.ts';

/** Values of the axes at which the kerning of a variable font is fixed. */
const KERNING_AXES: Readonly<Record<string, number>> = { wght: 500, opsz: 24 };

/** Tables with the kerning and the glyph classes that it refers to. */
const KERNING = ['GPOS', 'GDEF'];

/** OpenType features that the site uses: kerning, tabular digits, ligatures, marks. */
const FEATURES = ['kern', 'tnum', 'liga', 'calt', 'ccmp', 'rlig', 'mark', 'mkmk'];

export class FontFile {
  readonly name: string;
  /** The weight of a font without a weight axis. */
  readonly weight: number;
  readonly #characters: ReadonlySet<number>;
  readonly #sfnt: Buffer;
  readonly #axes: Readonly<Record<string, { min: number; default: number; max: number }>>;

  private constructor(name: string, sfnt: Buffer) {
    const font = create(sfnt);
    if (font.isCollection)
      throw new UsageError(`${name} contains several fonts: pass each one as a separate file.`);
    this.name = name;
    this.weight = font['OS/2'].usWeightClass;
    this.#characters = new Set(font.characterSet);
    this.#sfnt = sfnt;
    this.#axes = Object.fromEntries(
      Object.entries(font.variationAxes).flatMap(([tag, axis]) => (axis ? [[tag, axis]] : [])),
    );
  }

  /** @throws UsageError if the file is missing or not a font */
  static async open(path: string): Promise<FontFile> {
    const name = basename(path);
    const bytes = readInputFile(path);
    try {
      return new FontFile(name, await convert(bytes, 'sfnt'));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${path} is not a TrueType, OpenType, WOFF or WOFF2 font.`);
    }
  }

  has(character: string): boolean {
    return this.#characters.has(character.codePointAt(0) ?? 0);
  }

  varies(tag: string): boolean {
    return tag in this.#axes;
  }

  /**
   * Subsets the font with the kerning of a single weight and size. Variable kerning makes up half
   * of a variable font, but changes a line of text by less than a pixel.
   * @param ranges axes to keep; all others are fixed at the font's default
   */
  async subsetCharacters(characters: string, ranges: Axes): Promise<Buffer> {
    const letters = { characters, features: FEATURES };
    const axes = this.#within(ranges);
    const isVariable = Object.values(axes).some(([min, max]) => min < max);
    if (!isVariable) return subsetFont(this.#sfnt, { ...letters, axes });
    const fixed = Object.entries(axes).map(([tag, [min, max]]) => {
      const value = Math.min(max, Math.max(min, KERNING_AXES[tag] ?? max));
      return [tag, [value, value]] as const;
    });
    const kerned = await subsetFont(this.#sfnt, { ...letters, axes: Object.fromEntries(fixed) });
    const bare = await subsetFont(this.#sfnt, { ...letters, axes, without: KERNING });
    const kerning = [...tablesOf(kerned)].filter(([name]) => KERNING.includes(name));
    return withTables(bare, new Map(kerning));
  }

  /** Subsets the font to the glyphs of these words, for a script whose letters join. */
  async subsetWords(joined: JoinedWords, ranges: Axes): Promise<Buffer> {
    const characters = [...new Set(joined.words.join(''))].join('');
    const glyphs = glyphsOfWords(this.#sfnt, joined);
    return subsetFont(this.#sfnt, { characters, glyphs, axes: this.#within(ranges) });
  }

  #within(ranges: Axes): Axes {
    return Object.fromEntries(
      Object.entries(this.#axes).map(([tag, axis]) => {
        const [min, max] = ranges[tag] ?? [axis.default, axis.default];
        const inside = (value: number) => Math.min(axis.max, Math.max(axis.min, value));
        return [tag, [inside(min), inside(max)] as const];
      }),
    );
  }
}

/** The tables of a TrueType or OpenType file. */

const HEADER = 12;
const ENTRY = 16;

function tablesOf(sfnt: Buffer): Map<string, Buffer> {
  const count = sfnt.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEADER + ENTRY * index;
      const from = sfnt.readUInt32BE(at + 8);
      const bytes = sfnt.subarray(from, from + sfnt.readUInt32BE(at + 12));
      return [sfnt.toString('latin1', at, at + 4), bytes] as const;
    }),
  );
}

/** Adds or replaces tables of a font. */
function withTables(sfnt: Buffer, added: ReadonlyMap<string, Buffer>): Buffer {
  // Sorted, because readers use binary search in the directory.
  const tables = [...new Map([...tablesOf(sfnt), ...added])].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const directory = Buffer.alloc(HEADER + ENTRY * tables.length);
  sfnt.copy(directory, 0, 0, 4);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(power * ENTRY, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((tables.length - power) * ENTRY, 10);
  let from = directory.length;
  const padded = tables.map(([name, bytes], index) => {
    const at = HEADER + ENTRY * index;
    const whole = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    directory.write(name, at, 'latin1');
    directory.writeUInt32BE(checksum(whole), at + 4);
    directory.writeUInt32BE(from, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    from += whole.length;
    return whole;
  });
  return Buffer.concat([directory, ...padded]);
}

function checksum(words: Buffer): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}
