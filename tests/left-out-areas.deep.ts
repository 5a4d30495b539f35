/** As `left-out-areas.test.ts`, with each area alone. */
import { test } from 'vitest';
import { AREA_NAMES } from '#contract/areas.ts';
import { expectLeftOut } from './left-out-areas.ts';

/** Milliseconds for crawling most pages. */
const TIMEOUT = 180_000;

test.each(AREA_NAMES)('a site works without %s', (area) => expectLeftOut([area]), TIMEOUT);

test.each(AREA_NAMES)(
  'a site works with only %s',
  (area) => expectLeftOut(AREA_NAMES.filter((other) => other !== area)),
  TIMEOUT,
);
