import { between, seededRandom } from '#artwork/random.ts';
import { ellipse, type Sheet, stops } from '#artwork/sheet.ts';
import { line, path } from '#artwork/svg.ts';
import { lowNarrow, lowWide } from './low-hero.ts';
import { thing } from './thing.ts';
import { tinHouse, umbrella } from './tin-house.ts';

/** Rounded hills of the monsoon: each from the left to the right edge. */
function hill(
  sheet: Sheet,
  d: string,
  top: string,
  foot: string,
  from: number,
  to: number,
): string {
  return path(`${d}V${sheet.height + 4}H-10z`, {
    fill: sheet.fadeBetween(from, to, [0, top], [1, foot]),
  });
}

type Bank = readonly [x: number, y: number, width: number];

/** Low clouds between the hills, as flat bars with round ends. */
function fog(sheet: Sheet, banks: readonly Bank[], thickness: number): string {
  const bars = banks.map(([x, y, width]) => {
    const part = (from: number, down: number, share: number): string =>
      `M${x + Math.round(width * from)} ${y + down * thickness}h${Math.round(width * share)}`;
    return part(0, 0, 1) + part(0.16, -0.7, 0.5) + part(0.3, 0.7, 0.52);
  });
  const stroke = sheet.fadeBetween(
    60,
    sheet.height - 10,
    [0, '#FFFFFF', 0.95],
    [1, '#E3EFF5', 0.8],
  );
  return line(bars.join(''), stroke, thickness, { 'stroke-linecap': 'round' });
}

interface Shower {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly seed: number;
  /** The rooms stay dry: left edge, ceiling and floor. */
  readonly dry: readonly [left: number, top: number, bottom: number];
}

/** Rain in slanting strokes, thin at its left edge. */
function rain(sheet: Sheet, { from, to, count, seed, dry }: Shower): string {
  const [left, top, bottom] = dry;
  const random = seededRandom(seed);
  const strokes = Array.from({ length: count }, () => {
    const share = 1 - random() ** 1.7;
    const x = Math.round(from + (to - from) * share);
    const y = Math.round(between(random, 8, sheet.height - 14));
    const fall = Math.round(between(random, 12, 24));
    if (x > left && y + fall > top && y < bottom) return '';
    return `M${x} ${y}l-${Math.round(fall * 0.28)} ${fall}`;
  });
  return line(strokes.join(''), '#FFFFFF', 1.1, { 'stroke-linecap': 'round', opacity: 0.5 });
}

/** Paddies under water, one above the other. */
function paddies(list: readonly (readonly [x: number, y: number, width: number])[]): string {
  const water = list.map(([x, y, w]) => `M${x} ${y}q${w / 2}-7 ${w} 0q-${w / 2} 7-${w} 0`).join('');
  const dike = list.map(([x, y, w]) => `M${x} ${y}q${w / 2} 7 ${w} 0`).join('');
  const sprouts = list
    .map(([x, y, w]) => {
      let data = '';
      for (let at = 14; at < w - 12; at += 9) data += `M${x + at} ${y + (at % 2)}v-4`;
      return data;
    })
    .join('');
  return (
    path(water, { fill: '#B9DCE6' }) +
    line(dike, '#1F6B63', 2) +
    line(sprouts, '#3C9A6E', 1.6, { 'stroke-linecap': 'round' })
  );
}

function gloom(sheet: Sheet, x: number, rx: number): string {
  const light = stops([0, '#7C9FBA', 0.9], [0.55, '#94B6CE', 0.6], [1, '#B5DDFB', 0]);
  return ellipse([x, sheet.height * 0.62], rx, sheet.height * 0.62, sheet.glow(...light));
}

/** A writer under a tin roof in the rain. */
export function blogsHeroWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    thing('rain-clouds', gloom(sheet, 1640, 640)),
    thing(
      'hills',
      hill(
        sheet,
        'M-10 150Q160 104 330 136T640 128Q820 86 1010 128T1330 104Q1470 60 1640 96T1930 70',
        '#A9C9DC',
        '#D8E7F0',
        80,
        170,
      ),
      fog(
        sheet,
        [
          [150, 142, 190],
          [700, 140, 210],
          [1190, 118, 230],
          [1560, 104, 160],
        ],
        9,
      ),
      hill(
        sheet,
        'M-10 172Q200 146 400 168T760 158Q930 130 1110 160T1420 138Q1560 118 1700 142T1930 130',
        '#6FA5B8',
        '#A9CBD4',
        126,
        196,
      ),
      fog(
        sheet,
        [
          [360, 168, 240],
          [980, 162, 230],
          [1270, 152, 120],
        ],
        8,
      ),
    ),
    thing(
      'fields',
      hill(
        sheet,
        'M-10 192Q220 176 470 190T960 184Q1160 172 1330 186T1930 176',
        '#3E8C7E',
        '#1F6B63',
        174,
        214,
      ),
      paddies([
        [560, 200, 150],
        [690, 208, 190],
        [880, 198, 170],
        [1010, 207, 200],
        [1150, 197, 130],
        [300, 206, 170],
        [90, 202, 140],
      ]),
    ),
    thing(
      'yard',
      path('M1130 224Q1240 200 1390 194L1930 190V224z', {
        fill: sheet.fade([0, '#2B5C73'], [1, '#12405F']),
      }),
    ),
    umbrella([1306, 208], 0.68),
    tinHouse(sheet, [1464, 198], 0.93),
    thing(
      'rain',
      rain(sheet, { from: 1030, to: 1960, count: 230, seed: 5, dry: [1450, 112, 198] }),
    ),
  );
}

export function blogsHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    thing('rain-clouds', gloom(sheet, 250, 330)),
    thing(
      'hills',
      hill(sheet, 'M-10 104Q70 66 160 92T430 70', '#A9C9DC', '#D8E7F0', 64, 126),
      fog(
        sheet,
        [
          [-24, 100, 110],
          [90, 90, 60],
        ],
        7,
      ),
      hill(sheet, 'M-10 122Q60 102 150 118T430 106', '#6FA5B8', '#A9CBD4', 102, 142),
    ),
    thing('fields', hill(sheet, 'M-10 140Q80 128 200 138T430 134', '#3E8C7E', '#1F6B63', 128, 158)),
    thing(
      'yard',
      path('M-10 152Q60 146 150 143L430 142V164H-10z', {
        fill: sheet.fade([0, '#2B5C73'], [1, '#12405F']),
      }),
    ),
    umbrella([40, 155], 0.5),
    tinHouse(sheet, [110, 146], 0.64),
    thing('rain', rain(sheet, { from: -60, to: 440, count: 110, seed: 6, dry: [104, 88, 146] })),
  );
}
