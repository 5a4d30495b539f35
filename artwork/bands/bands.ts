import type { Draw } from '#artwork/scenes.ts';
import { airstripBandNarrow, airstripBandWide } from './airstrip.ts';
import { bayNightNarrow, bayNightWide } from './bay-night.ts';
import { chortenBandNarrow, chortenBandWide } from './chortens.ts';
import { lakeBandNarrow, lakeBandWide } from './lake.ts';
import { newsstandBandNarrow, newsstandBandWide } from './newsstand.ts';
import { impactHeroNarrow, impactHeroWide } from './roof-day.ts';

/** The low bands behind headings, and the night scene of the pages for businesses. */
export const bandPictures: Readonly<Record<string, Draw>> = {
  'lake-band-wide': lakeBandWide,
  'lake-band-narrow': lakeBandNarrow,
  'airstrip-band-wide': airstripBandWide,
  'airstrip-band-narrow': airstripBandNarrow,
  'chorten-band-wide': chortenBandWide,
  'chorten-band-narrow': chortenBandNarrow,
  'newsstand-band-wide': newsstandBandWide,
  'newsstand-band-narrow': newsstandBandNarrow,
  'impact-hero-wide': impactHeroWide,
  'impact-hero-narrow': impactHeroNarrow,
  'bay-night-wide': bayNightWide,
  'bay-night-narrow': bayNightNarrow,
};
