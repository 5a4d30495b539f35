export interface SelectOption {
  id: string;
  label: string;
}

/**
 * Lower case without accents, spaces and punctuation inside names, so `nodejs` matches `Node.js`.
 */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\s._/-]/g, '')
    .toLowerCase();

/** Options that start with the query come before those that contain it. */
export function matchingOptions<Option extends SelectOption>(
  options: readonly Option[],
  query: string,
): Option[] {
  if (query.trim() === '') return [...options];
  const text = fold(query);
  if (text === '') return [];
  const positionIn = ({ label }: Option) => fold(label).indexOf(text);
  const starting = options.filter((option) => positionIn(option) === 0);
  const containing = options.filter((option) => positionIn(option) > 0);
  return [...starting, ...containing];
}
