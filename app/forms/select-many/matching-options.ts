export interface SelectOption {
  id: string;
  label: string;
}

/** Small letters without accents, spaces and what stands inside names: `nodejs` means `Node.js`. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\s._/-]/g, '')
    .toLowerCase();

/** The options that a typed text means: those that start with it before those that contain it. */
export function matchingOptions<Option extends SelectOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  if (typed.trim() === '') return [...options];
  const text = folded(typed);
  if (text === '') return [];
  const positionIn = ({ label }: Option) => folded(label).indexOf(text);
  const starting = options.filter((option) => positionIn(option) === 0);
  const containing = options.filter((option) => positionIn(option) > 0);
  return [...starting, ...containing];
}
