import { city } from '#artwork/city.ts';
import { shifted, woodedRidge } from '#artwork/film/layers.ts';
import { lightAt, mix } from '#artwork/film/light.ts';
import { wave } from '#artwork/film/loop.ts';
import { createSheet } from '#artwork/sheet.ts';
import { element } from '#artwork/svg.ts';
import { crossing } from './crossing.ts';
import { heavens } from './heavens.ts';
import { mountains, terraces } from './land.ts';
import type { DayLayout } from './layout.ts';
import { arcAt, type Moment } from './moment.ts';
import { kathmandu } from './towns.ts';

interface DayTime {
  /** Share of the day, 0 to 1. */
  readonly time: number;
  /** Time of fast motion, which differs from `time` if a day is longer than the loop. */
  readonly quick: number;
  /** Amplitude of the camera's sway, in pixels. */
  readonly sway: number;
}

/** A day on the bridge: sunrise, noon, dusk, the lamps, and sunrise again. */
export function dayFrame(layout: DayLayout, time: number): string {
  return dayScene(layout, { time, quick: time, sway: 16 });
}

export function dayScene(layout: DayLayout, { time, quick, sway }: DayTime): string {
  const { name, width, height } = layout;
  const sheet = createSheet({ name, width, height, align: 'xMidYMid slice' });
  const arc = arcAt(time);
  const light = lightAt(arc);
  const moment: Moment = { sheet, layout, time, arc, light };
  const moving: Moment = { ...moment, time: quick };
  const camera = sway * wave(time, 1);
  const { bridge: span, lamps } = crossing(moving);
  const deep = mix(light.near, '#061B33', 0.35);
  const night = element('rect', { width, height, fill: '#04142A', opacity: 0.2 * light.dark });
  const windows = mix('#FFF0DA', '#FFD38A', light.dark);
  return sheet.render(
    heavens(moment),
    mountains(moment, camera),
    shifted(
      camera,
      city(layout.city[0], layout.city[1], {
        wall: mix(light.near, light.middle, 0.25),
        lit: mix(light.middle, light.snow, 0.25 * (1 - light.dark)),
        window: windows,
      }),
      span,
      kathmandu(moving),
      terraces(moment, deep),
    ),
    shifted(
      camera * 1.5,
      woodedRidge(
        sheet,
        layout.front,
        { crest: deep, foot: mix(deep, '#061B33', 0.4), footAt: height },
        layout.frontGroves,
      ),
    ),
    night,
    shifted(camera, lamps),
  );
}
