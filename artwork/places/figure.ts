import { ink } from '#artwork/colors.ts';
import { circle, element, lerp, line, type Point, path, place, tidy } from '#artwork/svg.ts';
import { type HairStyle, head } from './heads.ts';

export interface Look {
  readonly hair: HairStyle;
  readonly skin: string;
  readonly coat: string;
  readonly trousers?: string;
  readonly shoes?: string;
  /** The color of a long skirt over both legs. */
  readonly skirt?: boolean;
  readonly backpack?: string;
}

/** A limb's joint and its end. */
type Limb = readonly [bend: Point, end: Point];

export interface Stance {
  readonly hip: Point;
  readonly neck: Point;
  readonly nod?: number;
  readonly nearArm: Limb;
  readonly farArm: Limb;
  readonly nearLeg: Limb;
  readonly farLeg: Limb;
}

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const TORSO = 'M-11.5 3Q-12.6-16-13-24.6-12.6-31-4-32H4Q12.6-31 13-24.6 12.6-12 11 3 0 6-11.5 3z';
const SHADED = 'M-11.5 3Q-12.6-16-13-24.6-12.6-31-4-32-8-16-4.6 4.4-8 4.2-11.5 3z';
const PACK = 'M-9-28h-7q-7 1-7 9v17q0 5 5 5h9z';
const SHOULDER = 26.5;

function joined(from: Point, [bend, end]: Limb): string {
  const at = ([x, y]: Point): string => `${tidy(x)} ${tidy(y)}`;
  return `M${at(from)}L${at(bend)} ${at(end)}`;
}

/** Rotates upright parts to follow the spine. */
function leaning({ hip, neck }: Stance, shape: string): string {
  const turn = (Math.atan2(neck[0] - hip[0], hip[1] - neck[1]) * 180) / Math.PI;
  const at = `translate(${tidy(hip[0])} ${tidy(hip[1])})`;
  const turned = Math.abs(turn) < 0.5 ? at : `${at} rotate(${tidy(turn)})`;
  return element('g', { transform: turned }, shape);
}

function shoulderOf({ hip, neck }: Stance): Point {
  const length = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]);
  const share = SHOULDER / length;
  return [hip[0] + (neck[0] - hip[0]) * share, hip[1] + (neck[1] - hip[1]) * share];
}

function legs(stance: Stance, look: Look): string {
  const { trousers = ink, shoes = '#0B1B2B' } = look;
  const leg = (limb: Limb): string => line(joined(stance.hip, limb), trousers, 10.6, round);
  const shoe = ([, [x, y]]: Limb): string =>
    `M${tidy(x - 4.6)} ${tidy(y + 4.8)}v-5.4h6.4q8 1 8.4 5.4z`;
  return (
    path(shoe(stance.farLeg) + shoe(stance.nearLeg), { fill: shoes }) +
    leg(stance.farLeg) +
    leg(stance.nearLeg)
  );
}

function skirt({ hip, nearLeg, farLeg }: Stance, look: Look): string {
  const [x, y] = hip;
  const [right, left] = [nearLeg[1][0], farLeg[1][0]];
  const hem = Math.max(nearLeg[1][1], farLeg[1][1]);
  const d =
    `M${tidy(x - 11.5)} ${tidy(y)}h22L${tidy(Math.max(right, left) + 10)} ${tidy(hem)}` +
    `H${tidy(Math.min(right, left) - 9)}z`;
  const shoe = (at: number): string => `M${tidy(at - 4)} ${tidy(hem + 4)}v-4h8q5 1 5 4z`;
  return (
    path(shoe(left) + shoe(right), { fill: look.shoes ?? '#0B1B2B' }) +
    path(d, { fill: look.trousers ?? ink })
  );
}

function arm(stance: Stance, limb: Limb, look: Look): string {
  const sleeve = joined(shoulderOf(stance), shorten(limb));
  return circle(limb[1], 4.6, { fill: look.skin }) + line(sleeve, look.coat, 8.4, round);
}

/** A shade between an arm and the coat behind it. */
function armShade(stance: Stance): string {
  const [bend, end] = stance.nearArm;
  const middle: Point = [lerp(bend[0], end[0], 0.3), lerp(bend[1], end[1], 0.3)];
  const upper = joined(shoulderOf(stance), [bend, middle]);
  return line(upper, '#0B1B2B', 10.6, { ...round, opacity: 0.13 });
}

/** The sleeve ends before the hand. */
function shorten([bend, end]: Limb): Limb {
  const length = Math.hypot(end[0] - bend[0], end[1] - bend[1]) || 1;
  const share = Math.max(0.2, (length - 4) / length);
  return [bend, [bend[0] + (end[0] - bend[0]) * share, bend[1] + (end[1] - bend[1]) * share]];
}

/** Faces right, feet at the level of the origin, about 100 units tall when upright. */
export function figureShape(stance: Stance, look: Look, held = ''): string {
  const { neck, nod = 0 } = stance;
  const [x, y] = [neck[0] + 1.6, neck[1] - 12];
  const turn = nod === 0 ? '' : ` rotate(${tidy(nod)})`;
  const placed = { transform: `translate(${tidy(x)} ${tidy(y)})${turn}` };
  const torso =
    (look.backpack ? path(PACK, { fill: look.backpack }) : '') +
    path('M-4.2-38h8v9q-4 2.6-8 0z', { fill: look.skin }) +
    path(TORSO, { fill: look.coat }) +
    path(SHADED, { fill: '#0B1B2B', opacity: 0.1 });
  return (
    arm(stance, stance.farArm, look) +
    (look.skirt ? skirt(stance, look) : legs(stance, look)) +
    leaning(stance, torso) +
    element('g', placed, head(look.hair, look.skin)) +
    held +
    armShade(stance) +
    arm(stance, stance.nearArm, look)
  );
}

export function figure(
  at: Point,
  scale: number,
  stance: Stance,
  look: Look,
  { flip = 1, held = '' }: { readonly flip?: number; readonly held?: string } = {},
): string {
  return place(at, scale, figureShape(stance, look, held), flip);
}
