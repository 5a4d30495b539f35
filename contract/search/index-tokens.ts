import { compoundsOf, groupsOf, isInitial, join, mayFormCompound } from './compounds.ts';
import { expandUmlauts, synonymOf } from './fold-letters.ts';
import { lengthOf, splitWords, type WordPart } from './word-parts.ts';

/**
 * Increase it whenever `indexTokens` changes its result: stored texts are then indexed again. On
 * SQLite a migration must also clear the console's indexes (see 031), because removing tokens from
 * FTS5 is slow.
 */
export const TOKENS_VERSION = 1;

/** Minimum letters of a word to match without its symbol: `Notepad++`, but not `C++`. */
const MIN_BASE_LENGTH = 3;

/**
 * All tokens that a text is found by, without duplicates.
 * @param isWord whether two words of the text, joined, are a token too, such as `front end`
 */
export function indexTokens(text: string, isWord: (joined: string) => boolean = always): string[] {
  const words = new Set<string>();
  addWords(words, text, isWord);
  const spelled = expandUmlauts(text);
  if (spelled !== undefined) addWords(words, spelled, isWord);
  return [...words];
}

const always = () => true;

function addWords(words: Set<string>, text: string, isWord: (joined: string) => boolean): void {
  const groups = groupsOf(splitWords(text));
  for (const [at, group] of groups.entries()) {
    for (const [n, part] of group.entries()) addPart(words, part, group[n + 1]);
    for (const word of compoundsOf(group)) words.add(word);
    const [last, next] = [group.at(-1), groups[at + 1]?.[0]];
    if (last && next?.link === 'space' && mayFormCompound(last, next)) {
      const joined = join([last, next]);
      if (isWord(joined)) words.add(joined);
    }
  }
}

function addPart(words: Set<string>, part: WordPart, next: WordPart | undefined): void {
  const { word, base, hasDot, link } = part;
  const other = synonymOf(word);
  if (other) words.add(other);
  if (!isInitial(part, next)) words.add(word);
  if (word === base && link === 'dot' && /^\p{L}{2,4}$/u.test(base)) words.add(`dot${base}`);
  if (hasDot || (word !== base && lengthOf(base) >= MIN_BASE_LENGTH)) words.add(base);
}
