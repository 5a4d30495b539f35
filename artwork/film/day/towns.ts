import { house } from '#artwork/film/houses.ts';
import { mix } from '#artwork/film/light.ts';
import { wave } from '#artwork/film/loop.ts';
import { flags } from '#artwork/flags.ts';
import { stupa } from '#artwork/stupa.ts';
import type { Point } from '#artwork/svg.ts';
import type { Moment } from './moment.ts';

export function kathmandu({ layout, light, time }: Moment): string {
  const [[x, y], scale] = layout.stupa;
  const sun = (color: string): string => mix(color, light.near, 0.12 * light.low);
  const wind = (index: number): number => 0.3 * wave(time, 9, -index * 0.11);
  const top: Point = [x, y - 212 * scale];
  const gate: Point = [layout.span.left[0] - 4, layout.span.left[1] - layout.span.tower - 4];
  const size = 6 + 3 * scale;
  return (
    layout.houses
      .map(([at, size], index) =>
        house(at, size, {
          wall: sun('#E8D3BA'),
          lit: sun('#F7E6D0'),
          roof: index === 1 ? '#8E3A1C' : '#B8491F',
          window: mix('#C98F5E', '#FFD38A', light.dark),
        }),
      )
      .join('') +
    stupa([x, y], scale, { lit: sun('#FFF3E2'), shade: mix('#B9D3EC', light.far, 0.2) }) +
    flags({ from: top, to: gate, sag: 12, count: Math.round((gate[0] - x) / 14), size, wind }) +
    flags({ from: top, to: [-40, y - 66], sag: 10, count: Math.round((x + 40) / 14), size, wind })
  );
}
