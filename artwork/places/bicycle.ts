import { circle, line, path } from '#artwork/svg.ts';
import { figureShape, type Look, type Stance } from './figure.ts';

const FRAME = '#0A73C2';
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const riding: Stance = {
  hip: [-9, -52],
  neck: [3, -80],
  nod: 2,
  nearArm: [
    [12, -66],
    [24, -60],
  ],
  farArm: [
    [14, -66],
    [27, -60],
  ],
  nearLeg: [
    [11, -40],
    [3, -15],
  ],
  farLeg: [
    [13, -48],
    [2, -29],
  ],
};

function wheel(x: number): string {
  const spokes = `M${x - 16}-19h32M${x}-35v32M${x - 11}-30l22 22M${x + 11}-30l-22 22`;
  return (
    line(spokes, '#5F7183', 0.8, { opacity: 0.7 }) +
    circle([x, -19], 17.4, { fill: 'none', stroke: '#0B1B2B', 'stroke-width': 2.8 }) +
    circle([x, -19], 2.2, { fill: '#0B1B2B' })
  );
}

function basket(): string {
  return (
    path('M25-56h16l-3 14H27z', { fill: '#D9B287' }) +
    line('M26-51h14M27-46.5h12M30-56l1 14M36-56l-1 14', '#8E5A2E', 1) +
    path('M28-56q0-9 4-10 1 5 0 10zM33-56q2-8 6-8 0 5-3 8z', { fill: '#2F9E6B' })
  );
}

/** A person arriving by bicycle: origin between the wheels, on the ground. */
export function cyclist(look: Look): string {
  const frame = 'M-25-19L0-19 19-44-11-44zM0-19L-12-48M26-19L18-50';
  return (
    wheel(-25) +
    wheel(26) +
    line(frame, FRAME, 3, round) +
    line('M18-50l-1-6 8-3', '#0B1B2B', 2.6, round) +
    path('M-20-50h15q2 0 1 2l-5 2h-10q-3-2-1-4z', { fill: '#0B1B2B' }) +
    line('M-3-13l9-11', '#0B1B2B', 2.6, round) +
    figureShape(riding, look) +
    basket()
  );
}
