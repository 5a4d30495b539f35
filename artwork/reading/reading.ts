import type { Draw } from '#artwork/scenes.ts';
import { blogsHeroNarrow, blogsHeroWide } from './blogs-hero.ts';
import { eventsHeroNarrow, eventsHeroWide } from './events-hero.ts';
import { learningHeroNarrow, learningHeroWide } from './learning-hero.ts';
import { nepalHeroNarrow, nepalHeroWide } from './nepal-hero.ts';
import { noEvents } from './no-events.ts';
import { papersHeroNarrow, papersHeroWide } from './papers-hero.ts';
import { trainingsHeroNarrow, trainingsHeroWide } from './trainings-hero.ts';

/** Heroes of the lists of articles, sessions and events. */
export const readingPictures: Readonly<Record<string, Draw>> = {
  'blogs-hero-wide': blogsHeroWide,
  'blogs-hero-narrow': blogsHeroNarrow,
  'nepal-hero-wide': nepalHeroWide,
  'nepal-hero-narrow': nepalHeroNarrow,
  'learning-hero-wide': learningHeroWide,
  'learning-hero-narrow': learningHeroNarrow,
  'papers-hero-wide': papersHeroWide,
  'papers-hero-narrow': papersHeroNarrow,
  'events-hero-wide': eventsHeroWide,
  'events-hero-narrow': eventsHeroNarrow,
  'trainings-hero-wide': trainingsHeroWide,
  'trainings-hero-narrow': trainingsHeroNarrow,
  'no-events': noEvents,
};
