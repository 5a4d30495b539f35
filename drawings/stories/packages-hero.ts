import type { Span } from '#drawings/bridge.ts';
import { flags } from '#drawings/flags.ts';
import { hours } from '#drawings/hours.ts';
import { type Person, person } from '#drawings/person.ts';
import type { Sheet } from '#drawings/sheet.ts';
import { lerp, type Point, path } from '#drawings/svg.ts';
import { lanternBearer, litBridge } from './lit-bridge.ts';
import { warmth } from './lit-houses.ts';
import { night, nightHill, nightLand, nightSheet } from './night.ts';
import { stall } from './stall.ts';

type Row = readonly [from: Point, to: Point, first: number, last: number, scale: Point];

/** Stalls along the path, larger the nearer they are. */
function stalls(sheet: Sheet, [from, to, first, last, [small, large]]: Row): string {
  const count = last - first;
  return hours
    .slice(first, last)
    .map((hour, index) => {
      const scale = lerp(small, large, index / (count - 1));
      // Their distance grows with their size.
      const share =
        (index * (small + (index * (large - small)) / (2 * (count - 1)))) /
        ((count - 1) * lerp(small, large, 0.5));
      const at: Point = [lerp(from[0], to[0], share), lerp(from[1], to[1], share)];
      return stall(sheet, at, scale, hour, first + index);
    })
    .join('');
}

/** The trodden ground before the stalls. */
function street(sheet: Sheet, d: string): string {
  return path(d, { fill: sheet.fade([0, '#3F6694'], [1, '#24476F']) });
}

const cream = { hair: 'long', coat: '#FFF3E2', skin: '#B9764A', load: 'satchel' } as const;
const blue = { hair: 'short', coat: '#5FA8E6', skin: '#8A4B2A', load: 'backpack' } as const;
const ember = { hair: 'short', coat: '#E54100', skin: '#8A4B2A', load: 'backpack' } as const;
const rose = { hair: 'long', coat: '#C4708A', skin: '#A8683F' } as const;
const cap = { hair: 'cap', coat: '#7FB3DD', skin: '#8A4B2A' } as const;

type Guest = readonly [at: Point, scale: number, who: Omit<Person, 'pose'>, flip?: number];

function guests(list: readonly Guest[]): string {
  return list
    .map(([at, scale, who, flip]) =>
      person(at, scale, { trousers: '#04111F', ...who, pose: 'walk' }, flip),
    )
    .join('');
}

/** A market at the head of the bridge: twelve stalls, each under the sky of its hour. */
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
    nightLand(sheet, {
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
    nightHill(
      sheet,
      '-10,606 180,594 400,608 580,596 700,584 800,568 960,550 1120,530 1280,508 1380,500 1470,498 1484,512 1500,560 1540,600 1610,620',
      951,
      { crest: '#0E3562', foot: '#0A2342' },
      [[-10, 680, 46]],
      [11, 22],
    ),
    street(sheet, 'M660 624Q1080 568 1456 500q12 14-24 36Q1100 612 660 624z'),
    warmth(sheet, [1150, 566], 400, 46, 0.4),
    stalls(sheet, [[806, 578], [1390, 516], 0, 12, [0.78, 1.24]]),
    guests([
      [[852, 596], 0.92, cap],
      [[946, 586], 1, rose, -1],
      [[1068, 578], 1.08, ember],
      [[1168, 566], 1.14, cream, -1],
      [[1196, 566], 1.1, blue],
    ]),
    lanternBearer(sheet, [1296, 556], 1.24, { ...cream, coat: '#F2AE2E', load: undefined }),
    nightHill(
      sheet,
      '-10,632 260,624 560,634 820,624 1000,626 1220,606 1400,584 1500,588 1610,580',
      952,
      night.near,
      [
        [-10, 780, 44],
        [1000, 1230, 14],
        [1480, 1610, 22],
      ],
    ),
  );
}

/** Six and six on two terraces; the words stand above them. */
export function packagesHeroNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  const span: Span = { left: [452, 470], right: [690, 462], tower: 84, cableSag: 44, deckSag: 5 };
  return sheet.render(
    nightLand(sheet, {
      stars: [[[14, 292], [606, 380], 46]],
      light: [[380, 430], 240, 140],
      peaks: [
        [110, 408, 130],
        [530, 366, 150],
        [310, 348, 160],
        [420, 424, 100],
      ],
      base: 560,
      far: [500, 476, 498, 470, 484, 462, 476, 460],
      middle: [530, 508, 524, 500, 510, 496, 504],
      seed: 961,
    }),
    litBridge(
      sheet,
      span,
      [0.12, 0.3, 0.48, 0.66],
      [
        [0.2, blue, -1],
        [0.4, rose],
      ],
      1,
    ),
    nightHill(
      sheet,
      '-10,500 80,492 220,480 340,470 466,468 480,482 500,530 560,580 630,610',
      971,
      { crest: '#10396A', foot: '#0B2C52' },
    ),
    street(sheet, 'M-10 500Q220 492 462 470q12 10-10 18Q240 522-10 524z'),
    warmth(sheet, [230, 498], 260, 34, 0.4),
    stalls(sheet, [[52, 502], [388, 482], 0, 6, [0.98, 1.14]]),
    guests([
      [[112, 510], 0.9, cap],
      [[300, 498], 0.94, cream, -1],
    ]),
    nightHill(sheet, '-10,560 120,556 300,552 460,556 560,566 630,584', 972, night.low, [
      [560, 630, 10],
    ]),
    street(sheet, 'M-10 584Q280 576 630 586V606Q300 612-10 614z'),
    warmth(sheet, [270, 592], 330, 36, 0.4),
    stalls(sheet, [[66, 584], [510, 580], 6, 12, [1.24, 1.36]]),
    guests([
      [[112, 600], 1.1, ember],
      [[288, 596], 1.14, rose, -1],
      [[384, 598], 1.16, blue],
    ]),
    nightHill(sheet, '-10,618 140,622 320,628 480,620 630,606', 973, night.near, [
      [-10, 60, 10],
      [520, 630, 16],
    ]),
  );
}
