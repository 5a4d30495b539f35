/** Content codings that answers are kept in, best first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** A coding that is named and not refused: `q=0` is a no. */
const ACCEPTED = Object.fromEntries(
  CODINGS.map((coding) => [coding, new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)]),
) as Record<Coding, RegExp>;

/** Whether a client takes an answer in a content coding, by its `Accept-Encoding`. */
export function acceptsCoding(header: string | string[] | undefined, coding: Coding): boolean {
  return ACCEPTED[coding].test(String(header ?? ''));
}

/** The best coding that a client takes; undefined for plain bytes. */
export function bestCoding(header: string | string[] | undefined): Coding | undefined {
  return CODINGS.find((coding) => acceptsCoding(header, coding));
}
