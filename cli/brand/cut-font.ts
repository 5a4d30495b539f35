/**
 * A font with these glyphs and no others. `subset-font` takes characters alone, and with them every ligature
 * that they could ever form: 120 KB for the letters of two dozen words, which use 20 KB of them.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_LAYOUT_CLOSURE = 0x200;

type Exports = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };

async function harfbuzz(): Promise<Exports> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const exports = instance.exports as Exports;
  exports._initialize?.();
  return exports;
}

/**
 * @param font TrueType
 * @param glyphs ids, as the font numbers them
 * @returns TrueType
 * @throws Error where HarfBuzz refuses the font
 */
export async function cutGlyphs(
  font: Uint8Array,
  characters: string,
  glyphs: ReadonlySet<number>,
): Promise<Buffer> {
  const hb = await harfbuzz();
  const call = (name: string, ...args: number[]) => {
    const run = hb[name];
    if (!run) throw new Error(`HarfBuzz has no ${name}`);
    return run(...args);
  };
  // It ends with the process, and so does what is allocated in it.
  const at = call('malloc', font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const blob = call('hb_blob_create', at, font.byteLength, WRITABLE, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE);
  const wantedCharacters = call('hb_subset_input_unicode_set', input);
  for (const one of characters) call('hb_set_add', wantedCharacters, one.codePointAt(0) ?? 0);
  const wantedGlyphs = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', wantedGlyphs, glyph);
  const subset = call('hb_subset_or_fail', face, input);
  if (subset === 0) throw new Error('HarfBuzz refuses the font');
  const result = call('hb_face_reference_blob', subset);
  const from = call('hb_blob_get_data', result, 0);
  const bytes = new Uint8Array(hb.memory.buffer, from, call('hb_blob_get_length', result));
  return Buffer.from(bytes);
}
