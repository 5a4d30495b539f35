export interface SelectOption {
  id: string;
  label: string;
}

/** The options that a typed text means: those that start with it before those that contain it. */
export function matchingOptions<Option extends SelectOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [...options];
  const positionIn = ({ label }: Option) => label.toLowerCase().indexOf(text);
  const starting = options.filter((option) => positionIn(option) === 0);
  const containing = options.filter((option) => positionIn(option) > 0);
  return [...starting, ...containing];
}
