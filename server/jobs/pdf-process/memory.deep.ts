/** The memory that each bomb takes when it is read as text and drawn as a picture. */
import { expect, test } from 'vitest';
import { BOMBS } from '#tests/hostile-resumes/bombs.ts';
import { SMALL_BOMBS } from '#tests/hostile-resumes/small-bombs.ts';
import { MOST_PEAK, PLAIN_PEAK, peakOf } from '#tests/pdf-peak.ts';
import { pageJob, TEXT_JOB } from './jobs.ts';

const CASES = [...BOMBS, ...SMALL_BOMBS].map((bomb) => [bomb.name, bomb] as const);

test.runIf(process.platform === 'linux').each(CASES)(
  '%s stays within the bound',
  async (_name, bomb) => {
    for (const job of [TEXT_JOB, pageJob(1)]) {
      const peak = await peakOf(bomb.bytes(), job);
      expect(peak).toBeGreaterThan(PLAIN_PEAK);
      expect(peak).toBeLessThan(MOST_PEAK);
    }
  },
  120_000,
);
