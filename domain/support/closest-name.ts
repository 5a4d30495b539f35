/** Suggests the name that was probably meant by a mistyped one. */
import { distance } from 'fastest-levenshtein';

const normalize = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** @returns undefined if no name is similar enough */
export function closestName(typed: string, names: Iterable<string>): string | undefined {
  const target = normalize(typed);
  if (target === '') return undefined;
  const [best] = [...names]
    .map((name) => ({ name, edits: editsBetween(target, normalize(name)) }))
    .sort((a, b) => a.edits - b.edits);
  // The limit grows with the length, because short names are similar by chance.
  if (!best || best.edits > Math.max(1, Math.floor(target.length / 4))) return undefined;
  return best.name;
}

/** The end of a sentence: `; did you mean NAME?`, or empty. */
export function didYouMean(typed: string, names: Iterable<string>): string {
  const near = closestName(typed, names);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/** Levenshtein distance, but two swapped neighbors count as one edit. */
function editsBetween(a: string, b: string): number {
  const swapped = [...a].some(
    (_, index) =>
      `${a.slice(0, index)}${a.charAt(index + 1)}${a.charAt(index)}${a.slice(index + 2)}` === b,
  );
  return swapped ? 1 : distance(a, b);
}
