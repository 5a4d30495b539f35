import { between, seededRandom } from '#artwork/random.ts';
import { path } from '#artwork/svg.ts';

const WALLS = ['#8E4A44', '#A8604C', '#7A4650', '#B5765A'];

/** Tall narrow houses of the old town at dusk, some windows lit. */
export function townRow([from, to]: readonly [number, number], foot: number, seed: number): string {
  const random = seededRandom(seed);
  const walls: string[] = WALLS.map(() => '');
  let [dark, lit, roofs] = ['', '', ''];
  let x = from;
  for (let index = 0; x < to; index += 1) {
    const width = Math.round(between(random, 26, 38));
    const floors = Math.round(between(random, 2.6, 4.4));
    const top = foot - floors * 17 - 6;
    walls[index % WALLS.length] += `M${x} ${foot}V${top}h${width}V${foot}z`;
    roofs += `M${x - 2} ${top}h${width + 4}v4h-${width + 4}z`;
    for (let floor = 0; floor < floors; floor += 1) {
      for (let at = x + 5; at < x + width - 6; at += 10) {
        const window = `M${at} ${top + 9 + floor * 17}h5.5v9h-5.5z`;
        if (random() < 0.45) lit += window;
        else dark += window;
      }
    }
    x += width;
  }
  return (
    walls.map((d, index) => path(d, { fill: WALLS[index] ?? '' })).join('') +
    path(roofs, { fill: '#4A2B33' }) +
    path(dark, { fill: '#3A2434' }) +
    path(lit, { fill: '#FFD48A' })
  );
}
