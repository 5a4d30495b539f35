import { wave } from '#artwork/film/loop.ts';
import { stops, whole } from '#artwork/sheet.ts';
import { halo, stars } from '#artwork/sky.ts';
import { group } from '#artwork/svg.ts';
import type { Moment } from './moment.ts';

const moonrise = stops(
  [0, '#FFE6C4', 0.62],
  [0.3, '#D9CFC8', 0.4],
  [0.62, '#7FA6CF', 0.16],
  [1, '#3F6FA6', 0],
);

/** Four fields of stars that twinkle in turn. */
export function heavens({ sheet, layout, time }: Moment): string {
  const { from, to, count } = layout.stars;
  const fields = [0, 1, 2, 3].map((field) =>
    group(
      { opacity: 0.7 + 0.3 * wave(time, field + 2, field * 0.27) },
      stars({ from, to, count: count / 4, seed: 40 + field }),
    ),
  );
  const glow = group(
    { opacity: 0.88 + 0.12 * wave(time, 1, 0.6) },
    halo(sheet, { ...layout.glow, up: layout.glow.across * 0.62, light: moonrise }),
  );
  const sky = sheet.fadeBetween(
    0,
    layout.base + 40,
    [0, '#061B33'],
    [0.4, '#0B2F58'],
    [0.75, '#1E5189'],
    [1, '#3F6FA6'],
  );
  return whole(sheet, sky) + fields.join('') + glow;
}
