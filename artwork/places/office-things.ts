import { circle, element, line, type Point, path, place } from '#artwork/svg.ts';

const WOOD = '#8A5A3C';
const INK = '#0B1B2B';

/** A screen from the side, slightly turned: its face points left. */
export function sideScreen(at: Point, scale: number, flip = 1): string {
  return place(
    at,
    scale,
    path('M4 0h22v-3H4zM13-3h5v-10h-5z', { fill: '#5F88AE' }) +
      path('M6-46l9-3q3 0 3 3v32q0 3-3 3l-9-3z', { fill: INK }) +
      path('M7-43l6-2v29l-6-2z', { fill: '#7CC3F4' }),
    flip,
  );
}

/** A laptop from the side. The lid leans away from its user at the left. */
export function laptop(at: Point, scale: number, flip = 1): string {
  return place(
    at,
    scale,
    path('M-12 0h26v-2.4h-26z', { fill: '#5F7183' }) +
      path('M12-2l9-20 2.6.8L15-1z', { fill: '#A9B9C8' }),
    flip,
  );
}

export function officeChair(at: Point, scale: number, flip = 1): string {
  return place(
    at,
    scale,
    path('M-13-22h26q3 0 3 3t-3 3h-26q-3 0-3-3t3-3z', { fill: '#0B3B68' }) +
      line('M-13-20q-6-14-3-34', '#0B3B68', 5, { 'stroke-linecap': 'round' }) +
      line('M0-16V-6M-12-2L0-7 12-2', '#33587F', 3, { 'stroke-linecap': 'round' }),
    flip,
  );
}

/** A long wooden table: origin at the middle of its top. */
export function longTable(at: Point, width: number, height: number, top = '#E3B98C'): string {
  const half = width / 2;
  const leg = (x: number): string => `M${x} 10h12l-3 ${height - 10}h-6z`;
  return place(
    at,
    1,
    path(leg(-half + 26) + leg(-6) + leg(half - 38), { fill: WOOD }) +
      element('rect', { x: -half, width, height: 12, rx: 3, fill: top }) +
      path(`M${-half + 3} 12h${width - 6}v5h${6 - width}z`, { fill: INK, opacity: 0.14 }),
  );
}

export function pendantLamp(x: number, drop: number, lit: string): string {
  return (
    line(`M${x} 0v${drop}`, '#43261C', 2) +
    path(`M${x - 26} ${drop + 24}q2-24 26-24t26 24z`, { fill: '#0B3B68' }) +
    path(`M${x - 12} ${drop + 24}h24q-2 8-12 8t-12-8z`, { fill: lit })
  );
}

/** A tall plant in a basket on the floor. */
export function floorPlant(at: Point, scale: number, flip = 1): string {
  const stem = (d: string): string => line(d, '#23805A', 3, { 'stroke-linecap': 'round' });
  return place(
    at,
    scale,
    stem('M0-24Q-4-60-14-84M2-24Q6-70 4-104M4-24Q12-54 26-72') +
      path('M-14-84q-26 4-32-18 24-4 32 18zM-8-58q-24 8-34-10 22-8 34 10z', { fill: '#2F9E6B' }) +
      path('M4-104q-18-16-4-36 18 16 4 36zM26-72q4-24 28-22-4 24-28 22z', { fill: '#2F9E6B' }) +
      path('M4-76q20-14 30 2-18 12-30-2zM14-50q20-10 28 6-18 8-28-6z', { fill: '#23805A' }) +
      path('M-20 0l-5-30h50l-5 30z', { fill: '#D9B287' }) +
      line('M-24-20h48M-22-10h44', '#B98A5C', 2.4),
    flip,
  );
}

export function cup(at: Point, color = '#FFF3E2'): string {
  const [x, y] = at;
  return (
    path(`M${x - 5} ${y - 11}h10v8q0 3-3 3h-4q-3 0-3-3z`, { fill: color }) +
    circle([x + 6, y - 7], 2.8, { fill: 'none', stroke: color, 'stroke-width': 1.6 })
  );
}
