/** What a TrueType font says of itself (OpenType, tables `name` and `cmap`). */

function tableIn(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, n) => 12 + 16 * n);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (entry === undefined) throw new Error(`The font has no table "${tag}"`);
  return font.readUInt32BE(entry + 8);
}

const WINDOWS = 3;
const FAMILY = 1;

/** The name by which Pango knows it. */
export function familyOf(font: Buffer): string {
  const table = tableIn(font, 'name');
  const storage = table + font.readUInt16BE(table + 4);
  for (let n = 0; n < font.readUInt16BE(table + 2); n++) {
    const at = table + 6 + 12 * n;
    if (font.readUInt16BE(at) !== WINDOWS || font.readUInt16BE(at + 6) !== FAMILY) continue;
    const begin = storage + font.readUInt16BE(at + 10);
    const name = font.subarray(begin, begin + font.readUInt16BE(at + 8));
    return Buffer.from(name).swap16().toString('utf16le');
  }
  throw new Error('The font has no name');
}

const SEGMENTS = 4;

/** The characters that it can draw, of those that fit into 16 bits: all that ours have. */
export function charactersOf(font: Buffer): Set<number> {
  const table = tableIn(font, 'cmap');
  const found = new Set<number>();
  for (let n = 0; n < font.readUInt16BE(table + 2); n++) {
    const map = table + font.readUInt32BE(table + 8 + 8 * n);
    if (font.readUInt16BE(map) !== SEGMENTS) continue;
    const size = font.readUInt16BE(map + 6);
    for (let at = 0; at < size; at += 2) {
      const last = font.readUInt16BE(map + 14 + at);
      const first = font.readUInt16BE(map + 16 + size + at);
      for (let code = first; code <= last && code < 0xffff; code++) found.add(code);
    }
  }
  return found;
}
