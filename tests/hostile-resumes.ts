/** Five hundred hostile resumes, the same on each run. */
import { ACTING } from './hostile-resumes/actions.ts';
import { BOMBS } from './hostile-resumes/bombs.ts';
import { broken } from './hostile-resumes/broken.ts';
import type { HostileResume } from './hostile-resumes/hostile-resume.ts';
import { SMALL_BOMBS } from './hostile-resumes/small-bombs.ts';
import { STRUCTURES } from './hostile-resumes/structures.ts';
import { markup, TEXTS } from './hostile-resumes/texts.ts';

export type { HostileResume } from './hostile-resumes/hostile-resume.ts';

const ALL = 500;

const fixed = [
  ...ACTING,
  ...BOMBS,
  ...SMALL_BOMBS,
  ...STRUCTURES,
  ...TEXTS,
  ...broken({ truncated: 40, mutated: 60, junk: 20 }),
];

export const HOSTILE_RESUMES: readonly HostileResume[] = [...fixed, ...markup(ALL - fixed.length)];
