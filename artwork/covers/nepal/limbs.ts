import { ink } from '#artwork/colors.ts';
import type { Stance } from '#artwork/places/figure.ts';
import { circle, lerp, line, type Point, path, tidy } from '#artwork/svg.ts';
import { round } from './cover.ts';
import type { Garb } from './garb.ts';

type Limb = readonly [bend: Point, end: Point];

const DARK = '#0B1B2B';

function between(from: Point, to: Point, share: number): Point {
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share)];
}

function through(...points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tidy(x)} ${tidy(y)}`).join('');
}

/** Sleeves end at the wrist, or above the elbow. */
export function arm(shoulder: Point, [bend, end]: Limb, look: Garb): string {
  const short = look.sleeves === 'short';
  const wrist = between(bend, end, 0.78);
  const sleeve = short
    ? through(shoulder, between(shoulder, bend, 0.62))
    : through(shoulder, bend, wrist);
  const bare = short ? line(through(shoulder, bend, end), look.skin, 6.6, round) : '';
  return bare + hand(bend, end, look.skin) + line(sleeve, look.top, 8.4, round);
}

/** A palm with fingers. */
function hand(bend: Point, end: Point, skin: string): string {
  const tip = between(bend, end, 1 + 4.6 / Math.hypot(end[0] - bend[0], end[1] - bend[1]));
  return circle(end, 4.2, { fill: skin }) + line(through(end, tip), skin, 5, round);
}

/** A shade between an arm and the clothes behind it. A raised arm needs none. */
export function limbShade(shoulder: Point, [bend, end]: Limb): string {
  if (bend[1] < shoulder[1] + 5 || Math.abs(bend[0] - shoulder[0]) > 12) return '';
  const d = through(shoulder, bend, between(bend, end, 0.3));
  return line(d, DARK, 10.4, { ...round, opacity: 0.12 });
}

function shoe([x, y]: Point): string {
  return `M${tidy(x - 4.4)} ${tidy(y + 4.8)}v-5h6q7.6 1 8 5z`;
}

function legs(stance: Stance, look: Garb, apart: number): string {
  const cloth = look.trousers ?? ink;
  const [x, y] = stance.hip;
  const one = ([bend, end]: Limb, side: number): string =>
    line(through([x + side * apart, y], bend, end), cloth, 10.2, round);
  const tunic = look.tunic
    ? path(`M${x - 10.6} ${y - 4}h21.2l4.4 20q-15 4-30 0z`, { fill: look.top })
    : '';
  return (
    path(shoe(stance.farLeg[1]) + shoe(stance.nearLeg[1]), { fill: look.shoes ?? DARK }) +
    one(stance.farLeg, -1) +
    one(stance.nearLeg, 1) +
    tunic
  );
}

/** From the waist to the ankles, as wide as the step. */
function skirt(stance: Stance, look: Garb, fill: string): string {
  const [x, y] = stance.hip;
  const ends = [stance.farLeg, stance.nearLeg].map(([, end]) => end);
  const [left, right] = [
    Math.min(...ends.map(([at]) => at)) - 10,
    Math.max(...ends.map(([at]) => at)) + 11,
  ];
  const hem = Math.max(...ends.map(([, at]) => at)) + 1;
  const middle = (left + right) / 2;
  const half = (y + hem) / 2;
  const d =
    `M${tidy(x - 10.4)} ${tidy(y - 4)}h20.8Q${tidy(x + 15)} ${tidy(half)} ${tidy(right)} ${tidy(hem)}` +
    `Q${tidy(middle)} ${tidy(hem + 4)} ${tidy(left)} ${tidy(hem)}Q${tidy(x - 15)} ${tidy(half)} ${tidy(x - 10.4)} ${tidy(y - 4)}z`;
  const folds =
    `M${tidy(x - 3)} ${tidy(y)}Q${tidy(x - 5)} ${tidy(half)} ${tidy(lerp(left, right, 0.32))} ${tidy(hem)}` +
    `M${tidy(x + 4)} ${tidy(y)}Q${tidy(x + 5)} ${tidy(half)} ${tidy(lerp(left, right, 0.66))} ${tidy(hem)}`;
  const band = `M${tidy(left + 1)} ${tidy(hem - 1.6)}Q${tidy(middle)} ${tidy(hem + 2.4)} ${tidy(right - 1)} ${tidy(hem - 1.6)}`;
  return (
    path(ends.map(shoe).join(''), { fill: look.shoes ?? look.skin }) +
    path(d, { fill }) +
    line(folds, DARK, 1.4, { ...round, opacity: 0.16 }) +
    (look.border === undefined ? '' : line(band, look.border, 3.2))
  );
}

export function lower(stance: Stance, look: Garb, apart: number): string {
  return look.skirt === undefined ? legs(stance, look, apart) : skirt(stance, look, look.skirt);
}
