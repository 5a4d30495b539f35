const TINTS = [
  'bg-secondary-100 text-secondary-700',
  'bg-primary-100 text-primary-700',
  'bg-success-100 text-success',
  'bg-dawn text-earth',
] as const;

/** One of the brand's tints, always the same for the same name. */
export function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}

/** First letters of the first and the last word, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
