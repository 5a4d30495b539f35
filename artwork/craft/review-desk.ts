import type { Span } from '#artwork/bridge.ts';
import type { Hour } from '#artwork/hours.ts';
import { hills, WIDTH } from '#artwork/people/hills.ts';
import { monitor } from '#artwork/people/screens.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { type Point, path } from '#artwork/svg.ts';
import { editorBar, type Mark, reviewed } from './code-review.ts';

export const DESK = 362;
export const SEAT: Point = [138, 388];
export const SCALE = 1.8;
export const overGorge: Span = {
  left: [40, 168],
  right: [256, 168],
  tower: 62,
  cableSag: 36,
  deckSag: 4,
};

interface ReviewHour {
  readonly hour: Hour;
  readonly sun: Point;
  readonly cliff: string;
  readonly front: string;
  readonly bridge: string;
  readonly marks: readonly Mark[];
  readonly onDesk: string;
  readonly before: string;
}

/** The same gorge, desk and screen before and after. Only light, bridge and code change. */
export function reviewDesk(sheet: Sheet, { hour, sun, ...rest }: ReviewHour): string {
  const scene = hills(sheet, {
    hour,
    sun,
    radius: 30,
    peaks: [
      { summit: [80, 96], left: 130, right: 120 },
      { summit: [244, 120], left: 110, right: 110 },
      { summit: [470, 60], left: 160, right: 140 },
    ],
    middle: [216, 204, 230, 222, 226, 196, 210],
    near: [420, 424, 428, 428, 424, 420],
    trees: 0,
    seed: 1061,
  });
  const gorge = ridgeLine({
    keys: outline(
      '-10,160 20,164 46,168 58,196 66,250 84,330 100,370 200,372 226,330 236,250 244,196 252,168 300,162 420,150 590,144',
    ),
    seed: 1064,
    rounds: 2,
    roughness: 0.05,
  });
  const sown = { count: 16, color: rest.cliff, heights: [10, 22] } as const;
  return sheet.render(
    scene.behind,
    rest.bridge,
    pines(gorge, { ...sown, seed: 5, within: [-10, 22] }),
    pines(gorge, { ...sown, seed: 6, within: [276, 590] }),
    ridge(sheet, gorge, { crest: rest.cliff, foot: rest.cliff, footAt: 435 }),
    monitor([420, DESK], 256, 206, '#0E2A45', editorBar(256) + reviewed([14, 42], rest.marks)),
    rest.onDesk,
    path(`M0 ${DESK}h${WIDTH}v13H0z`, { fill: '#FFF3E2' }),
    path(`M0 ${DESK + 13}h${WIDTH}v62H0z`, { fill: rest.front }),
    path(`M0 ${DESK + 13}h${WIDTH}v7H0z`, { fill: '#0B3355', opacity: 0.16 }),
    rest.before,
  );
}
