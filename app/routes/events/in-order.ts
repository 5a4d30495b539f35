import { stageOf } from '#contract/event-times.ts';
import type { Gathering } from '#contract/gatherings.ts';

/**
 * What is to come or under way, the next one first, and what has been, the latest first. By the
 * clock and not as it came: other hosts sort as they like, and a page may stay open for long.
 */
export function inOrder(gatherings: readonly Gathering[], now: number) {
  const byStart = gatherings.toSorted((one, other) => one.start - other.start);
  const isOver = (gathering: Gathering) => stageOf(gathering, now) === 'after';
  return {
    upcoming: byStart.filter((gathering) => !isOver(gathering)),
    past: byStart.filter(isOver).reverse(),
  };
}
