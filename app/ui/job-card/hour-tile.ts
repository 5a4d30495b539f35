import { packFiles } from '#app/pack.ts';

const HOURS = packFiles<string>(/^media\/scenes\/hour-[^/]*\.svg$/).map(([, src]) => src);

/** The same landscape at one of twelve hours, always the same one for the same text. */
export function hourTile(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return HOURS[sum % HOURS.length] ?? '';
}
