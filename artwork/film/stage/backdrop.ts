import { cloudRow, litRange, shifted, woodedRidge } from '#artwork/film/layers.ts';
import { mix } from '#artwork/film/light.ts';
import { wave } from '#artwork/film/loop.ts';
import { ellipse, stops, whole } from '#artwork/sheet.ts';
import { halo, moon, stars } from '#artwork/sky.ts';
import { group } from '#artwork/svg.ts';
import type { Stage } from './stage.ts';

const moonrise = stops(
  [0, '#FFE6C4', 0.62],
  [0.3, '#D9CFC8', 0.4],
  [0.62, '#7FA6CF', 0.16],
  [1, '#3F6FA6', 0],
);

/** Two fields of stars that twinkle slowly in turn. */
function starlight({ layout, time }: Stage): string {
  const { width, height, moon: at } = layout;
  const fields = [0, 1].map((field) =>
    group(
      { opacity: 0.75 + 0.2 * wave(time, 1, field * 0.5) },
      stars({
        from: [8, 8],
        to: [width - 8, height * 0.4],
        count: Math.round(width / 24),
        seed: 60 + field,
        moon: at,
      }),
    ),
  );
  return fields.join('') + moon(at, 8 + layout.width / 76);
}

function heavens(stage: Stage): string {
  const { sheet, layout, light, time } = stage;
  const { center, across } = layout.glow;
  const moonlit = light.dark > 0.5 ? { light: moonrise } : {};
  const glow = halo(sheet, { center, across, up: across * 0.7, ...moonlit });
  const white = mix('#FFFFFF', light.snow, 0.25 * light.low);
  const clouds = layout.clouds.map((row) => cloudRow(sheet, row, 0, white));
  return (
    whole(sheet, sheet.fadeBetween(0, layout.range.base + 60, ...light.sky)) +
    (light.dark > 0.5 ? starlight(stage) : '') +
    group({ opacity: 0.9 }, glow) +
    (light.dark > 0.5 ? '' : shifted(10 * wave(time, 1), ...clouds))
  );
}

/** The valley behind the bridge. Only the mist moves. */
export function backdrop(stage: Stage): string {
  const { sheet, layout, light, time } = stage;
  const [far, middle, close] = layout.ridges;
  if (!far || !middle || !close) return '';
  const { width } = layout;
  const tone = (share: number): string => mix(light.middle, light.near, share);
  const trees = { count: Math.round(width / 11), heights: [7, 14] } as const;
  const mist = sheet.glow([0, light.haze, 0.6], [1, light.haze, 0]);
  const drift = (phase: number, y: number): string =>
    shifted(24 * wave(time, 1, phase), ellipse([width / 2, y], width * 0.42, 34, mist));
  return (
    heavens(stage) +
    litRange(sheet, layout.range, light, layout.glow.center[0]) +
    woodedRidge(
      sheet,
      far.crest,
      { crest: mix(light.far, light.middle, 0.3), foot: light.haze, footAt: far.footAt },
      [],
    ) +
    woodedRidge(
      sheet,
      middle.crest,
      { crest: tone(0.05), foot: mix(light.haze, light.middle, 0.3), footAt: middle.footAt },
      [{ ...trees, seed: 2 }],
    ) +
    drift(0, middle.footAt - 70) +
    woodedRidge(
      sheet,
      close.crest,
      { crest: tone(0.4), foot: mix(light.middle, light.haze, 0.3), footAt: close.footAt },
      [{ ...trees, seed: 5, heights: [9, 18] }],
    ) +
    drift(0.5, close.footAt - 36)
  );
}
