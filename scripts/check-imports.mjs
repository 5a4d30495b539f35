// @ts-check
// Reports every import that `import-table.json` does not allow. The table has a row for each room.
// A pattern allows its matches and everything below them, or refuses them with `!`. The last match
// decides. Without a match, imports of other rooms are refused and packages allowed. A folder in a
// room adds its patterns to those of the room. Tests may import every room.
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** @type {Record<string, string[]>} */
const table = JSON.parse(readFileSync(new URL('../import-table.json', import.meta.url), 'utf8'));
const IMPORT = /(?:^(?:import|(?:import|export|\}).* from) |\bimport\(\s*)'([^']+)'/gm;
const TEST = /\.(?:test|deep)\.tsx?$/;

let count = 0;
for (const file of globSync(Object.keys(table).map((room) => `${room}/**/*.{ts,tsx,mjs}`)).sort()) {
  const text = readFileSync(file, 'utf8');
  const rooms = Object.keys(table).filter((room) => file.startsWith(`${room}/`));
  const patterns = TEST.test(file) ? ['**'] : rooms.flatMap((room) => table[room] ?? []);
  for (const { 1: source = '', index } of text.matchAll(IMPORT)) {
    if (isAllowed(source, patterns)) continue;
    const line = text.slice(0, index).split('\n').length;
    const reason = source.startsWith('../')
      ? 'Another folder is reached by its room, #room/…, not by'
      : `${rooms.at(-1)}/ may not import`;
    console.error(`${file}:${line}: ${reason} ${source} (import-table.json)`);
    count += 1;
  }
}
process.exitCode = count > 0 ? 1 : 0;

/**
 * @param {string} source
 * @param {string[]} patterns
 */
function isAllowed(source, patterns) {
  if (source.startsWith('.')) return !source.startsWith('../');
  const deciding = patterns.findLast((pattern) => {
    const glob = pattern.replace('!', '');
    return matchesGlob(source, glob) || matchesGlob(source, `${glob}/**`);
  });
  return deciding ? !deciding.startsWith('!') : !source.startsWith('#');
}
