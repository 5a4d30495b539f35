import { ink } from '#artwork/colors.ts';
import { head as frontHead } from '#artwork/people/head.ts';
import type { Stance } from '#artwork/places/figure.ts';
import { type HairStyle, headFromBehind, head as sideHead } from '#artwork/places/heads.ts';
import { element, type Point, path, place, tidy } from '#artwork/svg.ts';
import { type Garb, upper } from './garb.ts';
import { arm, limbShade, lower } from './limbs.ts';

export type View = 'side' | 'front' | 'back';

export interface Folk extends Garb {
  readonly hair: HairStyle;
  /** Drawn on the head, in the coordinates of the view's head. */
  readonly headgear?: string;
  /** Drawn behind the body: a basket, a bundle, a cloth in the wind. */
  readonly behind?: string;
  /** Drawn in the hands, over the body and under the near arm. */
  readonly held?: string;
  /** Drawn over everything. */
  readonly over?: string;
}

const SHOULDER = 26.5;
const SPREAD: Record<View, number> = { side: 0, front: 9.6, back: 9.6 };

function turnOf({ hip, neck }: Stance): number {
  return (Math.atan2(neck[0] - hip[0], hip[1] - neck[1]) * 180) / Math.PI;
}

function shoulder({ hip, neck }: Stance, aside: number): Point {
  const length = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]);
  const [ux, uy] = [(neck[0] - hip[0]) / length, (neck[1] - hip[1]) / length];
  return [hip[0] + ux * SHOULDER - uy * aside, hip[1] + uy * SHOULDER + ux * aside];
}

function headOf(stance: Stance, look: Folk, view: View): string {
  const [x, y] = stance.neck;
  const { hair, skin, headgear = '' } = look;
  const nod = stance.nod ?? 0;
  const turned = nod === 0 ? '' : ` rotate(${tidy(nod)})`;
  const at = (dx: number, dy: number): string =>
    `translate(${tidy(x + dx)} ${tidy(y + dy)})${turned}`;
  if (view === 'front') {
    const drawn = frontHead([0, 0], 0.56, { skin, hair, top: look.top }, 'front');
    return element('g', { transform: at(0, 0) }, drawn + headgear);
  }
  if (view === 'back') {
    const style = hair === 'long' || hair === 'bun' ? hair : 'short';
    return element('g', { transform: at(0, -11) }, headFromBehind(style, skin) + headgear);
  }
  return element('g', { transform: at(1.6, -12) }, sideHead(hair, skin) + headgear);
}

/**
 * Feet at the level of the origin, about 100 units tall when upright; the side view faces right.
 */
export function folkShape(stance: Stance, look: Folk, view: View = 'side'): string {
  const near = shoulder(stance, SPREAD[view]);
  const far = shoulder(stance, -SPREAD[view]);
  const [x, y] = stance.hip;
  const turn = turnOf(stance);
  const leaning = `translate(${tidy(x)} ${tidy(y)})${Math.abs(turn) < 0.5 ? '' : ` rotate(${tidy(turn)})`}`;
  const neck = path('M-4.2-38h8v9q-4 2.6-8 0z', { fill: look.skin });
  const farArm = arm(far, stance.farArm, look);
  // From the front both arms are over the body; from the side one is behind it.
  const overBody = view === 'side' ? '' : farArm;
  return (
    (look.behind ?? '') +
    (view === 'side' ? farArm : '') +
    lower(stance, look, view === 'side' ? 0 : 5) +
    element('g', { transform: leaning }, neck + upper(look, view === 'side')) +
    (view === 'back' ? '' : headOf(stance, look, view)) +
    (look.held ?? '') +
    overBody +
    limbShade(near, stance.nearArm) +
    arm(near, stance.nearArm, look) +
    (view === 'back' ? headOf(stance, look, view) : '') +
    (look.over ?? '')
  );
}

interface Standing {
  readonly flip?: number;
  readonly view?: View;
}

export function folk(
  at: Point,
  scale: number,
  stance: Stance,
  look: Folk,
  { flip = 1, view = 'side' }: Standing = {},
): string {
  return place(at, scale, folkShape(stance, { trousers: ink, ...look }, view), flip);
}
