import { figure } from '#artwork/places/figure.ts';
import { walking } from '#artwork/places/stances.ts';
import { between, seededRandom } from '#artwork/random.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { group, line, type Point, path, place, tidy } from '#artwork/svg.ts';
import { lowNarrow, lowWide } from './low-hero.ts';
import { dryingFrame, type Frame, paperYard } from './paper-yard.ts';
import { readers } from './sitters.ts';
import { thing } from './thing.ts';

interface Wood {
  readonly keys: readonly Point[];
  readonly crown: number;
  readonly top: string;
  readonly foot: string;
  readonly footAt: number;
  readonly seed: number;
}

/** A wooded hill: its edge is made of crowns. */
function wood(sheet: Sheet, { keys, crown, top, foot, footAt, seed }: Wood): string {
  const random = seededRandom(seed);
  let data = '';
  keys.forEach(([x, y], index) => {
    const next = keys[index + 1];
    if (index === 0) data = `M${x} ${y}`;
    if (next === undefined) return;
    const length = next[0] - x;
    const height = (at: number): number => y + ((next[1] - y) * (1 - Math.cos(Math.PI * at))) / 2;
    let gone = 0;
    while (gone < length) {
      const across = Math.min(length - gone, crown * between(random, 0.5, 1.7));
      const drop = height((gone + across) / length) - height(gone / length);
      const rise = across * between(random, 0.3, 0.7);
      data += `c0 ${tidy(-rise)} ${tidy(across)} ${tidy(drop - rise)} ${tidy(across)} ${tidy(drop)}`;
      gone += across;
    }
  });
  const highest = Math.min(...keys.map(([, y]) => y));
  const fill = sheet.fadeBetween(highest, footAt, [0, top], [1, foot]);
  return path(`${data}V${sheet.height + 4}H-10z`, { fill });
}

interface Step {
  /** Where the terrace begins, and the height of its field. */
  readonly from: number;
  readonly y: number;
  readonly wall: number;
  readonly field: string;
}

/** A field held by a wall of stones. */
function terrace(sheet: Sheet, { from, y, wall, field }: Step, seed: number): string {
  const random = seededRandom(seed);
  const right = sheet.width + 10;
  let stones = '';
  for (let x = from + wall * 3; x < right; x += between(random, 9, 22)) {
    stones += `M${Math.round(x)} ${Math.round(y + between(random, 3, wall))}h${Math.round(between(random, 4, 9))}`;
  }
  const grass = Array.from({ length: Math.round((right - from) / 22) }, () => {
    const x = Math.round(between(random, from + 40, right));
    return `M${x} ${y + 1}l-2-5M${x + 2} ${y + 1}l2-6`;
  });
  return (
    path(
      `M${from} ${y + wall}Q${from + wall} ${y} ${from + wall * 3} ${y}H${right}V${sheet.height + 4}H${from - 40}z`,
      { fill: field },
    ) +
    path(
      `M${from} ${y + wall}Q${from + wall} ${y + 2} ${from + wall * 3} ${y + 2}H${right}v${wall}z`,
      { fill: '#9A8F84' },
    ) +
    line(stones, '#C3B8AA', 2.4, { 'stroke-linecap': 'round' }) +
    line(grass.join(''), field, 1.4)
  );
}

/** A fighting kite of thin paper, far up in the autumn wind. */
function kite([x, y]: Point, scale: number, fill: string, turn: number, reach: Point): string {
  const shape =
    path('M0-16L14 0 0 18-14 0z', { fill }) +
    path('M0-16L14 0 0 4z', { fill: '#FFFFFF', opacity: 0.45 }) +
    path('M-4 15h8l3 7H-7z', { fill });
  return (
    line(
      `M${x} ${y}Q${(x + reach[0]) / 2} ${reach[1] - 6} ${reach[0]} ${reach[1]}`,
      '#5A7892',
      0.8,
      { opacity: 0.6 },
    ) + group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, shape)
  );
}

const WHITE = '#FFFFFF';
const INDIGO = '#2E7FC4';
const MADDER = '#C9694F';

function frames(list: readonly Frame[]): string {
  return list.map(dryingFrame).join('');
}

/** Someone takes a frame out to the sun. */
function carrier(at: Point, scale: number): string {
  const held =
    path('M-8-78L34-86 40-36-2-28z', { fill: '#8E5A3C' }) +
    path('M-4-75L31-82 36-39 1-32z', { fill: WHITE });
  return thing('carrier', place(at, scale, figure([0, 0], 1, walking, readers.teal, { held }), -1));
}

/** Sheets of handmade paper dry on the terraces. */
export function papersHeroWide(name: string): string {
  const sheet = lowWide(name);
  const row = (y: number, from: number, to: number, step: number, scale: number): Frame[] =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => ({
      at: [from + index * step, y],
      scale,
      sheet: (index * 7 + y) % 11 === 3 ? INDIGO : (index * 5 + y) % 13 === 6 ? MADDER : WHITE,
    }));
  return sheet.render(
    thing(
      'woods',
      wood(sheet, {
        keys: [
          [-10, 158],
          [240, 132],
          [520, 152],
          [860, 118],
          [1160, 134],
          [1520, 78],
          [1930, 98],
        ],
        crown: 22,
        top: '#A9CBD0',
        foot: '#E6EFE6',
        footAt: 176,
        seed: 3,
      }),
      wood(sheet, {
        keys: [
          [-10, 182],
          [300, 170],
          [640, 178],
          [1010, 150],
          [1330, 160],
          [1640, 112],
          [1930, 120],
        ],
        crown: 17,
        top: '#6FA79C',
        foot: '#C6D8B8',
        footAt: 196,
        seed: 5,
      }),
    ),
    thing(
      'kites',
      kite([1168, 88], 0.62, '#E54100', 18, [1300, 186]),
      kite([1410, 74], 0.5, INDIGO, -14, [1470, 140]),
    ),
    thing(
      'terraces',
      terrace(sheet, { from: 1190, y: 142, wall: 12, field: '#D9C98A' }, 2),
      frames(row(142, 1262, 1400, 56, 0.5)),
      terrace(sheet, { from: 1010, y: 166, wall: 14, field: '#C7B66F' }, 4),
      frames(row(167, 1096, 1330, 76, 0.66)),
      terrace(sheet, { from: -30, y: 194, wall: 6, field: '#AFA45C' }, 6),
      path('M-10 198H1930V224H-10z', { fill: sheet.fade([0, '#8F9A55'], [1, '#5E7A4C']) }),
      frames([...row(199, 620, 890, 72, 0.62), ...row(205, 968, 1290, 104, 0.86)]),
    ),
    carrier([1378, 211], 0.7),
    paperYard(sheet, [1446, 203], 0.98),
  );
}

export function papersHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    thing(
      'woods',
      wood(sheet, {
        keys: [
          [-10, 100],
          [120, 80],
          [280, 92],
          [430, 66],
        ],
        crown: 13,
        top: '#A9CBD0',
        foot: '#E6EFE6',
        footAt: 130,
        seed: 3,
      }),
    ),
    thing(
      'terraces',
      terrace(sheet, { from: -60, y: 112, wall: 8, field: '#D9C98A' }, 2),
      frames(
        [4, 44, 84].map((x, index) => ({
          at: [x, 112],
          scale: 0.36,
          sheet: index === 3 ? INDIGO : WHITE,
        })),
      ),
      path('M-10 142H430V164H-10z', { fill: sheet.fade([0, '#AFA45C'], [1, '#5E7A4C']) }),
      frames(
        [16, 58].map((x, index) => ({
          at: [x, 147],
          scale: 0.54,
          sheet: index === 1 ? MADDER : WHITE,
        })),
      ),
    ),
    paperYard(sheet, [106, 147], 0.66),
  );
}
