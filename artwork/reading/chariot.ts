import { circle, line, type Point, path, place } from '#artwork/svg.ts';

const WOOD = '#6B3A28';
const WOOD_LIT = '#A8683F';
const GOLD = '#F6BD3C';
const CANE_LIT = '#6FB07A';

/** A solid wheel of planks with a painted rim. */
function wheel(x: number): string {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 4;
    return `M${x} -15l${Math.round(Math.cos(turn) * 11)} ${Math.round(Math.sin(turn) * 11)}`;
  });
  return (
    circle([x, -15], 15, { fill: WOOD }) +
    circle([x, -15], 12, { fill: '#C9705A' }) +
    line(spokes.join(''), GOLD, 1.6) +
    circle([x, -15], 4, { fill: WOOD }) +
    circle([x, -15], 1.8, { fill: GOLD })
  );
}

/** A spire of canes and juniper, in rings that get smaller. */
function spire(): string {
  const half = (y: number): number => Math.round(22 + ((y + 72) * 17) / 92);
  const ends = [-72, -87, -102, -117, -131, -144, -155, -164];
  const bands = ends.slice(1).map((top, index) => {
    const y = ends[index] ?? top;
    // Each tuft of branches is slightly wider than the one below.
    return `M${-half(y) - 2} ${y}L${-half(top)} ${top}H${half(top)}L${half(y) + 2} ${y}z`;
  });
  const lit = ends.slice(1).map((top, index) => {
    const y = ends[index] ?? top;
    return `M${-half(y) - 2} ${y}L${-half(top)} ${top}h${Math.round(half(top) * 0.7)}L${Math.round(-half(y) * 0.4)} ${y}z`;
  });
  const rings = ends.slice(1, -1).map((y) => `M${-half(y) - 1} ${y}h${2 * half(y) + 2}`);
  return (
    path(bands.join(''), { fill: '#2A6E54' }) +
    path(lit.join(''), { fill: CANE_LIT }) +
    line(rings.join(''), '#E3C08A', 1.8) +
    path('M-11-164h22l-4-9h-14z', { fill: GOLD }) +
    line('M0-173v-13', GOLD, 2.6, { 'stroke-linecap': 'round' }) +
    path('M1-186l13 3-13 5z', { fill: '#DB3F2C' })
  );
}

function shrine(): string {
  return (
    path('M-24-36h48v-26h-48z', { fill: '#9A4B32' }) +
    path('M-24-36h14v-26h-14z', { fill: '#C9764F' }) +
    path('M-9-36v-16q9-10 18 0v16z', { fill: '#3B1E1A' }) +
    circle([0, -44], 4, { fill: '#FFDFA8' }) +
    path('M-34-60Q-24-64-18-76H18Q24-64 34-60z', { fill: GOLD }) +
    path('M-34-60Q-24-64-18-76h10Q-12-64-14-60z', { fill: '#FFE3A0' }) +
    path(
      'M-34-60h68v4q-4 5-8.5 0-4.5 5-8.5 0-4.5 5-8.5 0-4.5 5-8.5 0-4.5 5-8.5 0-4.5 5-8.5 0-4.5 5-8.5 0-4.5 5-8.5 0z',
      {
        fill: '#C9604F',
      },
    )
  );
}

/** The valley's tall festival chariot: origin on the ground under its middle, 188 high. */
export function chariot(at: Point, scale: number): string {
  return place(
    at,
    scale,
    spire() +
      shrine() +
      path('M-58-27Q-66-40-74-42q-2 10 6 19z', { fill: GOLD }) +
      path('M-60-36h102v11h-102z', { fill: WOOD }) +
      path('M-60-36h102v3.600h-102z', { fill: WOOD_LIT }) +
      wheel(-30) +
      wheel(28),
  );
}
