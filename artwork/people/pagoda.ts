import { line, type Point, path, place } from '#artwork/svg.ts';

interface PagodaPaint {
  readonly wall: string;
  readonly lit: string;
  readonly roof: string;
  readonly rim: string;
}

const patan: PagodaPaint = {
  wall: '#9A4B32',
  lit: '#B8613F',
  roof: '#5A2F26',
  rim: '#F0C48A',
};

/** A temple with three roofs: origin at the middle of its foot, 190 high, lit from the right. */
export function pagoda(at: Point, scale: number, paint: PagodaPaint = patan): string {
  const tier = (y: number, half: number, wall: number, rise: number): string =>
    path(`M-${wall} ${y}v-30h${2 * wall}v30z`, { fill: paint.wall }) +
    path(`M${Math.round(wall * 0.3)} ${y}v-30H${wall}v30z`, { fill: paint.lit }) +
    path(
      `M-${half} ${y - 26}Q-${half - 22} ${y - 34}-${wall - 8} ${y - 26 - rise}H${wall - 8}Q${half - 22} ${y - 34} ${half} ${y - 26}z`,
      { fill: paint.roof },
    ) +
    line(`M-${half} ${y - 26}H${half}`, paint.rim, 3);
  return place(
    at,
    scale,
    path('M-62 0h124v-10H-62zM-50-10H50v-10H-50z', { fill: paint.wall }) +
      tier(-16, 66, 36, 34) +
      tier(-70, 50, 27, 30) +
      tier(-118, 36, 18, 28) +
      path('M-5-168h10l-2-14h-6zM-2-182h4l-2-14z', { fill: '#F6BD3C' }),
  );
}
