import { bandPictures } from './bands/bands.ts';
import { caseAnthropicIdentity, caseDivacs, caseSharpScribe } from './case-art.ts';
import { caseLogos } from './case-logos.ts';
import { cityPictures } from './cities/cities.ts';
import { closed } from './closed.ts';
import { closers } from './closers/closers.ts';
import { closingNarrow, closingWide } from './closing.ts';
import { craftPictures } from './craft/craft.ts';
import { desk } from './desk.ts';
import { footRidge } from './foot-ridge.ts';
import { formBandNarrow, formBandWide } from './form-band.ts';
import { heroPictures } from './heroes/heroes.ts';
import { homeHeroNarrow } from './home-hero-narrow.ts';
import { homeHeroWide } from './home-hero-wide.ts';
import { hourTile } from './hour-tile.ts';
import { hours } from './hours.ts';
import { jobsHeroNarrow, jobsHeroWide } from './jobs-hero.ts';
import { lost } from './lost.ts';
import { favicon, mark, markLight } from './mark.ts';
import { menuPictures } from './menus/menus.ts';
import { nightCard } from './night-card.ts';
import { noResult } from './no-result.ts';
import { packagePictures } from './package-picture.ts';
import { packageSquares } from './package-square.ts';
import { packageViewPictures } from './packages/packages.ts';
import { partners } from './partners.ts';
import { peoplePictures } from './people/people.ts';
import { placePictures } from './places/places.ts';
import { readingPictures } from './reading/reading.ts';
import { roleClosed } from './role-closed.ts';
import { savedRoles } from './saved-roles.ts';
import { solutionPictures } from './solutions/solutions.ts';
import { storyPictures } from './stories/stories.ts';
import { thankYou } from './thank-you.ts';
import { workingPictures } from './working/working.ts';

export type Draw = (name: string) => string;

const single: Readonly<Record<string, Draw>> = {
  'home-hero-wide': homeHeroWide,
  'home-hero-narrow': homeHeroNarrow,
  'case-divacs': caseDivacs,
  'case-sharp-scribe': caseSharpScribe,
  'case-anthropic-identity': caseAnthropicIdentity,
  desk,
  'closing-wide': closingWide,
  'closing-narrow': closingNarrow,
  ...closers,
  ...bandPictures,
  ...partners,
  ...caseLogos,
  'jobs-hero-wide': jobsHeroWide,
  'jobs-hero-narrow': jobsHeroNarrow,
  'form-band-wide': formBandWide,
  'form-band-narrow': formBandNarrow,
  'thank-you': thankYou,
  lost,
  closed,
  'saved-roles': savedRoles,
  'role-closed': roleClosed,
  'no-result': noResult,
  'night-card': nightCard,
  'foot-ridge': footRidge,
  mark,
  'mark-light': markLight,
  favicon,
  ...workingPictures,
  ...peoplePictures,
  ...placePictures,
  ...cityPictures,
  ...heroPictures,
  ...craftPictures,
  ...solutionPictures,
  ...storyPictures,
  ...packageViewPictures,
  ...readingPictures,
};

const tiles = hours.map((hour, index): [string, Draw] => [
  `hour-${String(index).padStart(2, '0')}`,
  (name) => hourTile(name, hour),
]);

/** All drawings by file name. */
export const scenes: readonly (readonly [name: string, draw: Draw])[] = [
  ...Object.entries(single),
  ...tiles,
  ...packagePictures,
  ...packageSquares,
  ...Object.entries(menuPictures),
];
