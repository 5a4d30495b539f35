import { circle, line, path } from '#artwork/svg.ts';

export type HairStyle = 'short' | 'long' | 'bun' | 'braid' | 'topi';

const HAIR = '#1B1412';

const CROP =
  'M-9.4 2C-12-8-5-13.5 2-12.8 8-12.2 10.8-8 9-4.2 5-5.4 1-5.4-1.4-3.6-2.4-2-2.6 0-3.4 2.6L-5.6 4.4' +
  'Q-8.4 5-9.4 2z';
const SWEPT =
  'M9-4.2C10.8-10 5-13.6-.6-13-8.4-12.4-11.6-6-10.4 1.4-10 5.4-8 7.4-6.4 7-4.6 5-4 3.4-3.4 1.2' +
  '-2.6-2 3-4.2 9-4.2z';
const FLOWING =
  'M9-4.2C10.8-10 5-13.6-.6-13-9-12.4-12-6-11.5 2-11.3 8-12.4 13-10 19-6.6 20.6-2.6 19-3 14' +
  '-3.4 10-4.6 6-4 1.4-2.8-2 3-4.2 9-4.2z';

function topi(): string {
  return (
    path('M-9.6 2q-1-4 .2-9h6.4l.6 8.4q-3 0-3.4 2.4-2.8.6-3.8-1.8z', { fill: HAIR }) +
    path('M-9.8-4.4L-8-13.6q8.6-3.4 16.4-.6l2 8.6q-10-2.4-20.2 1.2z', { fill: '#C65B62' }) +
    line('M-9.2-6.2q9.6-3.6 18.8-1.4', '#FFF3E2', 1.5, { 'stroke-dasharray': '1.8 1.8' })
  );
}

function hair(style: HairStyle): string {
  switch (style) {
    case 'short':
      return path(CROP, { fill: HAIR });
    case 'long':
      return path(FLOWING, { fill: HAIR });
    case 'bun':
      return circle([-10.4, -6], 5, { fill: HAIR }) + path(SWEPT, { fill: HAIR });
    case 'braid':
      return (
        line('M-8.4 3q-4.6 10-1.4 24', HAIR, 4.4, { 'stroke-linecap': 'round' }) +
        path(SWEPT, { fill: HAIR })
      );
    case 'topi':
      return topi();
  }
}

function features(): string {
  const round = { 'stroke-linecap': 'round' };
  return (
    line('M5-1.6h0', '#20100A', 1.9, round) +
    line('M3-5q1.7-1.1 3.3-.4', HAIR, 0.9, round) +
    line('M3.8 4.8q2.4 1.2 3.6-.6', '#3A1608', 0.9, { ...round, opacity: 0.8 })
  );
}

/** Hidden by long hair. */
function ear(style: HairStyle, skin: string): string {
  return style === 'long' ? '' : circle([-3.4, 1], 2.1, { fill: skin });
}

/** Faces right: origin at the middle of the face. */
export function head(style: HairStyle, skin: string): string {
  const face = 'M-9-.6a9 9 0 0 1 17.9-1l1.9 3.6-1.7 1A9 9 0 0 1-9-.6';
  return path(face, { fill: skin }) + features() + hair(style) + ear(style, skin);
}

/** From behind, only the hair is visible. */
export function headFromBehind(style: 'short' | 'long' | 'bun', skin: string): string {
  const ears = circle([-9.4, 1.6], 2.2, { fill: skin }) + circle([9.4, 1.6], 2.2, { fill: skin });
  const crown =
    style === 'long'
      ? 'M-10.4 0C-11-9-6-13.4 0-13.4S11-9 10.4 0C10.6 8 12 14 10.6 19.6H-10.6C-12 14-10.6 8-10.4 0z'
      : 'M-9.8 0C-10.6-9-6-13.2 0-13.2S10.6-9 9.8 0C9.6 6 5.4 9.4 0 9.4S-9.6 6-9.8 0z';
  const knot = style === 'bun' ? circle([0, -14], 5.2, { fill: HAIR }) : '';
  return (style === 'long' ? '' : ears) + knot + path(crown, { fill: HAIR });
}
