/**
 * Reads packs for other folders. The Markdown modules load slowly, so they are imported only when a
 * pack is read.
 */
import type { adviceOn } from './advice.ts';
import type { inspectPack } from './read-pack.ts';

export const inspect: typeof inspectPack = async (...args) =>
  (await import('./read-pack.ts')).inspectPack(...args);

export const adviceFor: typeof adviceOn = async (...args) =>
  (await import('./advice.ts')).adviceOn(...args);
