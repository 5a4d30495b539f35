import type { Dates } from '#contract/copy-parts.ts';
import { startOfDay } from './moments.ts';

/** The dates of a story whose copy is built in. */
export const storyDates = ({ published, updated = published }: Dates) => ({
  published: startOfDay(published),
  modified: startOfDay(updated),
});
