/** Backgrounds of the sections of a page whose order editors choose. */

export type SectionBackground = 'sky' | 'paper' | 'morning' | 'dawn' | 'deep' | 'night';

/** Two neighbors may both be paper, because paper is the page's ground. */
const clash = (one: SectionBackground, other: SectionBackground | undefined): boolean =>
  one === other && one !== 'paper';

/**
 * Chooses a background for each section so that neighbors differ.
 * @param choices for each section, the backgrounds that it can have, in order of preference
 */
export function chooseBackgrounds<Background extends SectionBackground>(
  choices: readonly (readonly [Background, ...Background[]])[],
): Background[] {
  const chosen: Background[] = [];
  for (const [index, choice] of choices.entries()) {
    const next = choices[index + 1];
    // The next section adapts to this one if it can.
    const fixedNext = next?.length === 1 ? next[0] : undefined;
    const background = choice.find(
      (option) => !clash(option, chosen.at(-1)) && !clash(option, fixedNext),
    );
    chosen.push(background ?? choice[0]);
  }
  return chosen;
}
