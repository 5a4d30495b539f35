import type { Span } from '#artwork/bridge.ts';
import { flags } from '#artwork/flags.ts';
import { night, nightHill, nightSheet } from '#artwork/night-valley.ts';
import { heroValley } from '#artwork/stories/hero-valley.ts';
import { lanternBearer, litBridge } from '#artwork/stories/lit-bridge.ts';
import { warmth } from '#artwork/stories/lit-houses.ts';
import { nightWalkers } from '#artwork/stories/night-walkers.ts';
import { guests, stalls, street } from './market.ts';

const { cream, blue, ember, rose, cap } = nightWalkers;

/** A market at the end of the bridge: twelve stalls, each in the light of its hour. */
export function packagesHeroWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  const span: Span = {
    left: [1452, 500],
    right: [1690, 486],
    tower: 108,
    cableSag: 52,
    deckSag: 6,
  };
  return sheet.render(
    heroValley(sheet, {
      stars: [
        [[930, 14], [1590, 230], 90],
        [[700, 10], [930, 110], 14],
      ],
      light: [[1300, 420], 420, 220],
      peaks: [
        [1010, 352, 150],
        [1174, 266, 190],
        [1524, 222, 220],
        [1360, 316, 160],
      ],
      base: 580,
      far: [562, 544, 566, 540, 560, 536, 540, 508, 480, 484, 452, 464, 440],
      middle: [586, 568, 590, 562, 584, 560, 556, 530, 520, 506, 500],
      seed: 941,
    }),
    litBridge(
      sheet,
      span,
      [0.1, 0.26, 0.42, 0.58],
      [
        [0.18, blue, -1],
        [0.34, rose],
      ],
      1.2,
    ),
    flags({ from: [1452, 392], to: [1331, 454], sag: 10, count: 11, size: 9 }),
    nightHill(sheet, {
      keys: '-10,606 180,594 400,608 580,596 700,584 800,568 960,550 1120,530 1280,508 1380,500 1470,498 1484,512 1500,560 1540,600 1610,620',
      seed: 951,
      paint: { crest: '#0E3562', foot: '#0A2342' },
      groves: [[-10, 680, 46]],
      heights: [11, 22],
    }),
    street(sheet, 'M660 624Q1080 568 1456 500q12 14-24 36Q1100 612 660 624z'),
    warmth(sheet, [1150, 566], 400, 46, 0.4),
    stalls(sheet, [[806, 578], [1390, 516], 0, 12, [0.78, 1.24]]),
    guests([
      [[852, 596], 0.92, cap],
      [[946, 586], 1, rose, -1],
      [[1068, 578], 1.08, { ...ember, load: 'backpack' }],
      [[1168, 566], 1.14, cream, -1],
      [[1196, 566], 1.1, blue],
    ]),
    lanternBearer(sheet, [1296, 556], 1.24, { ...cream, coat: '#F2AE2E', load: undefined }),
    nightHill(sheet, {
      keys: '-10,632 260,624 560,634 820,624 1000,626 1220,606 1400,584 1500,588 1610,580',
      seed: 952,
      paint: night.near,
      groves: [
        [-10, 780, 44],
        [1000, 1230, 14],
        [1480, 1610, 22],
      ],
    }),
  );
}
