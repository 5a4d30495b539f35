import type { Draw } from '#drawings/scenes.ts';
import { campusHeroNarrow, campusHeroWide } from './campus-hero.ts';
import { careerHeroNarrow, careerHeroWide } from './career-hero.ts';
import { trailHeroNarrow, trailHeroWide } from './trail-hero.ts';

/** What further pages open with, each at an hour of its own. */
export const heroPictures: Readonly<Record<string, Draw>> = {
  'career-hero-wide': careerHeroWide,
  'career-hero-narrow': careerHeroNarrow,
  'trail-hero-wide': trailHeroWide,
  'trail-hero-narrow': trailHeroNarrow,
  'campus-hero-wide': campusHeroWide,
  'campus-hero-narrow': campusHeroNarrow,
};
