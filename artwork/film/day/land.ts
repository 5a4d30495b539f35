import { litRange, shifted, woodedRidge } from '#artwork/film/layers.ts';
import { mix } from '#artwork/film/light.ts';
import { wave } from '#artwork/film/loop.ts';
import { ellipse } from '#artwork/sheet.ts';
import { line, type Point, polyline } from '#artwork/svg.ts';
import { flock } from './heavens.ts';
import { type Moment, orbitAt } from './moment.ts';

export function mountains(moment: Moment, camera: number): string {
  const { sheet, layout, time, arc, light } = moment;
  const [far, middle, close, low] = layout.ridges;
  if (!far || !middle || !close || !low) return '';
  const tone = (share: number): string => mix(light.middle, light.near, share);
  const [left, right] = [layout.span.left[0], layout.span.right[0]];
  const mist = sheet.glow([0, light.haze, 0.7], [1, light.haze, 0]);
  const drift = (phase: number, y: number): string =>
    ellipse([(left + right) / 2 + 26 * wave(time, 1, phase), y], (right - left) * 0.5, 30, mist);
  const trees = { count: Math.round(layout.width / 9), heights: [6, 13] } as const;
  return (
    shifted(camera * 0.1, litRange(sheet, layout.range, light, orbitAt(layout, arc)[0])) +
    shifted(
      camera * 0.22,
      woodedRidge(
        sheet,
        far.crest,
        { crest: mix(light.far, light.middle, 0.3), foot: light.haze, footAt: far.footAt },
        [],
      ),
    ) +
    flock(moment) +
    shifted(
      camera * 0.4,
      woodedRidge(
        sheet,
        middle.crest,
        { crest: tone(0.05), foot: mix(light.haze, light.middle, 0.3), footAt: middle.footAt },
        [{ ...trees, seed: 2 }],
      ),
    ) +
    drift(0.3, close.footAt - 150) +
    shifted(
      camera * 0.6,
      woodedRidge(
        sheet,
        close.crest,
        { crest: tone(0.4), foot: mix(light.middle, light.haze, 0.45), footAt: close.footAt },
        [{ ...trees, seed: 5, heights: [8, 16] }],
      ),
    ) +
    drift(0.8, low.footAt - 112) +
    shifted(
      camera * 0.8,
      woodedRidge(sheet, low.crest, { crest: tone(0.7), foot: tone(0.3), footAt: low.footAt }, [
        { ...trees, seed: 7, heights: [10, 19] },
      ]),
    )
  );
}

/** Both banks, in steps that get darker towards the water. */
export function terraces({ sheet, layout, light }: Moment, deep: string): string {
  const steps = [0, 1, 2, 3].map((step) => {
    const crest = layout.bank.map(([x, y]): Point => [x, y + 30 * step + 0.02 * step * x]);
    const color = mix(light.near, deep, 0.28 * step);
    const paint = { crest: color, foot: deep, footAt: layout.height };
    const edge = line(polyline(crest), light.haze, 1.4, { opacity: 0.24 - 0.05 * step });
    return woodedRidge(sheet, crest, paint, step === 0 ? layout.groves : []) + edge;
  });
  return steps.join('');
}
