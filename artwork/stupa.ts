import { line, type Point, path, place } from './svg.ts';

export interface StupaPaint {
  readonly lit?: string;
  readonly shade?: string;
  readonly gold?: string;
  readonly bronze?: string;
}

const whole = 'M-92 0h184v-14h-184zM-78-14h156v-12h-156zM-66-26C-70-86-34-104 0-104s70 18 66 78z';
const sunny = 'M0 0h92v-14h-92zM4-14h74v-12h-74zM8-26C30-50 26-92 0-104c34 0 70 18 66 78z';
const spire = 'M-20-132h40v30h-40zM-26-138h52v6h-52zM-19-138L-4-194h8l15 56z';
const sunnySpire = 'M0-132h20v30h-20zM2-194h2l15 56h-14zM-11-197q11-9 22 0z';
const rings = 'M-17-146h34M-15-153h30M-13-160h26M-11-167h22M-9-174h18M-7-181h14';
const eyes = 'M-15-118q5-5 11-1M4-119q6-4 11 1M0-115q3 4-1 6';
// Zero-length round strokes under the lids.
const pupils = 'M-9-117.5h0M9-117.5h0';

/** The outline of Boudhanath: origin at the middle of its base, 222 tall, lit from the right. */
export function stupa(at: Point, scale: number, paint: StupaPaint = {}): string {
  const { lit = '#FFF3E2', shade = '#B9D3EC', gold = '#F6BD3C', bronze = '#D8891F' } = paint;
  return place(
    at,
    scale,
    path(whole, { fill: shade }) +
      path(sunny, { fill: lit }) +
      line('M-64-50q64 26 128 0', gold, 3, { opacity: 0.75 }) +
      path(spire, { fill: bronze }) +
      path(sunnySpire, { fill: gold }) +
      line(rings, '#B96A12', 1.4, { opacity: 0.6 }) +
      line(eyes, '#0B1B2B', 1.8, { 'stroke-linecap': 'round' }) +
      line(pupils, '#0B3355', 4, { 'stroke-linecap': 'round' }) +
      line('M0-222v22', gold, 3, { 'stroke-linecap': 'round' }),
  );
}
