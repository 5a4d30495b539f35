/** A brand can do without any of the areas. */
import { expect, test } from 'vitest';
import { AREA_NAMES, AREAS } from '#contract/areas.ts';
import { expectLeftOut } from './left-out-areas.ts';

/** Milliseconds for crawling most pages. */
const TIMEOUT = 120_000;

test('a site works without all areas', () => expectLeftOut(AREA_NAMES), TIMEOUT);

// Two halves, so that each area is once left out and once there.
test.each([0, 1])(
  'a site works without every second area, from number %i',
  (first) => expectLeftOut(AREA_NAMES.filter((_, index) => index % 2 === first)),
  TIMEOUT,
);

test('each area names files', () => {
  for (const { files } of Object.values(AREAS)) expect(files.length).toBeGreaterThan(0);
});
