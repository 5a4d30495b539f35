/** Backgrounds of the sections of a page whose order editors choose. */

export type SectionBackground = 'sky' | 'paper' | 'morning' | 'dawn' | 'deep' | 'night';

/** Backgrounds of a section in order of preference: the second one is used beside an equal one. */
export const PREFER = {
  sky: ['sky'],
  paper: ['paper'],
  morning: ['morning', 'dawn'],
  dawn: ['dawn', 'morning'],
  deep: ['deep', 'morning'],
  night: ['night'],
} as const satisfies Record<
  SectionBackground,
  readonly [SectionBackground, ...SectionBackground[]]
>;

/** The background of a section that cannot have another one. */
export const ONLY = {
  dawn: ['dawn'],
  deep: ['deep'],
} as const satisfies Partial<Record<SectionBackground, readonly [SectionBackground]>>;

const CLASSES: Record<SectionBackground, string> = {
  sky: '',
  paper: '',
  morning: 'ground-morning',
  dawn: 'ground-dawn',
  deep: 'on-night ground-deep',
  night: '',
};

interface Ground {
  background: SectionBackground;
  previous: SectionBackground | undefined;
  next: SectionBackground | undefined;
}

/** Classes of a section's background. The last one of a page extends behind the footer. */
export function groundClass({ background, next }: Pick<Ground, 'background' | 'next'>): string {
  const ground = CLASSES[background];
  return ground !== '' && next === undefined ? `${ground} page-end` : ground;
}

/** A section that continues the paper of the one before it has no space above. */
export const spaceAbove = ({ background, previous }: Ground): string =>
  background === 'paper' && previous === 'paper' ? 'pt-0' : '';

/** Two neighbors may both be paper, because paper is the page's ground. */
const clash = (one: SectionBackground, other: SectionBackground | undefined): boolean =>
  one === other && one !== 'paper';

/**
 * Chooses a background for each section so that neighbors differ if that is possible at all. Of
 * several ways, it takes the one in which the first sections have what they prefer.
 * @param choices for each section, the backgrounds that it can have, in order of preference
 */
export function chooseBackgrounds<Background extends SectionBackground>(
  choices: readonly (readonly [Background, ...Background[]])[],
): Background[] {
  const clashes = fewestClashes(choices);
  const chosen: Background[] = [];
  for (const [index, choice] of choices.entries()) {
    const costOf = (option: Background) =>
      Number(clash(option, chosen.at(-1))) + (clashes[index]?.get(option) ?? 0);
    const lowest = Math.min(...choice.map(costOf));
    chosen.push(choice.find((option) => costOf(option) === lowest) ?? choice[0]);
  }
  return chosen;
}

/** For each option of each section, the equal neighbors that it causes below itself. */
function fewestClashes<Background extends SectionBackground>(
  choices: readonly (readonly Background[])[],
): ReadonlyMap<Background, number>[] {
  const clashes: ReadonlyMap<Background, number>[] = [];
  for (const choice of choices.toReversed()) {
    const below = [...(clashes[0] ?? [])];
    const counts = choice.map((option): [Background, number] => {
      const costs = below.map(([next, count]) => count + Number(clash(option, next)));
      return [option, costs.length > 0 ? Math.min(...costs) : 0];
    });
    clashes.unshift(new Map(counts));
  }
  return clashes;
}
