/** How many items the product's specification wants in lists of the default pack. */
import { expect, test } from 'vitest';
import { valueIn } from '#domain/content/source/index.ts';
import { hasDefaultPack } from '#tests/pack.ts';
import { readBuiltInCopy } from './built-in-copy.ts';

const SOLUTIONS = 'pages/solutions';

/** A file, the path of a list in it, and the number of its items. */
const COUNTS: readonly (readonly [file: string, path: string, count: number])[] = [
  ['solutions.yaml', '', 6],
  ['service-packages.yaml', '', 12],
  ['partners.yaml', '', 5],
  ['case-studies.yaml', '', 3],
  ['site.yaml', 'offices', 2],
  ['staffing.yaml', 'profiles', 3],
  ['pages/about.yaml', 'values.items', 4],
  ['pages/about.yaml', 'team.people', 6],
  ['pages/about.yaml', 'story.tabs', 2],
  ['pages/office.yaml', 'tour.slides', 4],
  ['pages/why-businesses.yaml', 'benefits.rows', 7],
  ['pages/why-careers.yaml', 'benefits.rows', 4],
  ['pages/why-careers.yaml', 'extras.items', 6],
  ['pages/remote-career.yaml', 'pool.steps', 4],
  ['pages/remote-career.yaml', 'onboarding.steps', 5],
  ['pages/verified-badges.yaml', 'level1.panels', 4],
  ['pages/cares.yaml', 'initiatives.items', 5],
  ['pages/cares.yaml', 'partners.items', 3],
  ['pages/cares.yaml', 'act.panels', 2],
  ['pages/impact-stories.yaml', 'counters.items', 3],
  [`${SOLUTIONS}/design-my-app.yaml`, 'steps.items', 3],
  [`${SOLUTIONS}/design-my-app.yaml`, 'benefits.items', 4],
  [`${SOLUTIONS}/build-my-app.yaml`, 'benefits.items', 5],
  [`${SOLUTIONS}/build-my-app.yaml`, 'services.items', 2],
  [`${SOLUTIONS}/review-my-app.yaml`, 'reviews.items', 4],
  [`${SOLUTIONS}/review-my-app.yaml`, 'implementation.items', 3],
  [`${SOLUTIONS}/roadmap-my-app.yaml`, 'plan.items', 3],
  [`${SOLUTIONS}/roadmap-my-app.yaml`, 'why.items', 3],
  [`${SOLUTIONS}/staff-augmentation.yaml`, 'roles.items', 4],
  [`${SOLUTIONS}/staff-augmentation.yaml`, 'why.items', 3],
  [`${SOLUTIONS}/implement-identity-management.yaml`, 'phases.items', 4],
  [`${SOLUTIONS}/implement-identity-management.yaml`, 'features.items', 3],
  [`${SOLUTIONS}/implement-identity-management.yaml`, 'impact.items', 3],
];

test.runIf(hasDefaultPack).each(COUNTS)('%s %s has %i items', (file, path, count) => {
  const copy = readBuiltInCopy('content', file);
  expect(valueIn(copy, path === '' ? [] : path.split('.'))).toHaveLength(count);
});
