import { figure } from '#artwork/places/figure.ts';
import { walking } from '#artwork/places/stances.ts';
import { between, seededRandom } from '#artwork/random.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, path } from '#artwork/svg.ts';
import { bus, busStop } from './bus-stop.ts';
import { type Bloom, jacaranda } from './jacaranda.ts';
import { lowNarrow, lowWide } from './low-hero.ts';
import { readers } from './sitters.ts';
import { thing } from './thing.ts';

const near: Bloom = { shade: '#6B68BD', bloom: '#918DDF', light: '#BCB8F3', trunk: '#4A3A44' };
const middle: Bloom = { shade: '#8C8BCB', bloom: '#A9A8E2', light: '#CCCBF3', trunk: '#7A7186' };
const far: Bloom = { shade: '#AEB9E0', bloom: '#BFC8EA', light: '#D6DCF4', trunk: '#A3A8BE' };

/** The wooded rim of the valley. */
function rim(sheet: Sheet, d: string, from: number, to: number): string {
  const fill = sheet.fadeBetween(from, to, [0, '#A8D2CF'], [1, '#DDEEE6']);
  return thing('valley-rim', path(`${d}V${sheet.height + 4}H-10z`, { fill }));
}

function road(sheet: Sheet, verge: number, curb: number): string {
  const random = seededRandom(31);
  const wide = sheet.width > 1000;
  const petals = Array.from({ length: wide ? 190 : 60 }, () => {
    const share = wide ? 1 - random() ** 1.5 : random();
    const x = Math.round((wide ? 420 : 0) + (sheet.width - (wide ? 420 : 0)) * share);
    return `M${x} ${Math.round(between(random, verge + 1, sheet.height - 3))}h2`;
  });
  let dashes = '';
  for (let x = 10; x < sheet.width; x += wide ? 74 : 46) {
    dashes += `M${x} ${sheet.height - 7}h${wide ? 34 : 22}`;
  }
  const asphalt = sheet.fadeBetween(curb, sheet.height, [0, '#7E93A8'], [1, '#5A738C']);
  return thing(
    'road',
    path(`M-10 ${verge}H${sheet.width + 10}V${curb}H-10z`, { fill: '#A9C7A4' }),
    path(`M-10 ${curb - 3}H${sheet.width + 10}v3H-10z`, { fill: '#EDF1F2' }),
    path(`M-10 ${curb}H${sheet.width + 10}V${sheet.height + 4}H-10z`, { fill: asphalt }),
    line(dashes, '#E8EEF2', wide ? 2.4 : 1.8, { opacity: 0.8 }),
    line(petals.join(''), '#A9A2EA', 2.2, { 'stroke-linecap': 'round' }),
  );
}

/** A lesson on the way: the avenue in spring, when the jacarandas bloom. */
export function learningHeroWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    rim(sheet, 'M-10 166Q240 118 470 150T960 132Q1180 96 1420 128T1930 104', 106, 190),
    thing(
      'avenue',
      [60, 172, 300, 404, 530, 646]
        .map((x, index) => jacaranda([x, 194], 0.46 + (index % 3) * 0.05, far, index % 2 ? -1 : 1))
        .join(''),
      [758, 890, 1008, 1134]
        .map((x, index) =>
          jacaranda([x, 195], 0.66 + (index % 2) * 0.08, middle, index % 2 ? -1 : 1),
        )
        .join(''),
      jacaranda([1276, 196], 0.98, near),
      jacaranda([1476, 196], 1.06, near, -1),
      jacaranda([1690, 196], 0.98, near),
      jacaranda([1884, 196], 1.1, near, -1),
    ),
    road(sheet, 192, 204),
    busStop([1398, 202], 0.94),
    thing('late', figure([1344, 203], 0.62, walking, { ...readers.cream, backpack: '#F2AE2E' })),
    bus([1668, 214], 1),
  );
}

export function learningHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    rim(sheet, 'M-10 112Q90 84 200 100T430 86', 84, 140),
    thing(
      'avenue',
      jacaranda([36, 141], 0.66, near),
      jacaranda([166, 141], 0.7, near, -1),
      jacaranda([300, 141], 0.66, near),
      jacaranda([396, 141], 0.7, near, -1),
    ),
    road(sheet, 138, 147),
    busStop([48, 146], 0.66),
    bus([250, 154], 0.7),
  );
}
