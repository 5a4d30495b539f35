import { steel } from '#artwork/colors.ts';
import { flags } from '#artwork/flags.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

const WINDOWS = 'M-66-26h12v13h-12zM-40-26h12v13h-12zM28-26h12v13h-12zM54-26h12v13h-12z';

/** A long low hill school: origin at the middle of its step, 170 wide, lit from the left. */
export function school(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M-84 0h168v-5h-168z', { fill: '#9CC4E6' }) +
      path('M-76-5v-38H76v38z', { fill: '#DDEBF7' }) +
      path('M-76-5v-38h48v38z', { fill: '#FFF0DC' }) +
      path('M-76-5v-7H76v7z', { fill: '#2E86CC' }) +
      path('M-76-38H76v-5H-76z', { fill: '#0B2C4A', opacity: 0.22 }) +
      path(WINDOWS, { fill: '#3F86BF' }) +
      path('M-66-26h5v13h-5zM-40-26h5v13h-5zM28-26h5v13h-5zM54-26h5v13h-5z', { fill: '#FFD9A8' }) +
      path('M-9-5v-24H9v24z', { fill: '#0B4F8C' }) +
      path('M-90-41L-76-68H76L90-41z', { fill: '#1C74BE' }) +
      path('M-90-41L-76-68h44l-8 27z', { fill: '#5BA6E0' }) +
      line('M-76-68H76', '#FFE1BD', 2.4, { 'stroke-linecap': 'round' }) +
      path('M-18-41L0-60l18 19z', { fill: '#FFF0DC' }) +
      line('M0-52v5', steel, 1.6) +
      path('M-4-42q0-6 4-6t4 6z', { fill: '#F6BD3C' }),
  );
}

/** A pole in the yard, with flags from its top to the ground on both sides. */
export function flagPole(at: Point, height: number, reach: readonly [Point, Point]): string {
  const [x, y] = at;
  const top: Point = [x, y - height];
  const strings = reach.map(([dx, dy]) => {
    const to: Point = [x + dx, y + dy];
    const count = Math.round(Math.hypot(to[0] - top[0], to[1] - top[1]) / 9);
    return flags({ from: top, to, sag: 7, count, size: 6.5 });
  });
  return line(`M${x} ${y}v${-height}`, steel, 2.4) + strings.join('');
}
