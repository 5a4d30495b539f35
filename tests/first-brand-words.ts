/** Finds words of the first brand in what the site of another one answers. */

const WORDS = /\bsetu|\btarn|nepal|kathmandu|himala|\+977|\bNPR\b|\bRs\. ?\d|[\u0900-\u097f]/giu;

/** Each word with what surrounds it. */
export const firstBrandWords = (name: string, text: string): string[] =>
  [...text.matchAll(WORDS)].map(({ index }) => `${name}: ${text.slice(index - 40, index + 40)}`);

/** In the headers and the text of an answer. */
export async function firstBrandWordsAt(origin: string, path: string): Promise<string[]> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const headers = [...response.headers].flat().join(' ');
  return firstBrandWords(path, `${headers}\n${await response.text()}`);
}
