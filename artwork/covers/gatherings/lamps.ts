import type { Sheet } from '#artwork/sheet.ts';
import { lightLine } from '#artwork/stories/lamp-strings.ts';
import type { Point } from '#artwork/svg.ts';

/** As many lamps from post to post as fit. */
export function lampChain(
  sheet: Sheet,
  posts: readonly Point[],
  sag: number,
  cord: string,
): string {
  return posts
    .slice(1)
    .map((to, index) => {
      const from = posts[index] ?? to;
      const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 34));
      return lightLine(sheet, { from, to, sag, count }, cord);
    })
    .join('');
}
