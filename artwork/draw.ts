import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { covers } from './covers/covers.ts';
import { PACK } from './pack.ts';
import { type Draw, scenes } from './scenes.ts';

const MEDIA = join(PACK, 'media');

// Bytes after Brotli. Pages show many drawings of a kind, so these must be small.
const LIMIT = 12_000;
const LIMITS_OF_KINDS: readonly (readonly [prefix: string, limit: number])[] = [
  ['package-', 2000],
  ['hour-', 2000],
  ['menu-', 2500],
  ['partner-', 1000],
  ['logo-', 500],
];

function limitOf(name: string): number {
  return LIMITS_OF_KINDS.find(([prefix]) => name.startsWith(prefix))?.[1] ?? LIMIT;
}

function write(folder: string, name: string, draw: Draw): void {
  const svg = draw(name);
  const bytes = Buffer.byteLength(svg);
  const packed = brotliCompressSync(svg).length;
  const limit = limitOf(name);
  if (packed > limit) throw new Error(`${name}.svg is ${packed} bytes packed, limit ${limit}`);
  writeFileSync(join(folder, `${name}.svg`), svg);
  console.log(`${name}.svg`.padEnd(28), String(bytes).padStart(6), String(packed).padStart(6));
}

console.log('file'.padEnd(28), ' bytes', 'brotli');
for (const [kind, drawings] of Object.entries({ scenes, covers })) {
  const folder = join(MEDIA, kind);
  mkdirSync(folder, { recursive: true });
  for (const [name, draw] of drawings) write(folder, name, draw);
}
