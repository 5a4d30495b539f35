import { bridge, footing, type Span } from '#artwork/bridge.ts';
import { person, walkers } from '#artwork/person.ts';
import { clear } from './hours-of-reading.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from './low-hero.ts';
import { trainingHall } from './training-hall.ts';

const seed = 1500;

/** Work at the tables, with the bridge behind them. */
export function trainingsHeroWide(name: string): string {
  const sheet = lowWide(name);
  const span: Span = { left: [1162, 178], right: [1404, 178], tower: 46, cableSag: 28, deckSag: 6 };
  return sheet.render(
    lowBackdrop(sheet, {
      light: clear,
      sun: [1282, 92],
      peaks: [
        [1404, 74, 120],
        [1564, 82, 110],
        [1140, 96, 110],
      ],
      seed,
    }),
    bridge(span, {
      hangers: 22,
      weight: 0.72,
      backstay: [50, 20],
      onDeck: person(footing(span, 0.6), 0.62, { ...walkers.cream, coat: '#F2AE2E' }),
    }),
    ground(sheet, {
      keys: '-10,202 220,208 430,199 660,210 900,202 1040,204 1120,186 1156,177 1172,178 1190,196 1240,210 1330,212 1376,196 1396,178 1420,176 1500,190 1930,196',
      seed: seed + 7,
      paint: clear.near,
      groves: [[-10, 1130, 120]],
    }),
    trainingHall([1668, 196], 1),
  );
}

export function trainingsHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  const span: Span = { left: [-30, 128], right: [92, 128], tower: 34, cableSag: 20, deckSag: 4 };
  return sheet.render(
    lowBackdrop(sheet, {
      light: clear,
      sun: [48, 74],
      peaks: [
        [120, 56, 80],
        [10, 70, 70],
        [230, 66, 70],
      ],
      seed: seed + 20,
    }),
    bridge(span, { hangers: 14, weight: 0.6, backstay: [30, 14] }),
    ground(sheet, {
      keys: '-10,150 30,152 64,146 84,128 104,128 140,138 430,142',
      seed: seed + 27,
      paint: clear.near,
    }),
    trainingHall([247, 144], 0.66),
  );
}
