import { hours } from '#artwork/hours.ts';
import type { Draw } from '#artwork/scenes.ts';
import { drawView } from './hour-view.ts';
import { packagesHeroWide } from './packages-hero.ts';
import { packagesHeroNarrow } from './packages-hero-narrow.ts';
import { afterNoon } from './views-after-noon.ts';
import { beforeNoon } from './views-before-noon.ts';

const views = [...beforeNoon, ...afterNoon];

const viewPictures = hours.map((hour, index): [string, Draw] => {
  const view = views[index];
  if (view === undefined) throw new Error(`No view for ${hour.name}`);
  const name = `view-${String(index).padStart(2, '0')}`;
  return [name, (asName) => drawView(asName, hour, index, view)];
});

/** The market of the twelve hours, and a view for each of them. */
export const packageViewPictures: Readonly<Record<string, Draw>> = {
  'packages-hero-wide': packagesHeroWide,
  'packages-hero-narrow': packagesHeroNarrow,
  ...Object.fromEntries(viewPictures),
};
