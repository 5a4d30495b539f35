import { path, place } from '#artwork/svg.ts';
import { dayLeaves } from './garden.ts';

/** An old tree whose crown extends beyond the picture. */
export function oldTree(): string {
  return (
    path(
      'M150 452Q176 380 166 300L120 210h30l34 60 8-70h28l-4 88 44-62h30l-62 110Q218 390 252 456Q204 468 150 452z',
      {
        fill: '#5A3A2A',
      },
    ) +
    path('M206 452Q222 380 208 290l6-40 12-2-8 78Q218 390 252 456Q230 462 206 460z', {
      fill: '#7F5741',
    }) +
    place([176, 226], 1, crown())
  );
}

function crown(): string {
  const puffs = (list: readonly (readonly [number, number, number])[], fill: string): string =>
    path(
      list
        .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0`)
        .join(''),
      { fill },
    );
  return (
    puffs(
      [
        [-150, -40, 96],
        [-40, -100, 110],
        [90, -110, 112],
        [186, -36, 70],
        [70, -30, 64],
        [-60, -10, 60],
      ],
      dayLeaves.shade,
    ) +
    puffs(
      [
        [-120, -76, 70],
        [10, -130, 92],
        [124, -116, 76],
        [196, -50, 44],
        [60, -60, 40],
      ],
      dayLeaves.leaf,
    ) +
    puffs(
      [
        [150, -140, 40],
        [186, -104, 34],
        [212, -68, 24],
      ],
      dayLeaves.light,
    )
  );
}
