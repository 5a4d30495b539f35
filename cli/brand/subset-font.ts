/** Calls HarfBuzz's subsetter. `subset-font` also wraps it, but cannot select glyphs or tables. */
import { readFile } from 'node:fs/promises';

export type Axes = Readonly<Record<string, readonly [min: number, max: number]>>;

export interface SubsetOptions {
  characters: string;
  /** Glyphs in addition to those of the characters. If given, no alternate glyphs are added. */
  glyphs?: ReadonlySet<number>;
  /** OpenType features to keep; all if omitted. */
  features?: readonly string[];
  axes: Axes;
  /** Tables to drop. */
  without?: readonly string[];
}

/** Values of hb-subset.h. */
const SETS = { dropTables: 3, layoutFeatures: 6 } as const;
const FLAGS = { noLayoutClosure: 0x200 } as const;
const WRITABLE = 2;

type Exports = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };

/** The bundled program has a copy beside it. */
const WASM = import.meta.filename.endsWith('.ts')
  ? import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  : new URL('./harfbuzz-subset.wasm', import.meta.url);

/** Creates an instance for each cut, so that its memory is freed even if the cut fails. */
async function harfbuzz() {
  const { instance } = await WebAssembly.instantiate(await readFile(new URL(WASM)));
  const exports = instance.exports as Exports;
  exports._initialize?.();
  const call = (name: string, ...args: number[]): number => {
    const run = exports[name];
    if (!run) throw new Error(`HarfBuzz has no ${name}`);
    return run(...args);
  };
  const bytes = (at: number, length: number) => new Uint8Array(exports.memory.buffer, at, length);
  return { call, bytes };
}

const numberOf = (tag: string) => Buffer.from(tag, 'latin1').readUInt32BE();

/**
 * @param font TrueType or OpenType
 * @returns the font reduced to what `cut` lists
 * @throws Error if HarfBuzz cannot subset the font
 */
export async function subsetFont(font: Uint8Array, cut: SubsetOptions): Promise<Buffer> {
  const { call, bytes } = await harfbuzz();
  const at = call('malloc', font.byteLength);
  bytes(at, font.byteLength).set(font);
  const blob = call('hb_blob_create', at, font.byteLength, WRITABLE, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  const add = (set: number, members: Iterable<number>) => {
    for (const member of members) call('hb_set_add', set, member);
  };

  add(
    call('hb_subset_input_unicode_set', input),
    [...cut.characters].map((character) => character.codePointAt(0) ?? 0),
  );
  if (cut.glyphs) {
    add(call('hb_subset_input_glyph_set', input), cut.glyphs);
    call('hb_subset_input_set_flags', input, FLAGS.noLayoutClosure);
  }
  const features = call('hb_subset_input_set', input, SETS.layoutFeatures);
  call('hb_set_clear', features);
  if (cut.features) add(features, cut.features.map(numberOf));
  else call('hb_set_invert', features);
  add(call('hb_subset_input_set', input, SETS.dropTables), (cut.without ?? []).map(numberOf));
  for (const [tag, [min, max]] of Object.entries(cut.axes)) {
    // Keeps the font's default, or the nearest value within the range.
    call('hb_subset_input_set_axis_range', input, face, numberOf(tag), min, max, Number.NaN);
  }

  const subset = call('hb_subset_or_fail', face, input);
  if (subset === 0) throw new Error('HarfBuzz cannot subset this font');
  const result = call('hb_face_reference_blob', subset);
  const from = call('hb_blob_get_data', result, 0);
  return Buffer.from(bytes(from, call('hb_blob_get_length', result)));
}
