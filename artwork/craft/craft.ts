import type { Draw } from '#artwork/scenes.ts';
import { buildConsulting } from './build-consulting.ts';
import { buildDevelopment } from './build-development.ts';
import { designInterviews } from './design-interviews.ts';
import { designScreens } from './design-screens.ts';
import { designWireframes } from './design-wireframes.ts';
import { reviewReading, reviewRepair } from './review.ts';
import { roadmapCost } from './roadmap-cost.ts';
import { roadmapOrder } from './roadmap-order.ts';
import { roadmapScope } from './roadmap-scope.ts';
import { staffDesigners, staffDevelopers, staffManagers, staffQa } from './staff.ts';

/** The steps of the work for businesses. */
export const craftPictures: Readonly<Record<string, Draw>> = {
  'design-interviews': designInterviews,
  'design-wireframes': designWireframes,
  'design-screens': designScreens,
  'build-consulting': buildConsulting,
  'build-development': buildDevelopment,
  'review-reading': reviewReading,
  'review-repair': reviewRepair,
  'roadmap-scope': roadmapScope,
  'roadmap-order': roadmapOrder,
  'roadmap-cost': roadmapCost,
  'staff-developers': staffDevelopers,
  'staff-qa': staffQa,
  'staff-managers': staffManagers,
  'staff-designers': staffDesigners,
};
