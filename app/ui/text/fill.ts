export { fill } from '#contract/fill.ts';

/** The form of a word that goes with a count. */
export function plural(count: number, { one, many }: { one: string; many: string }): string {
  return count === 1 ? one : many;
}
