import type { Draw } from '#artwork/scenes.ts';
import { solutionBuildNarrow, solutionBuildWide } from './build.ts';
import { solutionDesignNarrow, solutionDesignWide } from './design.ts';
import { solutionIdentityNarrow, solutionIdentityWide } from './identity.ts';
import { identityDiscovery } from './identity-discovery.ts';
import { identityWatch } from './identity-watch.ts';
import { solutionReviewNarrow, solutionReviewWide } from './review.ts';
import { solutionRoadmapNarrow, solutionRoadmapWide } from './roadmap.ts';
import { solutionStaffNarrow, solutionStaffWide } from './staff.ts';

/** One valley at night, from a different place for each solution. */
export const solutionPictures: Readonly<Record<string, Draw>> = {
  'solution-design-wide': solutionDesignWide,
  'solution-design-narrow': solutionDesignNarrow,
  'solution-roadmap-wide': solutionRoadmapWide,
  'solution-roadmap-narrow': solutionRoadmapNarrow,
  'solution-build-wide': solutionBuildWide,
  'solution-build-narrow': solutionBuildNarrow,
  'solution-staff-wide': solutionStaffWide,
  'solution-staff-narrow': solutionStaffNarrow,
  'solution-review-wide': solutionReviewWide,
  'solution-review-narrow': solutionReviewNarrow,
  'solution-identity-wide': solutionIdentityWide,
  'solution-identity-narrow': solutionIdentityNarrow,
  'identity-discovery': identityDiscovery,
  'identity-watch': identityWatch,
};
