/** Whether a client takes an answer in a content coding, by its `Accept-Encoding`; `q=0` is a no. */
export function acceptsCoding(header: string | string[] | undefined, coding: string): boolean {
  const pattern = new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`);
  return pattern.test(String(header ?? ''));
}
