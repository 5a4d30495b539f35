import type { Draw } from '#artwork/scenes.ts';
import { businessCost } from './business-cost.ts';
import { businessImpact } from './business-impact.ts';
import { businessOverlap } from './business-overlap.ts';
import { businessPace } from './business-pace.ts';
import { businessScale } from './business-scale.ts';
import { businessSupport } from './business-support.ts';
import { businessVetted } from './business-vetted.ts';
import { careerGrowth } from './career-growth.ts';
import { careerHome } from './career-home.ts';
import { careerProof } from './career-proof.ts';
import { careerTeam } from './career-team.ts';
import { nightHeroWide } from './night-hero.ts';
import { nightHeroNarrow } from './night-hero-narrow.ts';

/** The pictures of working with Setu, of hiring through it, and of the night above both. */
export const workingPictures: Readonly<Record<string, Draw>> = {
  'night-hero-wide': nightHeroWide,
  'night-hero-narrow': nightHeroNarrow,
  'career-home': careerHome,
  'career-team': careerTeam,
  'career-growth': careerGrowth,
  'career-proof': careerProof,
  'business-cost': businessCost,
  'business-pace': businessPace,
  'business-vetted': businessVetted,
  'business-overlap': businessOverlap,
  'business-support': businessSupport,
  'business-scale': businessScale,
  'business-impact': businessImpact,
};
