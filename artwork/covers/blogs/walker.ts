import { type Arm, stander } from '#artwork/people/body.ts';
import type { Look } from '#artwork/people/looks.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

interface Walker {
  readonly look: Look;
  readonly pack: string;
  readonly stick?: boolean;
  readonly lantern?: string;
}

const forward: Arm = { elbow: [16, -96], hand: [36, -98] };
const back: Arm = { elbow: [14, -94], hand: [28, -88] };

function backpack(fill: string): string {
  return (
    path('M-16-126h-10q-14 2-14 18v26q0 12 12 12h14z', { fill }) +
    path('M-40-94h18v22h-8q-10 0-10-12z', { fill: '#06182B', opacity: 0.18 }) +
    path('M-34-138h18q6 0 6 6t-6 6h-18q-6 0-6-6t6-6z', { fill: '#DCE6EF' })
  );
}

function lanternOf(glow: string): string {
  return (
    circle([42, -70], 62, { fill: glow }) +
    line('M42-96v10', '#2A1A14', 2.4) +
    path('M34-86h16l4 24H30z', { fill: '#2A1A14' }) +
    path('M37-83h10l2.6 18H34.4z', { fill: '#FFF0CE' })
  );
}

/** In mid-step with a large backpack: feet at the origin, 175 high. */
export function walker(
  at: Point,
  scale: number,
  { look, pack, stick, lantern }: Walker,
  flip = 1,
): string {
  const held =
    (stick ? line('M42-112L50 2', '#6B4630', 4, { 'stroke-linecap': 'round' }) : '') +
    (lantern ? lanternOf(lantern) : '');
  return (
    place(at, scale, backpack(pack), flip) +
    stander(at, scale, { look, near: forward, far: back, held }, flip, [
      'M-3-74L-8-40L-24-9',
      'M4-74L16-42L18-8',
    ])
  );
}
