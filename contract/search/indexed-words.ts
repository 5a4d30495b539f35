import { otherName, spelledOut } from './fold-letters.ts';
import { areJoinable, groupsOf, isInitial, join, joinedOf } from './joined.ts';
import { lengthOf, type Part, partsOf } from './parts.ts';

/**
 * Raised whenever a text has other words than before: what is stored is then indexed once more. On SQLite a
 * migration has to clear the indexes of the desk as well (031), because FTS5 takes long to take out words.
 */
export const TOKENS_VERSION = 1;

/** From so many letters on a word with a symbol is found without it: `Notepad++`, but not `C++`. */
const SHORTEST_BASE = 3;

/** All words that a text is found by, each once. */
export function indexedWords(text: string): string[] {
  const words = new Set<string>();
  addWords(words, text);
  const spelled = spelledOut(text);
  if (spelled !== undefined) addWords(words, spelled);
  return [...words];
}

function addWords(words: Set<string>, text: string): void {
  const groups = groupsOf(partsOf(text));
  for (const [at, group] of groups.entries()) {
    for (const [n, part] of group.entries()) addPart(words, part, group[n + 1]);
    for (const word of joinedOf(group)) words.add(word);
    const [last, next] = [group.at(-1), groups[at + 1]?.[0]];
    if (last && next?.link === 'space' && areJoinable(last, next)) words.add(join([last, next]));
  }
}

function addPart(words: Set<string>, part: Part, next: Part | undefined): void {
  const { word, base, hasDot, link } = part;
  const other = otherName(word);
  if (other) words.add(other);
  if (!isInitial(part, next)) words.add(word);
  if (word === base && link === 'dot' && /^\p{L}{2,4}$/u.test(base)) words.add(`dot${base}`);
  if (hasDot || (word !== base && lengthOf(base) >= SHORTEST_BASE)) words.add(base);
}
