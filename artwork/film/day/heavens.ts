import { cloudRow } from '#artwork/film/layers.ts';
import { mix } from '#artwork/film/light.ts';
import { fraction, smooth, wave } from '#artwork/film/loop.ts';
import { whole } from '#artwork/sheet.ts';
import { birds, halo, moon, stars } from '#artwork/sky.ts';
import { circle, group } from '#artwork/svg.ts';
import { type Moment, orbitAt } from './moment.ts';

export function heavens({ sheet, layout, time, arc, light }: Moment): string {
  const { width, height } = layout;
  const at = orbitAt(layout, arc);
  const shine = 0.35 + 0.65 * light.low;
  const moonAt = orbitAt(layout, 0.62 + 0.2 * (arc - 1.5));
  const starlit = smooth(0.35, 1, light.dark);
  const reach = layout.sunRadius * (5.6 + 1.4 * light.low);
  return (
    whole(sheet, sheet.fadeBetween(0, layout.skyFoot, ...light.sky)) +
    group(
      { opacity: starlit },
      stars({
        from: [8, 8],
        to: [width - 8, height * 0.46],
        count: Math.round(width / 14),
        seed: 6,
        moon: [moonAt[0], moonAt[1]],
      }),
      moon(moonAt, layout.sunRadius * 0.52),
    ) +
    group({ opacity: shine * (1 - light.dark) }, halo(sheet, { center: at, across: reach })) +
    circle(at, layout.sunRadius, { fill: light.sun, opacity: 1 - smooth(0.6, 1, light.dark) }) +
    group(
      { opacity: 1 - 0.86 * light.dark },
      ...layout.clouds.map((row) =>
        cloudRow(sheet, row, time, mix('#FFFFFF', light.snow, 0.25 * light.low)),
      ),
    )
  );
}

/** One flock, in the morning; a second would be too much. */
export function flock({ layout, time, light }: Moment): string {
  if (layout.birds === undefined) return '';
  const x = -60 + (layout.width + 160) * fraction(time + 0.45);
  const y = layout.height * layout.birds + 16 * wave(time, 1, 0.2);
  const flap = 0.7 + 0.3 * wave(time, 20);
  const transform = `translate(${Math.round(x)} ${Math.round(y)}) scale(1 ${flap.toFixed(2)})`;
  return group({ transform, opacity: 1 - light.dark }, birds([0, 0], '#0B3355'));
}
