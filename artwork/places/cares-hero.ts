import { narrowSheet, wideSheet } from '#artwork/heroes/backdrop.ts';
import { listening } from '#artwork/reading/sitters.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, group, line, type Point, path, place } from '#artwork/svg.ts';
import { figure, type Look } from './figure.ts';
import { explaining, walking } from './stances.ts';

const SKINS = ['#8A4B2A', '#A8683F', '#B9764A'] as const;
const pupil = (index: number): Look => ({
  hair: (['braid', 'short', 'bun', 'short', 'long'] as const)[index % 5] ?? 'short',
  skin: SKINS[index % 3] ?? SKINS[0],
  coat: '#DDEFFD',
  trousers: '#123E66',
});

/** The classroom, open to the viewer: origin at the left of its floor, 330 wide, 150 high. */
function school(sheet: Sheet, at: Point, scale: number): string {
  const ribs = Array.from({ length: 25 }, (_, index) => {
    const top = 18 + index * 12.4;
    const low = -16 + index * 15.2;
    return `M${Math.round(top)}-146L${Math.round(low)}-104`;
  });
  const rows = [196, 236, 276, 316];
  return place(
    at,
    scale,
    path('M-12 0h356v10H-12z', { fill: '#9CC4E6' }) +
      path('M-12 10h356v6H-12z', { fill: '#6FA3CE' }) +
      path('M0 0v-106h332V0z', { fill: '#F7E6D0' }) +
      path('M0 0v-106h64V0z', { fill: '#FFF3E2' }) +
      path('M0 0v-22h64V0z', { fill: '#2E86CC' }) +
      path('M14 0v-66h36V0z', { fill: '#0B4F8C' }) +
      path('M70-4v-96h256v96z', { fill: sheet.fade([0, '#FFD089'], [1, '#FFE9C4']) }) +
      path('M70-4v-20h256v20z', { fill: '#D9996A' }) +
      path('M86-84h84v48H86z', { fill: '#8E5A3C' }) +
      path('M89-81h78v42H89z', { fill: '#1F5F56' }) +
      line('M96-70h30M96-62h22M96-50q10-10 20 0t20 0', '#E9F5EF', 2) +
      circle([148, -62], 9, { fill: 'none', stroke: '#F6BD3C', 'stroke-width': 2 }) +
      path('M226-92h60v34h-60z', { fill: '#8CC0EC' }) +
      line('M226-75h60M256-92v34', '#FFF3E2', 3) +
      path('M226-58q14-14 26-6t34-8v14z', { fill: '#5FA383' }) +
      figure(
        [192, -3],
        0.72,
        explaining,
        { hair: 'bun', skin: '#A8683F', coat: '#C9604F', trousers: '#5B2A4A' },
        { flip: -1 },
      ) +
      rows
        .slice(1)
        .map(
          (x, index) =>
            figure([x - 8, -3], 0.56, listening, pupil(index), { flip: -1 }) +
            path(`M${x - 32}-22h20v3h-20zM${x - 30}-19h3v16h-3zM${x - 17}-19h3v16h-3z`, {
              fill: '#8E5A3C',
            }),
        )
        .join('') +
      path('M64 0v-106h8V0zM326 0v-106h8V0z', { fill: '#8E5A3C' }) +
      path('M-18-102L16-148H318l36 46z', { fill: sheet.fade([0, '#C97A55'], [1, '#A2503A']) }) +
      line(ribs.join(''), '#E0A084', 2) +
      path('M206-112l3-30h46l6 30z', { fill: '#8FB8DC' }) +
      path('M-20-104h376v6H-20z', { fill: '#7A3524' }) +
      line('M16-148H318', '#FFE1BD', 3) +
      line('M348-100v74', '#0B3B68', 4) +
      path('M336 10v-36h26v36z', { fill: '#0A73C2' }) +
      path('M336-18h26M336-6h26', { stroke: '#5BA6E0', 'stroke-width': 2 }) +
      path('M334-28h30v4h-30z', { fill: '#BFE3FC' }),
  );
}

/** Pupils on their way, one with a wheel and a stick: origin at the feet of the first. */
function arrivals(at: Point, scale: number): string {
  const walker = (x: number, index: number, pack: string): string =>
    figure([x, 0], 0.58, walking, { ...pupil(index), backpack: pack });
  return place(
    at,
    scale,
    path('M-34 2q40-5 68 0-34 5-68 0zM-122 5q26-5 66 0-32 5-66 0z', {
      fill: '#7A5A2E',
      opacity: 0.25,
    }) +
      walker(-24, 0, '#C9604F') +
      walker(8, 1, '#0A73C2') +
      walker(-104, 3, '#2F8F83') +
      circle([-66, -11], 12, { fill: 'none', stroke: '#20303F', 'stroke-width': 4 }) +
      line('M-94-28l24 12', '#8E5A3C', 2.4, { 'stroke-linecap': 'round' }),
  );
}

/** Straw tied into stacks to dry on a harvested field. */
function stacks(list: readonly (readonly [x: number, y: number, size: number])[]): string {
  const stack = ([x, y, size]: readonly [number, number, number]): string =>
    place(
      [x, y],
      size,
      path('M-15 0Q-14-22-2-33l2-7 2 7Q14-22 15 0z', { fill: '#D99A3A' }) +
        path('M-15 0Q-14-22-2-33L0-40 0 0z', { fill: '#F2C868' }) +
        line('M-8-20q8 4 16 0', '#9A6420', 2),
    );
  return group({}, ...list.map(stack));
}

/** The school's bell, a piece of rail that hangs from a post: origin on the ground. */
function bell(at: Point, scale: number): string {
  return place(
    at,
    scale,
    line('M0 0v-92h30', '#5A3423', 6, { 'stroke-linejoin': 'round' }) +
      line('M24-90v14', '#20303F', 2) +
      path('M14-60q0-18 10-18t10 18l3 5H11z', { fill: '#F6BD3C' }) +
      path('M14-60q0-18 10-18-5 8-4 23h-9z', { fill: '#FFE3A0' }) +
      circle([24, -53], 3, { fill: '#8E5A3C' }) +
      figure([44, 0], 0.62, explaining, pupil(2), { flip: -1 }),
  );
}

const STEPS = ['#E2BC63', '#D3AA50', '#BF9A48', '#9D9A55', '#7C9560', '#62885F'];

/** Rice fields in steps before the harvest, each with a bank in the light. */
function paddies(width: number, tops: readonly (readonly [left: number, right: number])[]): string {
  return group(
    {},
    ...tops.map(([left, right], index) => {
      const dip = index % 2 === 0 ? 7 : -6;
      const edge = `M-10 ${left}Q${Math.round(width * 0.3)} ${Math.round((left + right) / 2 + dip)} ${Math.round(width * 0.56)} ${Math.round((left + right) / 2)}T${width + 10} ${right}`;
      return (
        path(`${edge}V440H-10z`, { fill: STEPS[index % STEPS.length] ?? '' }) +
        line(edge, index % 2 === 0 ? '#FFF0C9' : '#F0D48F', index % 2 === 0 ? 3.4 : 1.6)
      );
    }),
  );
}

function hills(
  sheet: Sheet,
  shapes: readonly (readonly [d: string, top: string, foot: string])[],
): string {
  return group(
    {},
    ...shapes.map(([d, top, low]) => path(d, { fill: sheet.fade([0, top], [1, low]) })),
  );
}

/** A lesson in the village school, above fields of ripe rice. */
export function caresHeroWide(name: string): string {
  const sheet = wideSheet(name);
  return sheet.render(
    hills(sheet, [
      [
        'M-10 350Q120 316 260 340T560 330 860 342 1100 318 1330 262 1560 220 1760 178 1930 150V420H-10z',
        '#A9D2DC',
        '#DCEFEF',
      ],
      [
        'M-10 376Q160 348 340 366T760 360 1080 356 1320 306 1500 290 1700 246 1930 214V420H-10z',
        '#79BBB2',
        '#BFE3D6',
      ],
    ]),
    paddies(1920, [
      [384, 300],
      [394, 330],
      [402, 356],
    ]),
    school(sheet, [1500, 378], 1.1),
    paddies(1920, [[408, 392]]),
    path('M1230 420Q1330 396 1480 390h70v7q-130 4-200 23z', { fill: '#E9CFA8' }),
    stacks([
      [1204, 400, 0.9],
      [1246, 404, 1.1],
      [1086, 398, 0.7],
      [1052, 401, 0.8],
    ]),
    bell([1436, 392], 0.92),
    arrivals([1388, 406], 1.06),
  );
}

export function caresHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    hills(sheet, [
      ['M-10 220Q60 170 140 190T290 150 430 110V330H-10z', '#A8CDE6', '#F5EEDC'],
      ['M-10 250Q80 214 170 226T320 196 430 170V330H-10z', '#8FBF9E', '#E4DFB0'],
    ]),
    paddies(420, [
      [268, 226],
      [284, 252],
    ]),
    school(sheet, [124, 284], 0.84),
    paddies(420, [[306, 298]]),
    path('M-10 330Q40 300 104 294h60v6Q90 306 64 330z', { fill: '#E9CFA8' }),
    bell([80, 294], 0.8),
    arrivals([124, 320], 0.84),
  );
}
