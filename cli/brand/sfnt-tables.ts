/** The tables of a TrueType or OpenType file. */

const HEADER = 12;
const ENTRY = 16;

export function tablesOf(sfnt: Buffer): Map<string, Buffer> {
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

/** The font with these tables besides its own, or in place of them. */
export function withTables(sfnt: Buffer, more: ReadonlyMap<string, Buffer>): Buffer {
  // The directory is searched by halves.
  const tables = [...new Map([...tablesOf(sfnt), ...more])].sort(([a], [b]) => (a < b ? -1 : 1));
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
