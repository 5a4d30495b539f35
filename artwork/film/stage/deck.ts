import { bridge, cableAt } from '#artwork/bridge.ts';
import { rimLight, steel } from '#artwork/colors.ts';
import { lamp } from '#artwork/film/lamps.ts';
import { woodedRidge } from '#artwork/film/layers.ts';
import { mix } from '#artwork/film/light.ts';
import { wave } from '#artwork/film/loop.ts';
import { flags } from '#artwork/flags.ts';
import { line, type Point } from '#artwork/svg.ts';
import type { Stage } from './stage.ts';

const POST = 30;

function lampPosts({ sheet, layout, light, floor }: Stage, color: string): string {
  if (light.dark < 0.5) return '';
  const height = POST * layout.walkerScale;
  const tops = layout.lamps.map((x): Point => [x, floor - height]);
  return (
    line(tops.map(([x, y]) => `M${x} ${y}v${height}`).join(''), color, 3) +
    tops.map((top) => lamp(sheet, top, 3.4, 0.9)).join('')
  );
}

/** The bridge in front of the valley. The action is on its deck. */
export function deck(stage: Stage, onDeck: string): string {
  const { layout, light, time } = stage;
  const { span } = layout;
  const color = mix(
    steel,
    light.dark > 0.5 ? '#05182D' : light.near,
    light.dark > 0.5 ? 0.7 : 0.1,
  );
  const wind = (index: number): number => 0.3 * wave(time, 5, -index * 0.13);
  const string = { sag: 8, count: layout.flagCount, size: 11, wind } as const;
  return (
    bridge(span, {
      color,
      rim: mix(rimLight, light.sun, 0.15),
      hangers: layout.hangers,
      weight: 1.5,
      towerScale: layout.towerScale,
      backstay: [span.tower * 0.8, 0],
      onDeck: lampPosts(stage, color) + onDeck,
    }) +
    flags({ ...string, from: cableAt(span, 0.01), to: cableAt(span, 0.24) }) +
    flags({ ...string, from: cableAt(span, 0.99), to: cableAt(span, 0.76) })
  );
}

/** Both banks and the wooded valley floor in the foreground. */
export function banks({ sheet, layout, light }: Stage): string {
  const deep = mix(light.near, '#061B33', 0.4);
  return woodedRidge(
    sheet,
    layout.front,
    { crest: deep, foot: mix(deep, '#061B33', 0.5), footAt: layout.height },
    layout.frontGroves,
  );
}
