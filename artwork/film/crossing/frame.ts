import { bridge, cableAt } from '#artwork/bridge.ts';
import { shifted, woodedRidge } from '#artwork/film/layers.ts';
import { wave } from '#artwork/film/loop.ts';
import { drawPasser, passersAt } from '#artwork/film/walkers.ts';
import { flags } from '#artwork/flags.ts';
import { createSheet } from '#artwork/sheet.ts';
import { heavens } from './heavens.ts';
import { lamps } from './lamps.ts';
import { land } from './land.ts';
import type { CrossingLayout } from './layout.ts';
import { FRONT, type Moment, STEEL } from './moment.ts';
import { people, road } from './people.ts';

const RIM = '#FFD9AE';

function bridges({ layout, time }: Moment, onDeck: string): string {
  const [before, after] = layout.spans;
  const look = {
    color: STEEL,
    rim: RIM,
    hangers: layout.hangers,
    weight: 1.1,
    towerScale: layout.towerScale,
    backstay: [0, 0],
  } as const;
  const wind = (index: number): number => 0.32 * wave(time, 8, -index * 0.12);
  return (
    bridge(after, look) +
    bridge(before, { ...look, onDeck }) +
    flags({
      from: cableAt(before, layout.flagsFrom),
      to: cableAt(before, 0.985),
      sag: 16,
      count: layout.flagCount,
      size: 10,
      wind,
    })
  );
}

/** A night on the bridge. Lamps light up for each walker. */
export function crossingFrame(layout: CrossingLayout, time: number): string {
  const { name, width, height } = layout;
  const sheet = createSheet({ name, width, height, align: 'xMidYMid slice' });
  const moment: Moment = { sheet, layout, time };
  const { walkerScale: scale, places } = layout;
  const passers = passersAt({ span: road(moment), scale, walkers: people, places }, time);
  const { posts, lights } = lamps(moment, passers);
  const walking = passers.map((passer) => drawPasser(passer, scale)).join('');
  const camera = 14 * wave(time, 1);
  return sheet.render(
    heavens(moment),
    land(moment, camera),
    shifted(camera, bridges(moment, posts + walking), lights),
    shifted(
      camera * 1.4,
      woodedRidge(
        sheet,
        layout.front,
        { crest: FRONT, foot: '#04142A', footAt: height },
        layout.frontGroves,
      ),
    ),
  );
}
