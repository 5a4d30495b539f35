import { type Arm, arm, torsoSide } from '#artwork/people/body.ts';
import { head } from '#artwork/people/head.ts';
import { type Look, TROUSERS } from '#artwork/people/looks.ts';
import { element, line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

interface Seated {
  readonly look: Look;
  readonly near: Arm;
  readonly far?: Arm;
  readonly cushion: string;
  readonly held?: string;
}

/** On a cushion, legs folded, facing right: origin at the hip; 105 above it, 34 below. */
export function crossLegged(at: Point, scale: number, seated: Seated, flip = 1): string {
  const { look, near, far, cushion, held = '' } = seated;
  const cloth = look.trousers ?? TROUSERS;
  return place(
    at,
    scale,
    element('rect', { x: -38, y: 14, width: 96, height: 20, rx: 10, fill: cushion }) +
      path('M-28 27H48q6 0 8-3-1 10-10 10H-28q-8 0-9-7 3 0 9 0z', {
        fill: '#0B2540',
        opacity: 0.16,
      }) +
      line('M6-4L52 8L30 14', cloth, 15, round) +
      line('M6-4L52 8L30 14', '#06182B', 15, { ...round, opacity: 0.2 }) +
      path('M-8 10q6-8 16-4l4 11H-6q-6-2-2-7z', { fill: look.skin }) +
      (far ? arm([10, -44], far, look, 'far') : '') +
      torsoSide(look) +
      line('M0-4L44 10L8 13', cloth, 16, round) +
      head([1, -53], 0.92, look, 'side') +
      held +
      arm([-2, -43], near, look),
    flip,
  );
}

/** A low table with a thick top: origin at its upper left. */
export function lowTable(
  at: Point,
  width: number,
  height: number,
  top: string,
  dark: string,
): string {
  return place(
    at,
    1,
    path(`M16 14h18l-4 ${height - 14}h-12zM${width - 34} 14h18l-2 ${height - 14}h-12z`, {
      fill: dark,
    }) +
      path(`M20 14h${width - 40}v14q-${(width - 40) / 2} 14-${width - 40} 0z`, { fill: dark }) +
      element('rect', { width, height: 15, rx: 4, fill: top }) +
      path(`M4 15h${width - 8}v5H4z`, { fill: '#06182B', opacity: 0.2 }),
  );
}

/** A small speech card whose tail points to the speaker. */
export function saying(at: Point, width: number, words: readonly string[], flip = 1): string {
  const height = 22 + words.length * 16;
  const tail =
    flip > 0 ? `M30 ${height - 3}l-12 22 36-22z` : `M${width - 30} ${height - 3}l12 22-36-22z`;
  const shape =
    element('rect', { width, height, rx: 16, fill: '#FFFFFF' }) + path(tail, { fill: '#FFFFFF' });
  const shares = words.length === 1 ? [0.8] : [1, 0.62, 0.84];
  const lines = words.map((fill, index) =>
    element('rect', {
      x: 20,
      y: 19 + index * 16,
      width: (width - 40) * (shares[index] ?? 1),
      height: 8,
      rx: 4,
      fill,
    }),
  );
  return place(
    at,
    1,
    element('rect', {
      x: 3,
      y: 8,
      width: width - 6,
      height,
      rx: 16,
      fill: '#06284A',
      opacity: 0.18,
    }) +
      shape +
      lines.join(''),
  );
}
