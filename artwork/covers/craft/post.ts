import { cover } from '#artwork/covers/blogs/cover.ts';
import { handWithKey } from '#artwork/covers/blogs/key.ts';
import { stander, strides } from '#artwork/people/body.ts';
import { bar, box, tick } from '#artwork/people/cards.ts';
import { people } from '#artwork/people/looks.ts';
import { between, seededRandom } from '#artwork/random.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse } from '#artwork/sheet.ts';
import { circle, group, line, path, place } from '#artwork/svg.ts';
import { teaFromAbove } from './desk.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const turned = (x: number, y: number, angle: number, ...layers: readonly string[]): string =>
  group({ transform: `translate(${x} ${y}) rotate(${angle})` }, ...layers);

function rain(seed: number, count: number, length: number, from: number, to: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [Math.round(between(random, 0, 650)), Math.round(between(random, from, to))];
    return `M${x} ${y}l-${Math.round(length * 0.3)} ${length}`;
  }).join('');
}

/** A page loads slowly on a bus in the rain. */
const slowPhone: Draw = (name) =>
  cover(name, (sheet) => [
    path('M0 0h640v360H0z', { fill: '#2B4653' }),
    path('M24 20h592v206q0 14-14 14H38q-14 0-14-14z', {
      fill: sheet.fade([0, '#8FA9B5'], [1, '#C3CFCF']),
    }),
    path('M24 130l60-34 70 30 80-60 90 70 70-44 90 50 60-36 72 40v94H24z', { fill: '#7C98A3' }),
    path('M24 190q100-30 210-6t220-10 162 8v58H24z', { fill: '#5E8077' }),
    path('M430 200v-46h30v-18h34v18h40v46z', { fill: '#8C6A5A' }),
    line(rain(31, 60, 20, 20, 210), '#FFFFFF', 2, { ...round, opacity: 0.55 }),
    line('M96 30q-6 60 4 110t-4 70M556 30q8 50-2 96t4 80', '#E6EFF2', 3, {
      ...round,
      opacity: 0.5,
    }),
    path('M306 20h18v220h-18z', { fill: '#22404C' }),
    path('M24 20h592v8H24z', { fill: '#22404C' }),
    path('M0 250h640v16H0z', { fill: '#3E6272' }),
    path('M0 266h640v94H0z', { fill: '#1F3641' }),
    path('M-10 360V250q0-70 60-70h60q50 0 50 60v120z', { fill: '#8C3A3A' }),
    path('M-10 360V250q0-70 60-70h20q-30 60-30 180z', { fill: '#A84A48' }),
    turned(
      352,
      186,
      5,
      box(-72, -150, 148, 290, 22, '#0A1620'),
      box(-62, -132, 128, 254, 10, '#FFFFFF'),
      box(-62, -132, 128, 34, 8, '#0A73C2'),
      bar(-48, -120, 50, '#FFFFFF', 9),
      box(-50, -84, 104, 62, 8, '#E6EDF3'),
      bar(-50, -8, 100, '#E6EDF3', 9),
      bar(-50, 12, 84, '#E6EDF3', 9),
      bar(-50, 32, 94, '#E6EDF3', 9),
      circle([2, 74], 22, { fill: 'none', stroke: '#D5E1EC', 'stroke-width': 7 }),
      path('M2 52a22 22 0 0 1 22 22', {
        fill: 'none',
        stroke: '#E54100',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
    ),
    line('M470 380Q466 330 430 292', '#F2AE2E', 88, round),
    line('M432 300L404 262', '#B9764A', 60, round),
    line('M424 232Q432 190 424 160', '#B9764A', 24, round),
    line('M420 262Q400 240 378 236', '#B9764A', 26, round),
    line('M304 214l-22 6M302 244l-22 6M302 274l-20 6', '#B9764A', 21, round),
    line('M426 168q4 20 0 40', '#7A4424', 2.4, { ...round, opacity: 0.4 }),
  ]);

/** A job offer on a kitchen table, a finger on one clause. */
const offer: Draw = (name) =>
  cover(name, (sheet) => [
    path('M0 0h640v360H0z', { fill: sheet.fade([0, '#7FA68E'], [1, '#668E78']) }),
    line(
      Array.from({ length: 17 }, (_, index) => `M${index * 40} 0v360`).join('') +
        Array.from({ length: 9 }, (_, index) => `M0 ${index * 40 + 20}h640`).join(''),
      '#FFFFFF',
      12,
      { opacity: 0.12 },
    ),
    turned(
      292,
      184,
      -4,
      box(-122, -160, 268, 360, 4, '#1E3A2C').replace('/>', ' opacity=".3"/>'),
      box(-130, -168, 260, 360, 4, '#FFFDF7'),
      path('M-106-144h34v26h-34z', { fill: '#0A73C2' }),
      path('M-106-122l12-14 8 8 6-6 8 12z', { fill: '#FFFFFF' }),
      bar(-60, -140, 92, '#12304F', 10),
      bar(-60, -124, 60, '#84B8E0', 7),
      [-92, -76, -60, -36, -20]
        .map((y, index) => bar(-106, y, [200, 208, 150, 196, 120][index] ?? 180, '#C9D4DE'))
        .join(''),
      box(-112, -4, 226, 44, 6, '#FFE9A8'),
      bar(-106, 4, 208, '#5F7183'),
      bar(-106, 21, 150, '#5F7183'),
      bar(-106, 56, 200, '#C9D4DE'),
      bar(-106, 72, 170, '#C9D4DE'),
      line('M-106 128h90M20 128h86', '#5F7183', 2.4),
      line('M-98 122q10-24 18-4t14-8 12 6 20-14', '#17609F', 3.4, round),
    ),
    turned(
      118,
      92,
      -26,
      path('M-70-40h140v84H-70z', { fill: '#E9D3B0' }),
      path('M-70-40L0 12 70-40z', { fill: '#D6B98C' }),
      line('M-70-40L0 12 70-40', '#B8945E', 2),
    ),
    teaFromAbove(566, 84),
    turned(
      96,
      276,
      20,
      circle([-26, 0], 24, { fill: '#DDEBF2', stroke: '#20303F', 'stroke-width': 6 }),
      circle([36, 0], 24, { fill: '#DDEBF2', stroke: '#20303F', 'stroke-width': 6 }),
      line('M-3-4q8-8 16 0M-50-4l-24-26M60-4l22-26', '#20303F', 6, round),
    ),
    line('M660 340Q560 320 508 262', '#8C3A4E', 86, round),
    line('M656 326Q572 306 520 250', '#FFFFFF', 4, { ...round, opacity: 0.25 }),
    line('M514 262L470 232', '#A8683F', 62, round),
    line('M458 220L384 196', '#A8683F', 22, round),
    line('M452 240L424 246M456 258L436 266M478 212L452 186', '#A8683F', 24, round),
    line('M388 197l-3-1', '#F0C8A8', 11, round),
    line('M430 240l22-6M440 260l20-8', '#7A4424', 2.4, { ...round, opacity: 0.5 }),
  ]);

/** A whole shop moves house on a cycle rickshaw. */
const rickshaw: Draw = (name) =>
  cover(name, (sheet) => {
    const wheel = (x: number, y: number, r: number): string =>
      circle([x, y], r, { fill: 'none', stroke: '#20303F', 'stroke-width': 7 }) +
      line(
        Array.from({ length: 6 }, (_, index) => {
          const a = (index * Math.PI) / 6;
          const [dx, dy] = [Math.round(Math.cos(a) * r), Math.round(Math.sin(a) * r)];
          return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
        }).join(''),
        '#8594A4',
        1.8,
      ) +
      circle([x, y], 6, { fill: '#C8452F' });
    const house = (x: number, w: number, h: number, fill: string, roof: string): string =>
      path(`M${x} 300v-${h}h${w}v${h}z`, { fill }) +
      path(`M${x - 8} ${300 - h}h${w + 16}v10h-${w + 16}z`, { fill: roof }) +
      path(
        `M${x + w * 0.2} ${300 - h + 34}h22v32h-22zM${x + w * 0.62} ${300 - h + 34}h22v32h-22zM${x + w * 0.2} ${300 - h + 96}h22v32h-22zM${x + w * 0.62} ${300 - h + 96}h22v32h-22z`,
        { fill: '#FFFFFF', opacity: 0.35 },
      );
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#F7E4D2'], [1, '#F3D3B8']) }),
      house(-20, 130, 250, '#E8B48C', '#B9764A') +
        house(128, 120, 200, '#DFA07A', '#A85F40') +
        house(266, 150, 270, '#EBBf96'.toUpperCase(), '#B9764A') +
        house(432, 110, 220, '#DFA07A', '#A85F40') +
        house(552, 120, 260, '#E8B48C', '#B9764A'),
      path('M0 296h640v64H0z', { fill: '#8C7A72' }),
      path('M0 294h640v6H0z', { fill: '#D9C6B4' }),
      line('M20 338h70M150 338h70M280 338h70M410 338h70M540 338h70', '#CDBBAA', 5, {
        opacity: 0.7,
      }),
      // The shop with its shelves and awning on the back of the rickshaw.
      path('M96 254h230v14H96z', { fill: '#6B4028' }),
      path('M112 112h200v142H112z', { fill: '#2F6F8C' }),
      path('M124 124h176v74H124z', { fill: '#FFE9BE' }),
      path('M124 156h176v5H124z', { fill: '#8E5A3C' }),
      path(
        'M132 156v-22h14v22zM152 156v-16h18v16zM178 156q-2-22 8-22t8 22zM204 156v-24h12v24zM224 156v-14h26v14zM260 156q-4-20 12-20t12 20z',
        { fill: '#A8434F' },
      ),
      path(
        'M132 198v-26h30v26zM170 198v-18h20v18zM200 198v-30h16v30zM224 198q-4-22 12-22t12 22zM256 198v-20h34v20z',
        { fill: '#0A73C2' },
      ),
      path('M124 206h176v40H124z', { fill: '#24586F' }),
      box(146, 214, 132, 24, 4, '#FFF3DC'),
      bar(164, 222, 96, '#E54100', 8),
      path('M92 112l24-48h192l24 48z', { fill: '#FFF6E6' }),
      path('M92 112l24-48h32l-12 48zM180 112l4-48h32l4 48zM264 112l-12-48h32l24 48z', {
        fill: '#D6493B',
      }),
      path(
        'M92 112q10 14 22 0 10 14 22 0 12 14 22 0 10 14 22 0 10 14 20 0 10 14 20 0 12 14 22 0 10 14 22 0 12 14 22 0 12 14 24 0 12 14 24 0v-4H92z',
        { fill: '#B83A2E' },
      ),
      place(
        [70, 250],
        1,
        line('M26-70l-10-20M26-70l10-24', '#3E9B6E', 7, round) +
          path('M10-70h32l-5 40H15z', { fill: '#B4603F' }),
      ),
      wheel(150, 288, 42) + wheel(284, 288, 42),
      line('M300 262h60l60-50 40 76-56-14-44-12', '#C8452F', 8, round),
      line('M420 212l-8-22h26', '#20303F', 7, round),
      line('M392 224l-10-24M366 198h32', '#20303F', 7, round),
      wheel(480, 288, 40),
      line('M480 288L452 190M446 188q20-6 30 4', '#20303F', 7, round),
      circle([404, 276], 12, { fill: '#8594A4' }),
      line('M404 290l14 14M404 262l-12-12', '#20303F', 5, round),
      // The rider leans into the pedals.
      line('M384 190L428 226 412 302', '#12304F', 17, round) +
        path('M404 308h22q8 2 8-4-6-8-16-8z', { fill: '#0B1B2B' }),
      path('M366 196q-4-40 26-76l30 14q2 40-24 66z', { fill: '#F2AE2E' }),
      line('M408 132L440 166 466 184', '#F2AE2E', 14, round) +
        circle([470, 186], 8, { fill: '#8A4B2A' }),
      place(
        [416, 128],
        1.1,
        path('M-8-6L2-26l14 8-8 16z', { fill: '#8A4B2A' }) +
          circle([16, -32], 18, { fill: '#8A4B2A' }) +
          path('M-4-34q-2-20 20-20 16 0 18 14-22-2-26 8-2 8-8 10-4-4-4-12z', { fill: '#1B1412' }) +
          path('M-4-38q0-18 20-18 18 0 20 16l6 2q-24 0-46 0z', { fill: '#17609F' }) +
          line('M26-32h0', '#20100A', 3.4, round) +
          line('M22-22q6 2 9-2', '#3A1608', 1.8, round),
      ),
      line('M52 322h-34M60 336H6', '#FFFFFF', 4, { ...round, opacity: 0.6 }),
    ];
  });

/** A tailor measures before the first cut. */
const tailor: Draw = (name) =>
  cover(name, (sheet) => {
    const marks = Array.from(
      { length: 26 },
      (_, index) => `M${40 + index * 20}-14v${index % 5 === 0 ? 16 : 9}`,
    ).join('');
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#B98358'], [1, '#9A6642']) }),
      line('M0 60h640M0 180h640M0 300h640', '#7A4A2E', 2, { opacity: 0.35 }),
      path('M40 36q130-16 290 4t270-8l14 282q-140 20-300-2T30 322z', { fill: '#24507A' }),
      path('M40 36q130-16 290 4t270-8l2 26q-140 10-280-6T42 62z', { fill: '#356A99' }),
      path('M150 92q60-24 90 6l30 70 44-4 40-66q60-20 96 2l10 170q-160 16-320 0z', {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 3.4,
        'stroke-dasharray': '12 8',
        'stroke-linejoin': 'round',
      }),
      line('M292 168v108M150 92l-10 60M450 100l16 58', '#FFFFFF', 2.4, {
        'stroke-dasharray': '4 7',
      }),
      line('M366 290l14-6M200 288l-12-8', '#FFFFFF', 3, round),
      group(
        { transform: 'translate(14 222) rotate(-6)' },
        path('M-30-16h640v34H-30z', { fill: '#0B2233', opacity: 0.3 }),
        path('M-30-22h640v34H-30z', { fill: '#F2C230' }),
        line(marks, '#3A2A10', 2.6),
        [1, 2, 3, 4, 5]
          .map((step) => circle([40 + step * 100 - 8, 4], 4, { fill: '#C8452F' }))
          .join(''),
      ),
      turned(
        92,
        116,
        24,
        line('M-10-8L60-48M-10 8L60 48', '#C5D2DE', 12, round),
        line('M-10-8L60-48M-10 8L60 48', '#EEF3F7', 4, round),
        circle([-34, -20], 19, { fill: 'none', stroke: '#20303F', 'stroke-width': 10 }),
        circle([-34, 22], 19, { fill: 'none', stroke: '#20303F', 'stroke-width': 10 }),
        circle([2, 0], 6, { fill: '#5F7183' }),
      ),
      turned(
        558,
        92,
        -16,
        path('M-32-16h60l8 32h-76z', { fill: '#FFF6E6' }),
        path('M-32-16h60l2 8h-64z', { fill: '#FFFFFF' }),
      ),
      line('M-20 388Q70 360 130 300', '#A8434F', 84, round),
      line('M120 308L168 268', '#B9764A', 60, round),
      line('M160 254L202 212M178 266L226 224M192 280L236 246', '#B9764A', 22, round),
      line('M140 272Q150 246 176 232', '#B9764A', 24, round),
      line('M206 232l-18 16M220 248l-20 16', '#7A4424', 2.4, { ...round, opacity: 0.5 }),
      handWithKey({
        at: [452, 196],
        turn: 26,
        scale: 0.9,
        skin: '#B9764A',
        sleeve: '#A8434F',
        cuff: '#FFE6C4',
        tool:
          path('M-52-12h66v24h-66l-12-6v-12z', { fill: '#FFFFFF' }) +
          path('M-52-12h66v8h-66z', { fill: '#E6EDF3' }),
      }),
    ];
  });

/** A stamp has just left a seal. */
const seal: Draw = (name) =>
  cover(name, (sheet) => {
    const scallop = Array.from({ length: 20 }, (_, index) => {
      const a = (index * Math.PI) / 10;
      return circle([Math.round(Math.cos(a) * 66), Math.round(Math.sin(a) * 66)], 13, {
        fill: '#2F8F72',
      });
    }).join('');
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#F3E2D0'], [1, '#E4C7AA']) }),
      path('M0 0h640v360H0z', { fill: '#7A3B4A', opacity: 0.92 }),
      turned(
        290,
        190,
        -6,
        box(-220, -150, 452, 310, 6, '#20100A').replace('/>', ' opacity=".3"/>'),
        box(-230, -160, 452, 310, 6, '#FFFBF0'),
        path('M-214-144h420v278h-420z', { fill: 'none', stroke: '#D9B36C', 'stroke-width': 4 }),
        path('M-204-134h400v258h-400z', { fill: 'none', stroke: '#D9B36C', 'stroke-width': 1.6 }),
        bar(-172, -104, 190, '#12304F', 16),
        bar(-172, -74, 130, '#84B8E0', 9),
        [-40, -20, 0]
          .map((y, index) => bar(-172, y, [150, 164, 120][index] ?? 120, '#D5DDE5', 8))
          .join(''),
        tick([-160, 52], 11) +
          bar(-140, 47, 110, '#5F7183', 9) +
          tick([-160, 84], 11) +
          bar(-140, 79, 86, '#5F7183', 9),
      ),
      turned(
        352,
        196,
        8,
        group(
          { opacity: 0.95 },
          scallop,
          circle([0, 0], 66, { fill: '#2F8F72' }),
          circle([0, 0], 54, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 3 }),
          line('M-26 2l18 20L28-22', '#FFFFFF', 13, round),
        ),
      ),
      // The stamp, lifted.
      turned(
        512,
        118,
        24,
        ellipse([-4, 96], 60, 14, '#4A2430'),
        path('M-56 56h112v26q-56 18-112 0z', { fill: '#20303F' }),
        path('M-56 56h112v8h-112z', { fill: '#48617A' }),
        path('M-44 56q4-26 24-30h40q20 4 24 30z', { fill: '#8E5A3C' }),
        path('M-14 30q6-40-10-60-6-34 24-36t24 36Q8 -10 14 30z', { fill: '#A9714B' }),
        path('M-12 30q4-40-8-58-6-30 12-36-4 30 2 44t-6 50z', { fill: '#D09A6C' }),
      ),
      line('M680 60Q620 60 574 92', '#17609F', 92, round),
      line('M586 84L540 96', '#8A4B2A', 64, round),
      line('M520 66L486 80M526 92L488 106M534 118L498 130', '#8A4B2A', 24, round),
      line('M502 92l24-9M506 118l24-9', '#5A2C14', 2.4, { ...round, opacity: 0.5 }),
    ];
  });

/** Questions for a first call, beside a phone that is about to ring. */
const questions: Draw = (name) =>
  cover(name, (sheet) => [
    path('M0 0h640v360H0z', { fill: sheet.fade([0, '#F2B84B'], [1, '#E9A535']) }),
    turned(
      232,
      188,
      -7,
      box(-134, -146, 284, 316, 8, '#7A4A10').replace('/>', ' opacity=".3"/>'),
      box(-142, -154, 284, 316, 8, '#FFFFFF'),
      path('M-142-146q0-8 8-8h26v316h-26q-8 0-8-8z', { fill: '#E6EDF3' }),
      line(
        Array.from({ length: 9 }, (_, index) => `M-150 ${-128 + index * 33}h22`).join(''),
        '#5F7183',
        6,
        round,
      ),
      [-114, -64, -14, 36, 86]
        .map(
          (y, index) =>
            path(`M-92 ${y + 2}q0-12 11-12t11 11q0 7-7 10-4 2-4 7`, {
              fill: 'none',
              stroke: '#E54100',
              'stroke-width': 5,
              'stroke-linecap': 'round',
            }) +
            circle([-81, y + 26], 3.4, { fill: '#E54100' }) +
            bar(-54, y - 4, [150, 168, 120, 160, 96][index] ?? 130, '#12304F', 9) +
            bar(-54, y + 14, [110, 70, 140, 90, 0][index] ?? 0, '#B9C7D4', 7),
        )
        .join(''),
    ),
    turned(
      500,
      172,
      10,
      box(-70, -138, 148, 288, 24, '#7A4A10').replace('/>', ' opacity=".35"/>'),
      box(-76, -146, 148, 288, 24, '#0B1B2B'),
      box(-66, -134, 128, 264, 16, '#12406B'),
      circle([-2, -62], 36, { fill: '#CFE4F7' }),
      circle([-2, -70], 14, { fill: '#E0A883' }),
      path('M-26-40q4-18 24-18t24 18q-24 20-48 0z', { fill: '#2F8F72' }),
      bar(-38, -12, 72, '#FFFFFF', 10),
      bar(-24, 8, 44, '#7FA9CE', 7),
      circle([-34, 84], 24, { fill: '#D6493B' }),
      circle([30, 84], 24, { fill: '#2F9E6B' }),
      line('M-46 90q12-12 24 0', '#FFFFFF', 6, round),
      path('M22 76q-2 16 16 18', {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }),
    ),
    turned(
      392,
      320,
      -28,
      path('M-70-6h120v12H-70z', { fill: '#0A73C2' }),
      path('M-70-6l-18 6 18 6z', { fill: '#F3DCC0' }),
      path('M-83-2l-5 2 5 2z', { fill: '#20100A' }),
      path('M50-6h12q6 0 6 6t-6 6H50z', { fill: '#F4A6B0' }),
    ),
    line('M410 44q-10 12-10 28M394 30q-18 20-16 48', '#FFFFFF', 6, round),
    line('M592 36q14 10 18 26M606 20q20 16 26 40', '#FFFFFF', 6, round),
  ]);

/** Tigers and goats: the next move is planned for the largest danger. */
const baghChal: Draw = (name) =>
  cover(name, (sheet) => {
    const at = (column: number, row: number): readonly [number, number] => [
      136 + column * 74,
      32 + row * 74,
    ];
    const lines = `${[0, 1, 2, 3, 4].map((index) => `M136 ${32 + index * 74}h296M${136 + index * 74} 32v296`).join('')}M136 32l296 296M432 32L136 328M284 32L136 180 284 328 432 180z`;
    const goat = ([x, y]: readonly [number, number]): string =>
      ellipse([x + 3, y + 8], 17, 9, '#5A3423') +
      circle([x, y], 17, { fill: '#E8E2D4' }) +
      circle([x, y - 4], 15, { fill: '#FFFDF6' }) +
      line(`M${x - 7} ${y - 10}q-6-8 0-13M${x + 7} ${y - 10}q6-8 0-13`, '#8C7A62', 3.4, round) +
      line(`M${x - 4} ${y - 4}h0M${x + 4} ${y - 4}h0`, '#20100A', 3.4, round);
    const tiger = ([x, y]: readonly [number, number]): string =>
      ellipse([x + 3, y + 11], 23, 11, '#5A3423') +
      circle([x, y], 23, { fill: '#B9701E' }) +
      circle([x, y - 5], 21, { fill: '#E8963C' }) +
      circle([x - 15, y - 22], 7, { fill: '#E8963C' }) +
      circle([x + 15, y - 22], 7, { fill: '#E8963C' }) +
      line(
        `M${x} ${y - 24}v8M${x - 8} ${y - 21}l2 6M${x + 8} ${y - 21}l-2 6M${x - 19} ${y - 4}h8M${x + 19} ${y - 4}h-8`,
        '#20100A',
        3,
        round,
      ) +
      line(`M${x - 7} ${y - 7}h0M${x + 7} ${y - 7}h0`, '#20100A', 4.4, round) +
      path(`M${x - 4} ${y}h8l-4 5z`, { fill: '#7A2E1E' });
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#2F5B50'], [1, '#1F4339']) }),
      box(104, 4, 372, 368, 10, '#0F261F').replace('/>', ' opacity=".4"/>'),
      box(98, -4, 372, 372, 10, '#8E5A3C'),
      box(110, 8, 348, 346, 6, '#E3B57E'),
      line(lines, '#7A4A2E', 4, round),
      [
        [1, 0],
        [2, 1],
        [1, 2],
        [3, 3],
        [2, 3],
        [1, 4],
        [3, 1],
      ]
        .map(([column = 0, row = 0]) => goat(at(column, row)))
        .join(''),
      [
        [0, 0],
        [4, 0],
        [0, 4],
        [2, 2],
      ]
        .map(([column = 0, row = 0]) => tiger(at(column, row)))
        .join(''),
      circle([358, 180], 27, {
        fill: 'none',
        stroke: '#E54100',
        'stroke-width': 5,
        'stroke-dasharray': '8 7',
      }),
      place([46, 250], 0.94, goat([0, 0]) + goat([14, 44]) + goat([-18, 60])),
      handWithKey({
        at: [386, 176],
        turn: 10,
        scale: 0.95,
        skin: '#8A4B2A',
        sleeve: '#A8434F',
        cuff: '#F2C66B',
        tool: goat([-4, 6]),
      }),
    ];
  });

/** Passengers push a bus out of the mud. */
const mudBus: Draw = (name) =>
  cover(name, (sheet) => {
    const pusher = {
      near: { elbow: [22, -104], hand: [44, -108] },
      far: { elbow: [26, -112], hand: [46, -122] },
    } as const;
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#5F7F8E'], [0.6, '#B5C4C2']) }),
      path('M0 150q120-50 240-20t220-30 190 10v150H0z', { fill: '#6F938A' }),
      path('M0 200q160-40 320-6t330-14v100H0z', { fill: '#4F7A66' }),
      path('M0 262q200-22 640-4v102H0z', { fill: '#8A6A4A' }),
      path('M0 300q240-20 640-2v62H0z', { fill: '#725438' }),
      path('M236 78q0-16 16-16h330q22 0 28 20l20 96q4 20 4 70v16H236z', { fill: '#D9432F' }),
      path('M236 186h396q2 20 2 40H236z', { fill: '#F6BD3C' }),
      path('M236 206h398v8H236z', { fill: '#2F8F72' }),
      path('M256 84h60v66h-60zM326 84h60v66h-60zM396 84h60v66h-60zM466 84h60v66h-60z', {
        fill: '#CFE4EC',
      }),
      path('M540 84h38q12 0 16 12l16 62h-70z', { fill: '#E6F1F5' }),
      path('M256 84h60l-60 50zM396 84h60l-60 50z', { fill: '#FFFFFF', opacity: 0.4 }),
      path('M268 62v-20h70v20zM352 62V30h44v32zM410 62V44h90v18z', { fill: '#7A4A32' }),
      path('M280 42v-12h40v12zM420 44v-16h34v16z', { fill: '#17609F' }),
      line('M248 62h330', '#20303F', 5),
      path('M610 232h22v12h-22z', { fill: '#FFF0C0' }),
      circle([536, 266], 36, { fill: '#20303F' }) + circle([536, 266], 17, { fill: '#8594A4' }),
      circle([322, 280], 36, { fill: '#20303F' }) + circle([322, 280], 17, { fill: '#8594A4' }),
      path('M262 300q20-30 60-26t64 24 30 14H240z', { fill: '#5E432B' }),
      line('M276 268l-22-24M266 282l-32-10M290 256l-10-28', '#5E432B', 8, round),
      stander([186, 320], 1.02, { look: { ...people.suman, top: '#2E86CC' }, ...pusher }, 1, [
        'M-8-74L-18-40L-40-9',
        'M0-74L14-42L-2-8',
      ]),
      stander(
        [122, 332],
        1.06,
        { look: { ...people.prerana, top: '#F2AE2E' }, ...pusher },
        1,
        strides.walk,
      ),
      stander([62, 340], 1.08, {
        look: { ...people.hari, top: '#3E5468' },
        near: { elbow: [20, -108], hand: [26, -140] },
        far: { elbow: [18, -92], hand: [34, -84] },
        held:
          line('M26-140v-32', '#20303F', 4) +
          path(
            'M-32-170q6-46 58-46t58 46q-10-10-20 0-10-10-19 0-9-10-19 0-10-10-20 0-10-10-19 0-9-10-19 0z',
            { fill: '#C4607A' },
          ),
      }),
      line(rain(77, 70, 22, 0, 330), '#FFFFFF', 2, { ...round, opacity: 0.5 }),
    ];
  });

/** A leaking roof, and everything that has been put under it. */
const leakingRoof: Draw = (name) =>
  cover(name, (sheet) => {
    const drop = (x: number, y: number): string =>
      path(`M${x} ${y}q-8 13 0 17 8-4 0-17z`, { fill: '#4FA0E0' });
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#D9C7A8'], [1, '#C2AB88']) }),
      path('M0 0h640v64L320 18 0 64z', { fill: '#4A2B1F' }),
      path('M0 64L320 18 640 64v16L320 34 0 80z', { fill: '#7A4A32' }),
      line('M80 0v66M200 0v50M320 0v34M440 0v50M560 0v66', '#2F1A12', 9),
      [
        [140, 66, -8],
        [366, 40, 9],
        [520, 62, 8],
      ]
        .map(([x = 0, y = 0, angle = 0]) =>
          turned(
            x,
            y,
            angle,
            box(-30, -14, 60, 26, 2, '#8CA0B2'),
            line('M-24-8h0M24-8h0M-24 6h0M24 6h0', '#48617A', 5, round),
          ),
        )
        .join(''),
      turned(
        262,
        44,
        -8,
        box(-26, -13, 52, 25, 2, '#B7653F'),
        line('M-20-7h0M20-7h0M-20 6h0M20 6h0', '#6B3427', 5, round),
      ),
      path('M96 122q40-16 70 6 10 40-30 46-50 0-40-52z', { fill: '#A88F68', opacity: 0.5 }),
      path('M440 130h104v84H440z', { fill: '#7FA9BA' }),
      path('M440 130h104v84H440z', { fill: 'none', stroke: '#6B4028', 'stroke-width': 10 }),
      line('M492 130v84', '#6B4028', 6),
      line('M452 140l-8 26M474 138l-10 34M508 142l-8 28M528 140l-10 34', '#E6F1F5', 2.4, round),
      path('M0 288h640v72H0z', { fill: '#8E6A48' }),
      path('M0 284h640v7H0z', { fill: '#B58D62' }),
      line('M0 316h640', '#6E4E32', 2, { opacity: 0.5 }),
      drop(140, 92) + drop(142, 150) + drop(139, 212),
      drop(262, 84) + drop(264, 170),
      drop(366, 66) + drop(368, 128) + drop(365, 200),
      drop(520, 88) + drop(522, 238),
      place(
        [140, 314],
        1,
        path('M-46-66h92l-10 66h-72z', { fill: '#0A73C2' }) +
          ellipse([0, -66], 46, 10, '#4FA0E0') +
          ellipse([0, -63], 38, 7, '#BFE0F5') +
          line('M-44-64q44-50 88 0', '#5F7183', 4),
      ),
      place(
        [264, 322],
        1,
        path('M-58-36h116q0 36-40 36h-36q-40 0-40-36z', { fill: '#C5D2DE' }) +
          ellipse([0, -36], 58, 10, '#E6EEF4') +
          ellipse([0, -34], 48, 7, '#BFE0F5'),
      ),
      place(
        [368, 318],
        1,
        path('M-28-58h56l-4 58h-48z', { fill: '#D6493B' }) +
          ellipse([0, -58], 28, 7, '#8C2A20') +
          ellipse([0, -56], 23, 5, '#BFE0F5') +
          path('M28-48q20 0 18 20t-20 16', { fill: 'none', stroke: '#D6493B', 'stroke-width': 7 }),
      ),
      place(
        [522, 316],
        1,
        ellipse([0, -40], 42, 9, '#2F6B55') +
          path('M-42-40h84q2 24-12 40h-60q-14-16-12-40z', { fill: '#3E9B6E' }) +
          ellipse([0, -39], 35, 6, '#BFE0F5'),
      ),
      // A cat has found the only dry chair.
      place(
        [600, 316],
        1,
        path('M-34-60h66v10h-66zM-30-50h8v50h-8zM20-50h8v50h-8zM24-128h9v70h-9z', {
          fill: '#6B3A22',
        }) +
          path('M-30-60q-2-28 22-30 26-2 30 30z', { fill: '#2D3E4E' }) +
          circle([-20, -80], 14, { fill: '#2D3E4E' }) +
          path('M-32-84l0-14 11 7zM-9-86l4-13 2 15z', { fill: '#2D3E4E' }) +
          line('M-26-79q3 3 6 0M-17-79q3 3 6 0', '#E6EEF4', 1.8, round),
      ),
    ];
  });

export const postCovers: Readonly<Record<string, Draw>> = {
  'slow-phone': slowPhone,
  'offer-letter': offer,
  rickshaw,
  tailor,
  seal,
  questions,
  'bagh-chal': baghChal,
  'mud-bus': mudBus,
  'leaking-roof': leakingRoof,
};
