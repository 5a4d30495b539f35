import { city } from '#artwork/city.ts';
import { lamp } from '#artwork/film/lamps.ts';
import { shifted, woodedRidge } from '#artwork/film/layers.ts';
import { smooth, wave } from '#artwork/film/loop.ts';
import { between, seededRandom } from '#artwork/random.ts';
import { ellipse } from '#artwork/sheet.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import type { Point } from '#artwork/svg.ts';
import type { Moment } from './moment.ts';

const RIDGES = [
  { crest: '#1F5390', foot: '#2C68A6' },
  { crest: '#16457A', foot: '#1D5189' },
  { crest: '#0D315A', foot: '#123D6C' },
] as const;

/** Windows of a village in the valley; now and then one goes out. */
function village({ sheet, layout, time }: Moment): string {
  const random = seededRandom(77);
  const { width, base } = layout;
  const lights = Array.from({ length: Math.round(width / 60) }, (_, index) => {
    const at: Point = [between(random, 0.03, 0.6) * width, between(random, base + 116, base + 150)];
    const on = 0.62 + 0.38 * smooth(-0.8, -0.2, wave(time, 1 + (index % 3), random()));
    return lamp(sheet, at, 1.2, on);
  });
  return lights.join('');
}

export function land(moment: Moment, camera: number): string {
  const { sheet, layout, time } = moment;
  const { width, base } = layout;
  const [far, middle, near] = layout.ridges;
  if (!far || !middle || !near) return '';
  const trees = { count: Math.round(width / 9), heights: [6, 13] } as const;
  const mist = sheet.glow([0, '#6F9FD0', 0.34], [1, '#6F9FD0', 0]);
  const [at, scale] = layout.city;
  return (
    shifted(
      camera * 0.12,
      snowPeaks(sheet, layout.peaks, {
        base,
        sunX: layout.glow.center[0],
        seed: 400,
        shade: '#2A62A0',
        lit: '#FFCFA6',
        haze: '#3A70AC',
        gully: '#B8B9C6',
      }),
    ) +
    shifted(camera * 0.25, woodedRidge(sheet, far, { ...RIDGES[0], footAt: base + 60 }, [])) +
    shifted(
      camera * 0.45,
      woodedRidge(sheet, middle, { ...RIDGES[1], footAt: base + 130 }, [{ ...trees, seed: 2 }]),
    ) +
    ellipse([width * 0.42 + 30 * wave(time, 1, 0.3), base + 66], width * 0.46, 34, mist) +
    shifted(
      camera * 0.7,
      city(at, scale, { wall: '#0B2B50', lit: '#1E5189', window: '#FFE2B0' }),
      woodedRidge(sheet, near, { ...RIDGES[2], footAt: layout.height }, [
        { ...trees, seed: 5, heights: [8, 16] },
      ]),
      village(moment),
    )
  );
}
