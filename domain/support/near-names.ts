/** The name that somebody probably meant to write. */
import { distance } from 'fastest-levenshtein';

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** @returns undefined where none is near */
export function nearName(typed: string, known: Iterable<string>): string | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const [best] = [...known]
    .map((name) => ({ name, edits: editsBetween(wanted, plain(name)) }))
    .sort((a, b) => a.edits - b.edits);
  // Short names are near to each other by chance.
  if (!best || best.edits > Math.max(1, Math.floor(wanted.length / 4))) return undefined;
  return best.name;
}

/** `, did you mean name?`, or nothing, to end a sentence with. */
export function hint(typed: string, known: Iterable<string>): string {
  const near = nearName(typed, known);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/** Two letters that changed places are one mistake. */
function editsBetween(a: string, b: string): number {
  const swapped = [...a].some(
    (_, at) => `${a.slice(0, at)}${a.charAt(at + 1)}${a.charAt(at)}${a.slice(at + 2)}` === b,
  );
  return swapped ? 1 : distance(a, b);
}
