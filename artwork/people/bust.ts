import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { head } from './head.ts';
import { HAIR, type Look } from './looks.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Head and shoulders, front view: origin at the middle of the lower edge, 118 high. */
export function bust(at: Point, scale: number, look: Look, extra = ''): string {
  return place(
    at,
    scale,
    path('M-43 0C-43-38-38-54-22-60Q0-70 22-60C38-54 43-38 43 0z', { fill: look.top }) +
      path('M16-63C36-58 43-40 43 0H28C30-28 26-48 16-63z', { fill: '#FFFFFF', opacity: 0.16 }) +
      head([0, -65], 1, look, 'front') +
      extra,
  );
}

/** Head and shoulders from behind: origin at the middle of the lower edge, 118 high. */
export function fromBehind(at: Point, scale: number, look: Look): string {
  const color = look.hairColor ?? HAIR;
  const skull = 'M-17-92C-17-108-9-115 0-115S17-108 17-92C17-82 12-74 6-72H-6C-12-74-17-82-17-92z';
  const tails: Readonly<Record<string, string>> = {
    bun: circle([0, -112], 9, { fill: color }),
    long: path('M-18-92C-19-110-9-115 0-115S19-110 18-92L20-50Q0-42-20-50z', { fill: color }),
    braid: line('M0-80Q4-60-1-34', color, 9, round),
    topi: path('M-17-98L-14-117Q0-122 14-117L17-98Q0-92-17-98z', { fill: '#C65B62' }),
  };
  return place(
    at,
    scale,
    path('M-46 0C-46-38-38-54-22-60Q0-66 22-60C38-54 46-38 46 0z', { fill: look.top }) +
      path('M18-61C38-54 46-38 46 0H30C31-26 28-48 18-61z', { fill: '#FFFFFF', opacity: 0.16 }) +
      path('M-8-76H8V-61Q0-55-8-61z', { fill: look.skin }) +
      circle([-17, -88], 3.6, { fill: look.skin }) +
      circle([17, -88], 3.6, { fill: look.skin }) +
      path(skull, { fill: color }) +
      (tails[look.hair] ?? ''),
  );
}
