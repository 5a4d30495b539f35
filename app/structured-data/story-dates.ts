import type { LocalizedPack } from '#app/pack.ts';
import type { Dates } from '#contract/copy-parts.ts';
import { startOfDay } from './moments.ts';

/** The dates of a story whose copy is built in. */
export const storyDates = (pack: LocalizedPack, { published, updated = published }: Dates) => ({
  published: startOfDay(pack, published),
  modified: startOfDay(pack, updated),
});
