import type { Draw } from '#artwork/scenes.ts';
import { caresHeroNarrow, caresHeroWide } from './cares-hero.ts';
import { centralCampus } from './central-campus.ts';
import { impactStorySunita } from './impact-story-sunita.ts';
import { officeGarden } from './office-garden.ts';
import { officeGate } from './office-gate.ts';
import { officeHall } from './office-hall.ts';
import { officeHeroNarrow, officeHeroWide } from './office-hero.ts';
import { officeStudio } from './office-studio.ts';
import { officeWorks } from './office-works.ts';
import { panelHire } from './panel-hire.ts';
import { panelProject } from './panel-project.ts';
import { placePartners } from './partner-logos.ts';

/** Places of work: the village, the office, the bridge. */
export const placePictures: Readonly<Record<string, Draw>> = {
  'cares-hero-wide': caresHeroWide,
  'cares-hero-narrow': caresHeroNarrow,
  'office-hero-wide': officeHeroWide,
  'office-hero-narrow': officeHeroNarrow,
  'office-gate': officeGate,
  'office-studio': officeStudio,
  'office-garden': officeGarden,
  'office-hall': officeHall,
  'office-works': officeWorks,
  'central-campus': centralCampus,
  'panel-hire': panelHire,
  'panel-project': panelProject,
  'impact-story-sunita': impactStorySunita,
  ...placePartners,
};
