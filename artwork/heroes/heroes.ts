import type { Draw } from '#artwork/scenes.ts';
import { campusHeroWide } from './campus-hero.ts';
import { campusHeroNarrow } from './campus-hero-narrow.ts';
import { careerHeroWide } from './career-hero.ts';
import { careerHeroNarrow } from './career-hero-narrow.ts';
import { trailHeroNarrow, trailHeroWide } from './trail-hero.ts';

/** Heroes of further pages, each at its own time of day. */
export const heroPictures: Readonly<Record<string, Draw>> = {
  'career-hero-wide': careerHeroWide,
  'career-hero-narrow': careerHeroNarrow,
  'trail-hero-wide': trailHeroWide,
  'trail-hero-narrow': trailHeroNarrow,
  'campus-hero-wide': campusHeroWide,
  'campus-hero-narrow': campusHeroNarrow,
};
