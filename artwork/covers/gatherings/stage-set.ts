import { box } from '#artwork/people/cards.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

export const BOARDS = 268;
export const POSTS: readonly [Point, Point] = [
  [150, 52],
  [490, 52],
];

export type Wood = readonly [face: string, edge: string, post: string];

/** Two cones in a case: origin at its lower left. */
export function loudspeaker(at: Point): string {
  return place(
    at,
    1,
    box(0, -96, 48, 96, 5, '#16223C') +
      circle([24, -72], 11, { fill: '#3A4A6C' }) +
      circle([24, -32], 18, { fill: '#3A4A6C' }) +
      circle([24, -32], 7, { fill: '#16223C' }),
  );
}

/** A cloth between the posts that shows the bridge. */
export function backdrop(cloth: string, ink: string): string {
  const across = 'M190 208h260M236 214V124M404 214V124';
  const cable = 'M190 186Q214 150 236 128Q320 232 404 128Q426 150 450 186';
  const ropes = [262, 290, 320, 350, 378].map((x) => {
    const sag = 4 * 50 * ((x - 236) / 168) * ((404 - x) / 168);
    return `M${x} ${Math.round(130 + sag)}V208`;
  });
  return (
    path(`M164 76h312v${BOARDS - 84}H164z`, { fill: cloth }) +
    line(across, ink, 6, { 'stroke-linecap': 'round' }) +
    line(cable, ink, 4) +
    line(ropes.join(''), ink, 2)
  );
}

/** The floorboards, and the posts with their beam. */
export function scaffold([face, edge, post]: Wood): string {
  const [left, right] = POSTS;
  const skirt = [120, 170, 220, 270, 320, 370, 420, 470, 520].map((x) => `M${x} 280v30`).join('');
  return (
    path(
      `M${left[0] - 6} ${left[1]}h12V${BOARDS}h-12zM${right[0] - 6} ${right[1]}h12V${BOARDS}h-12z`,
      {
        fill: post,
      },
    ) +
    path(`M138 60h364v12H138z`, { fill: post }) +
    path(`M90 ${BOARDS}h460l14 12H76z`, { fill: edge }) +
    path(`M76 280h488v34H76z`, { fill: face }) +
    line(skirt, '#06182B', 2, { opacity: 0.2 })
  );
}

export function microphone(at: Point, scale: number, flip: number): string {
  return place(
    at,
    scale,
    line('M0 0V-112l-12-8', '#8FA3B8', 3.4) +
      path('M-18 0q4-7 18-7t18 7z', { fill: '#5F7F9F' }) +
      circle([-15, -122], 5.5, { fill: '#0B1B2B' }),
    flip,
  );
}
