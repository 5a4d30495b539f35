import { circle, line, type Point, path, place, tidy } from '#artwork/svg.ts';
import { head } from './head.ts';
import { type Look, TROUSERS } from './looks.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const SHADE = '#06182B';

/** From the shoulder over the elbow to the hand. */
export interface Arm {
  readonly elbow: Point;
  readonly hand: Point;
}

interface Body {
  readonly look: Look;
  readonly near?: Arm;
  readonly far?: Arm;
  /** Drawn in the hands, under the near arm, in the coordinates of the body. */
  readonly held?: string;
  /** Kneeling on one knee instead of sitting. */
  readonly kneels?: boolean;
}

const HEAD_SCALE = 0.92;

function bend(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tidy(x)} ${tidy(y)}`).join('');
}

/** A soft edge below the sleeve separates it from a coat of the same color. */
export function arm(
  shoulder: Point,
  { elbow, hand }: Arm,
  look: Look,
  lies: 'near' | 'far' | 'beside' = 'near',
): string {
  const sleeve = bend([shoulder, elbow, hand]);
  const edge = lies !== 'near' ? '' : line(sleeve, SHADE, 14.4, { ...round, opacity: 0.16 });
  const dim = lies === 'far' ? line(sleeve, SHADE, 12, { ...round, opacity: 0.2 }) : '';
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  const reach = 5 / Math.max(1, Math.hypot(dx, dy));
  const palm: Point = [hand[0] + dx * reach, hand[1] + dy * reach];
  return edge + circle(palm, 5.8, { fill: look.skin }) + line(sleeve, look.top, 12, round) + dim;
}

export function torsoSide(look: Look): string {
  return (
    path('M-18-5C-20-22-20-40-10-50Q0-57 12-51C21-42 19-18 19 3H-10Q-18 3-18-5z', {
      fill: look.top,
    }) +
    path('M8-53Q14-51 16-44C19-34 19-12 19 3H10C13-20 13-40 8-53z', {
      fill: '#FFFFFF',
      opacity: 0.16,
    })
  );
}

/** Sitting, facing right: origin at the hip; 105 above it, 46 below. */
export function sitter(at: Point, scale: number, body: Body, flip = 1): string {
  const { look, near, far, held = '' } = body;
  const cloth = look.trousers ?? TROUSERS;
  const leg = (shift: number): string =>
    line(`M0-5H${36 + shift}L${34 + shift} 38`, cloth, 16, round) +
    path(`M${26 + shift} 46q0-10 8-10h8q9 2 13 10z`, { fill: '#0B1B2B' });
  return place(
    at,
    scale,
    leg(6) +
      (body.kneels
        ? line('M-30 38v3', '#0B1B2B', 14, round) + line('M-2-5L6 38H-22', cloth, 16, round)
        : '') +
      (far ? arm([10, -44], far, look, 'far') : '') +
      torsoSide(look) +
      (body.kneels ? '' : leg(-2)) +
      head([1, -53], HEAD_SCALE, look, 'side') +
      held +
      (near ? arm([-2, -43], near, look) : ''),
    flip,
  );
}

export const strides = {
  stand: ['M-5-74V-8', 'M6-74V-8'],
  walk: ['M-3-74L-8-40L-24-9', 'M4-74L16-42L18-8'],
} as const;

/** Standing, facing right: origin between the feet, 175 high. */
export function stander(
  at: Point,
  scale: number,
  body: Body,
  flip = 1,
  stride: readonly [string, string] = strides.stand,
  skirt = '',
): string {
  const { look, near, far, held = '' } = body;
  const cloth = look.trousers ?? TROUSERS;
  const [back, front] = stride;
  const shoe = (data: string): string => {
    const ends = data.match(/-?\d+/g)?.map(Number) ?? [];
    const x = data.includes('V') ? (ends[0] ?? 0) : (ends.at(-2) ?? 0);
    const y = (ends.at(-1) ?? 0) + 8;
    return path(`M${x - 8} ${y}q0-9 8-9h4q9 1 12 9z`, { fill: '#0B1B2B' });
  };
  const legs =
    line(back, cloth, 15, round) + shoe(back) + line(front, cloth, 15, round) + shoe(front);
  return place(
    at,
    scale,
    (far ? arm([10, -116], far, look, 'far') : '') +
      legs +
      skirt +
      place([0, -74], 1, torsoSide(look)) +
      head([1, -127], HEAD_SCALE, look, 'side') +
      held +
      (near ? arm([-2, -117], near, look) : ''),
    flip,
  );
}
