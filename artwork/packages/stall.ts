import { lampLight } from '#artwork/colors.ts';
import { mix } from '#artwork/film/light.ts';
import type { Hour } from '#artwork/hours.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

const WOOD = '#3A2630';
const RIM = '#FFC58A';

/** A stall's cloth has the two colors of its hour's sky. */
function awning({ sky, night }: Hour): string {
  const high = mix(sky[0]?.[1] ?? '#20508F', '#FFFFFF', night ? 0.16 : 0.04);
  const low = night ? '#BFD9F2' : (sky.at(-1)?.[1] ?? '#FFFFFF');
  const stripe = (index: number): string => `M${-26 + index * 10.4}-42l2-13h8.4l0 13z`;
  const scallop = (index: number): string => `M${-26 + index * 10.4}-42h10.4q0 6-5.2 6t-5.2-6z`;
  const each = (draw: (index: number) => string, odd: number): string =>
    [0, 1, 2, 3, 4]
      .filter((index) => index % 2 === odd)
      .map(draw)
      .join('');
  return (
    path('M-26-42l5-15h42l5 15z', { fill: high }) +
    path(each(stripe, 1), { fill: low }) +
    path(each(scallop, 0), { fill: mix(high, '#061B33', 0.2) }) +
    path(each(scallop, 1), { fill: mix(low, '#061B33', 0.12) })
  );
}

const goods = [
  'M-17-22v-8h9v8zM-5-22v-11h7v11zM5-22v-6h12v6z',
  'M-18-22v-10h6v10zM-10-22v-7h6v7zM0-22v-10h6v10zM9-22v-7h8v7z',
  'M-17-22q0-7 6-7t6 7zM-2-22q0-7 6-7t6 7zM12-22v-11h5v11z',
] as const;

/** A stall on four poles, with a lamp: origin at the middle of its foot, 52 wide, 58 high. */
export function stall(sheet: Sheet, at: Point, scale: number, hour: Hour, index: number): string {
  const glow = sheet.glow([0, lampLight, 0.85], [0.4, '#FFC67A', 0.3], [1, '#FFB35C', 0]);
  return place(
    at,
    scale,
    path('M-22-16h44v-28h-44z', { fill: sheet.fade([0, '#FFE2AC'], [1, '#E9A765']) }) +
      path(goods[index % goods.length] ?? '', { fill: index % 2 === 0 ? '#8A4A3A' : '#2F5F8F' }) +
      line('M-22 2v-46M22 2v-46', WOOD, 3) +
      path('M-24 2h48v-24h-48z', { fill: '#5A3A38' }) +
      path('M-24-22h48v3.5h-48z', { fill: RIM }) +
      line('M-12-18v20M0-18v20M12-18v20', WOOD, 1.4, { opacity: 0.7 }) +
      awning(hour) +
      circle([0, -33], 26, { fill: glow }) +
      circle([0, -34], 3, { fill: '#FFF6DE' }),
  );
}
