/** Where a section of the home page is, and the background and the space that follow from it. */
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import type { SectionId } from '#contract/page-sections.ts';

export type HomeBackground = 'sky' | 'paper' | 'morning' | 'dawn' | 'night';
export type HomePlace = SectionPlace<HomeBackground>;

/** The backgrounds of each section, in order of preference. */
export const HOME_BACKGROUNDS = {
  hero: ['sky'],
  packages: ['night', 'morning', 'dawn'],
  solutions: ['morning', 'dawn'],
  why: ['paper'],
  figures: ['paper'],
  partners: ['paper'],
  cases: ['morning', 'dawn'],
  voices: ['dawn', 'morning'],
  meter: ['paper'],
  deRisk: ['night'],
  newsletter: ['paper'],
} as const satisfies Record<SectionId<'home'>, readonly [HomeBackground, ...HomeBackground[]]>;

/** The background of a section that is light and not on paper. */
export const lightBackground = ({ background }: HomePlace) =>
  background === 'dawn' ? 'dawn' : 'morning';

/** The section continues the paper of the one before it. */
export const continuesPaper = ({ previous }: HomePlace) => previous === 'paper';

/** Between a section on paper and another background. */
const LARGE = { top: 'pt-[clamp(72px,9.4vw,128px)]', bottom: 'pb-[clamp(72px,9.4vw,128px)]' };

/**
 * Classes for the space of a section on paper. It needs none below if the next one is on paper,
 * because that begins with its own.
 * @param top classes of the space above
 */
export const paperSpace = ({ next }: HomePlace, top = LARGE.top) =>
  next === 'paper' ? top : `${top} ${LARGE.bottom}`;
