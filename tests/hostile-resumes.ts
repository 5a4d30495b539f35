/** Five hundred hostile resumes, the same on each run. */
import { RESUMES_WITH_ACTIONS } from './hostile-resumes/actions.ts';
import { BOMBS } from './hostile-resumes/bombs.ts';
import { broken } from './hostile-resumes/broken.ts';
import type { HostileResume } from './hostile-resumes/hostile-resume.ts';
import { SMALL_BOMBS } from './hostile-resumes/small-bombs.ts';
import { STRUCTURES } from './hostile-resumes/structures.ts';
import { markup, TEXTS } from './hostile-resumes/texts.ts';

export type { HostileResume } from './hostile-resumes/hostile-resume.ts';

const ALL = 500;

const fixed = [
  ...RESUMES_WITH_ACTIONS,
  ...BOMBS,
  ...SMALL_BOMBS,
  ...STRUCTURES,
  ...TEXTS,
  ...broken({ truncated: 40, mutated: 60, junk: 20 }),
];

export const HOSTILE_RESUMES: readonly HostileResume[] = [...fixed, ...markup(ALL - fixed.length)];
