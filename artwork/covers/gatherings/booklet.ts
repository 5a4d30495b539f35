import { bar, box } from '#artwork/people/cards.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { element, group, line, type Point, path, place } from '#artwork/svg.ts';

const BOOK = { width: 186, height: 252 } as const;

export interface Booklet {
  /** The middle of the booklet's foot. */
  readonly at: Point;
  readonly cover: readonly [top: string, foot: string];
  readonly spine: string;
  readonly ink: string;
  readonly faint: string;
  /** Drawn with its origin at the upper left of the cover. */
  readonly art: string;
  readonly titleAt?: number;
  readonly shadow: string;
  /** The side of the shadow. */
  readonly lean: 1 | -1;
}

const { width: W, height: H } = BOOK;

function pages(): string {
  const edges = [2.5, 5].map((x) => `M${W + x} ${2 - x / 2}V${H - 2}`).join('');
  return (
    path(`M0 3L10-6H${W + 12}V${H - 4}L${W} ${H}z`, { fill: '#EFE6D6' }) +
    path(`M${W - 4} 4L${W + 8}-3V${H - 3}L${W - 4} ${H}z`, { fill: '#FFFDF6' }) +
    line(edges, '#C9BFAE', 1.2) +
    path(`M${W + 8}-6h4V${H - 4}l-4 1z`, { fill: '#0B2440', opacity: 0.35 })
  );
}

function title(y: number, ink: string, faint: string): string {
  return (
    bar(28, y, 92, ink, 9) + bar(28, y + 15, 60, ink, 9) + box(W - 44, H - 34, 22, 14, 4, faint)
  );
}

/** Upright and slightly open, with a shadow on the ground. */
export function booklet(sheet: Sheet, options: Booklet): string {
  const { at, cover, spine, ink, faint, art, shadow, lean } = options;
  const front = element('rect', { width: W, height: H, rx: 4 });
  const cast = lean > 0 ? `M10 ${H}h${W}l92 24H66z` : `M10 ${H}h${W}l-56 24h-222z`;
  return place(
    [at[0] - W / 2, at[1] - H],
    1,
    path(cast, { fill: shadow, opacity: 0.45 }) +
      ellipse([W / 2 + 8, H + 1], W / 2 + 16, 6, shadow) +
      pages() +
      group(
        { 'clip-path': sheet.clip(front) },
        element('rect', {
          width: W,
          height: H,
          fill: sheet.fade([0, cover[0]], [1, cover[1]]),
        }),
        art,
        path(`M0 0h14v${H}H0z`, { fill: spine }),
        path(`M14 0h3v${H}h-3z`, { fill: '#FFFFFF', opacity: 0.25 }),
      ) +
      title(options.titleAt ?? 22, ink, faint),
  );
}
