import { cover } from '#artwork/covers/blogs/cover.ts';
import { handWithKey } from '#artwork/covers/blogs/key.ts';
import { stander } from '#artwork/people/body.ts';
import { bar, box } from '#artwork/people/cards.ts';
import { people } from '#artwork/people/looks.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse } from '#artwork/sheet.ts';
import { circle, group, line, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const turned = (x: number, y: number, angle: number, ...layers: readonly string[]): string =>
  group({ transform: `translate(${x} ${y}) rotate(${angle})` }, ...layers);

/** Points left from the hand. */
export const pencil = (fill: string): string =>
  path('M-118-5h150v10h-150z', { fill }) +
  path('M-118-5h150v3.4h-150z', { fill: '#FFFFFF', opacity: 0.35 }) +
  path('M-118-5l-20 5 20 5z', { fill: '#F3DCC0' }) +
  path('M-131-2l-7 2 7 2z', { fill: '#20100A' });

/** A glass of tea from above. */
export const teaFromAbove = (x: number, y: number): string =>
  circle([x + 4, y + 6], 34, { fill: '#20100A', opacity: 0.2 }) +
  circle([x, y], 34, { fill: '#DDEBF2' }) +
  circle([x, y], 29, { fill: '#B4693A' }) +
  path(`M${x - 20} ${y - 10}q8-14 22-14`, {
    fill: 'none',
    stroke: '#E0A878',
    'stroke-width': 5,
    'stroke-linecap': 'round',
  });

/** One key of a keyboard has the focus. */
const keyboard: Draw = (name) =>
  cover(name, (sheet) => {
    const keys: string[] = [];
    const lit: string[] = [];
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 9; column += 1) {
        const x = -40 + row * 22 + column * 74;
        const y = 26 + row * 74;
        if (row === 3 && column > 1 && column < 6) continue;
        const hasFocus = row === 1 && column === 3;
        (hasFocus ? lit : keys).push(
          box(x, y + 7, 64, 62, 11, hasFocus ? '#9A2D00' : '#0B2137') +
            box(x, y, 64, 62, 11, hasFocus ? '#E54100' : '#2F4E6C') +
            box(x + 6, y + 4, 52, 48, 8, hasFocus ? '#FF7A3D' : '#3E6285') +
            (hasFocus
              ? line(
                  `M${x + 18} ${y + 28}h26l-9-9m9 9l-9 9M${x + 48} ${y + 16}v24`,
                  '#FFFFFF',
                  5,
                  round,
                )
              : bar(x + 14, y + 14, 16, '#84A7C6', 5)),
        );
        if (hasFocus) {
          lit.push(
            path(`M${x - 8} ${y + 4}q0-12 12-12h56q12 0 12 12v54q0 12-12 12h-56q-12 0-12-12z`, {
              fill: 'none',
              stroke: '#FFFFFF',
              'stroke-width': 5,
            }),
          );
        }
      }
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#16334F'], [1, '#0C2238']) }),
      keys.join(''),
      box(174, 255, 286, 62, 11, '#0B2137') +
        box(174, 248, 286, 62, 11, '#2F4E6C') +
        box(180, 252, 274, 48, 8, '#3E6285'),
      lit.join(''),
      // A phone beside it reads the page aloud.
      turned(
        512,
        186,
        9,
        box(-66, -134, 140, 276, 22, '#04101C'),
        box(-70, -142, 140, 276, 22, '#0B1B2B'),
        box(-60, -130, 120, 252, 14, '#F6FAFD'),
        bar(-44, -108, 66, '#0A73C2', 9),
        bar(-44, -88, 88),
        bar(-44, -72, 76),
        box(-48, -48, 96, 44, 8, '#DDEFFB'),
        path('M-52-52h104v52h-104z', { fill: 'none', stroke: '#E54100', 'stroke-width': 4 }),
        bar(-36, -36, 60, '#0A73C2', 8),
        bar(-36, -20, 44),
        bar(-44, 20, 88),
        bar(-44, 36, 70),
        path('M-14 68h9l13-12v40l-13-12h-9zM16 64q8 8 0 22M25 57q14 17 0 38', {
          fill: 'none',
          stroke: '#2F8F72',
          'stroke-width': 5,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      ),
      line('M220 360Q232 300 262 232', '#F2AE2E', 84, round),
      line('M258 246L262 206', '#6B3A22', 60, round),
      line('M250 210L238 152M276 212L284 160M230 224L204 180', '#6B3A22', 22, round),
      line('M238 152l-1-5', '#F0C8A8', 10, round),
    ];
  });

/** Of all that is laid out, only one thing goes into the bag. */
const packing: Draw = (name) =>
  cover(name, (sheet) => {
    const faint = 0.42;
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#DCEBE4'], [1, '#C2DACF']) }),
      group(
        { opacity: faint },
        turned(
          70,
          74,
          -14,
          box(-40, -26, 80, 52, 8, '#5F7183'),
          circle([0, 0], 19, { fill: '#2D4257' }),
          circle([0, 0], 11, { fill: '#8CA0B2' }),
          path('M-30-32h22v7h-22z', { fill: '#5F7183' }),
        ),
        turned(
          190,
          66,
          12,
          path('M-44-6h66v12h-66z', { fill: '#8E5A3C' }),
          path('M22-20q34 20 0 40z', { fill: '#8594A4' }),
        ),
        turned(
          64,
          190,
          0,
          box(-18, -50, 36, 100, 12, '#17609F'),
          box(-10, -64, 20, 16, 4, '#0B3355'),
        ),
        turned(
          160,
          176,
          20,
          box(-34, -44, 68, 88, 6, '#A8434F'),
          bar(-20, -24, 40, '#F3DCC0'),
          bar(-20, -6, 28, '#F3DCC0'),
        ),
        turned(
          84,
          300,
          -8,
          path('M-40 18q-6-40 20-44 12 22 56 24 10 4 8 20z', { fill: '#6B4630' }),
          path('M-42 18h88v8h-88z', { fill: '#2A1A14' }),
        ),
        turned(
          196,
          294,
          16,
          path('M-6-50h12l4 58H-10z', { fill: '#5F7183' }),
          circle([0, 26], 20, { fill: '#C98F2E' }),
        ),
        turned(
          560,
          66,
          10,
          circle([0, 0], 38, { fill: '#C98F2E' }),
          circle([0, 0], 28, { fill: '#FFF6E6' }),
          path('M0-22l7 22-7 22-7-22z', { fill: '#8C4A4A' }),
        ),
        turned(
          578,
          196,
          -6,
          box(-30, -46, 60, 92, 10, '#3E6285'),
          box(-22, -36, 44, 54, 3, '#DDEBF7'),
          circle([0, 32], 7, { fill: '#DDEBF7' }),
        ),
        turned(
          560,
          306,
          12,
          path('M-50-14h100q8 14 0 28H-50q8-14 0-28z', { fill: '#2F8F72' }),
          line('M-30-14v28M30-14v28', '#1F6B55', 5),
        ),
      ),
      // The open rucksack from above, with a tent in it.
      path('M276 60q-6-34 44-34h40q50 0 44 34z', { fill: '#7A2E1E' }),
      path('M250 112q0-58 60-58h60q60 0 60 58v172q0 44-44 44h-92q-44 0-44-44z', {
        fill: '#C8452F',
      }),
      path('M250 112q0-58 60-58h24v274h-40q-44 0-44-44z', { fill: '#DB5F45' }),
      path('M272 118q0-42 42-42h52q42 0 42 42v46H272z', { fill: '#3A1712' }),
      path('M244 190h24v84h-24q-12-42 0-84zM412 190h24q12 42 0 84h-24z', { fill: '#A8341F' }),
      path('M278 204h124v96q0 12-12 12H290q-12 0-12-12z', { fill: '#A8341F' }),
      line('M290 222h100', '#F2C66B', 4, { 'stroke-dasharray': '7 5' }),
      box(322, 214, 36, 18, 5, '#F2C66B'),
      turned(
        340,
        118,
        -7,
        box(-50, -26, 100, 52, 24, '#0A73C2'),
        path('M-50-2q0-24 24-24h52q24 0 24 24z', { fill: '#4FA0E0' }),
        path('M-24-26h9v52h-9zM16-26h9v52h-9z', { fill: '#F6BD3C' }),
      ),
      circle([400, 74], 25, { fill: '#FFFFFF' }) +
        circle([400, 74], 21, { fill: '#2F9E6B' }) +
        line('M390 74l7 8 13-15', '#FFFFFF', 6, round),
    ];
  });

/** A red pencil makes a page shorter. */
const resume: Draw = (name) =>
  cover(name, (sheet) => [
    path('M0 0h640v360H0z', { fill: sheet.fade([0, '#F5C9A4'], [1, '#E8AC7C']) }),
    line('M-10 90h660M-10 190h660M-10 290h660', '#C98A58', 2, { opacity: 0.5 }),
    turned(
      176,
      190,
      -9,
      box(-104, -150, 220, 300, 4, '#8E5A36').replace('/>', ' opacity=".25"/>'),
      box(-110, -156, 220, 310, 4, '#FFFFFF'),
    ),
    turned(
      300,
      186,
      4,
      box(-112, -164, 240, 340, 4, '#7A4A2E').replace('/>', ' opacity=".3"/>'),
      box(-120, -172, 240, 346, 4, '#FFFDF8'),
      circle([-82, -130], 22, { fill: '#CFE4F7' }),
      circle([-82, -136], 9, { fill: '#A8683F' }),
      path('M-98-112q2-16 16-16t16 16q-16 10-32 0z', { fill: '#0A73C2' }),
      bar(-46, -146, 110, '#12304F', 13),
      bar(-46, -122, 76, '#84B8E0', 8),
      [-84, -64, -44, -12, 8, 28, 60, 80, 100]
        .map((y, index) => bar(-96, y, [186, 170, 120, 180, 188, 96, 176, 150, 184][index] ?? 150))
        .join(''),
      line('M-98-60.5h176M-98 11.5h192M-98 31.5h100', '#D6321C', 4, round),
      line('M-102-90q-12 26 0 52', '#D6321C', 4, round),
      path('M-104 72q96-18 196 2 8 14-4 18-96 10-190-2-10-10-2-18z', {
        fill: 'none',
        stroke: '#2F8F72',
        'stroke-width': 4,
      }),
      line('M100 70l8 10 16-22', '#2F8F72', 6, round),
    ),
    teaFromAbove(560, 70),
    turned(92, 60, 24, box(-46, -22, 92, 44, 8, '#F4A6B0'), box(8, -22, 38, 44, 6, '#FFFFFF')),
    handWithKey({
      at: [452, 262],
      turn: 24,
      scale: 0.95,
      skin: '#8A4B2A',
      sleeve: '#17609F',
      cuff: '#DDEBF7',
      tool: pencil('#D6321C'),
    }),
  ]);

/** A mechanic points at what needs work; the owner holds the list. */
const workshop: Draw = (name) =>
  cover(name, (sheet) => {
    const wheel = (x: number): string =>
      circle([x, 272], 44, { fill: '#1B2A38' }) +
      circle([x, 272], 28, { fill: '#C5D2DE' }) +
      circle([x, 272], 20, { fill: '#5F7183' }) +
      circle([x, 272], 6, { fill: '#E6EEF4' });
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#BFD0C4'], [1, '#A3B8AC']) }),
      path('M0 316h640v44H0z', { fill: '#6E7C78' }),
      path('M0 312h640v6H0z', { fill: '#E3E8E2' }),
      // Tools on the wall, each with its outline.
      box(24, 24, 210, 132, 6, '#8FA79A'),
      line('M56 48v50M92 46v60M130 50v52M168 46v60M206 48v56', '#3E5468', 8, round),
      path(
        'M46 42h20v14H46zM120 100h20v14h-20zM82 40q10-12 20 0v14H82zM158 38h20v10h-20zM196 100q10 18 20 0z',
        { fill: '#3E5468' },
      ),
      line('M30 128h198', '#7A4A32', 8),
      path('M40 128V112h26v16zM76 128v-24h18v24zM108 128v-12h30v12zM160 128v-20h16v20z', {
        fill: '#C8553D',
      }),
      // A tire hangs on the right.
      circle([586, 84], 50, { fill: '#24323E' }) + circle([586, 84], 30, { fill: '#B1C4B8' }),
      circle([540, 128], 40, { fill: '#2F3E4A' }) + circle([540, 128], 23, { fill: '#ABBFB3' }),
      // The scooter on its stand, its side cover off.
      ellipse([318, 318], 150, 8, '#4E5B58'),
      wheel(216) + wheel(426),
      path(
        'M190 248q6-40 44-40h8l20-84h26l-22 92q8 40 46 40h44q-6-54 34-60l64-4q34 30 26 74-6 20-28 20-8-44-46-44t-46 46H260q-16-44-44-44z',
        { fill: '#0A73C2' },
      ),
      path('M356 256q-6-54 34-60l64-4q10 8 16 20-70 0-84 44z', { fill: '#4FA0E0' }),
      path('M366 190q50-16 108 0l-6 12H374z', { fill: '#20303F' }),
      line('M244 128L226 112M252 128h44', '#20303F', 8, round),
      circle([240, 150], 16, { fill: '#FFF3C8' }),
      path('M392 216h60v36h-60z', { fill: '#12304F' }),
      circle([408, 234], 10, { fill: '#E9B44C' }),
      line('M420 224h24M420 234h24M420 244h16', '#C5D2DE', 4),
      circle([422, 234], 34, {
        fill: 'none',
        stroke: '#E54100',
        'stroke-width': 5,
        'stroke-dasharray': '9 6',
      }),
      stander(
        [520, 338],
        1.2,
        {
          look: { ...people.hari, top: '#D9A03C', trousers: '#3E4C5C' },
          near: { elbow: [18, -94], hand: [40, -84] },
          held:
            line('M38-84l22 0', '#8594A4', 6, round) +
            circle([62, -84], 7, { fill: 'none', stroke: '#8594A4', 'stroke-width': 5 }),
        },
        -1,
      ),
      stander([118, 340], 1.2, {
        look: { ...people.dana, top: '#A8434F' },
        near: { elbow: [10, -92], hand: [32, -96] },
        held:
          path('M26-132h34v46h-34z', { fill: '#FFFDF8' }) +
          line('M32-122h22M32-112h22M32-102h14', '#5F7183', 2.6) +
          path('M36-136h14v7h-14z', { fill: '#5F7183' }),
      }),
    ];
  });

/** Receipts, a calculator and tea on a ledger, from above. */
const ledger: Draw = (name) =>
  cover(name, (sheet) => {
    const keys = Array.from({ length: 16 }, (_, index) =>
      box(
        -48 + (index % 4) * 25,
        -18 + Math.floor(index / 4) * 26,
        20,
        20,
        5,
        index === 15 ? '#E54100' : index % 4 === 3 ? '#84B8E0' : '#F3F6F9',
      ),
    ).join('');
    const rows = Array.from({ length: 8 }, (_, index) => `M-150 ${-88 + index * 27}h300`).join('');
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#31617A'], [1, '#234C62']) }),
      turned(
        268,
        186,
        -5,
        box(-172, -140, 350, 292, 6, '#0B2233').replace('/>', ' opacity=".35"/>'),
        box(-178, -148, 356, 292, 6, '#8C3A3A'),
        box(-168, -140, 336, 276, 3, '#FFF8E8'),
        path('M-3-140h6v276h-6z', { fill: '#D9C39A' }),
        line(rows, '#C9D9E4', 2),
        line('M-116-140v276M-44-140v276M50-140v276M112-140v276', '#E7B7A8', 2),
        [0, 1, 2, 3, 4, 5, 6]
          .map(
            (row) =>
              bar(-106, -102 + row * 27, 34 + ((row * 13) % 24), '#5F7890', 6) +
              bar(-36, -102 + row * 27, 20 + ((row * 7) % 12), '#2F8F72', 6) +
              bar(58, -102 + row * 27, 30 + ((row * 17) % 20), '#5F7890', 6) +
              bar(120, -102 + row * 27, 22, row % 3 === 1 ? '#D6321C' : '#2F8F72', 6),
          )
          .join(''),
      ),
      turned(
        536,
        116,
        8,
        box(-60, -92, 128, 196, 14, '#0B2233').replace('/>', ' opacity=".35"/>'),
        box(-64, -98, 128, 196, 14, '#20364A'),
        box(-50, -82, 100, 44, 6, '#CFE7D8'),
        bar(-4, -66, 44, '#20364A', 12),
        keys,
      ),
      turned(
        92,
        92,
        -18,
        path('M-34-70h68v140l-9-7-9 7-8-7-8 7-8-7-9 7-9-7-8 7z', { fill: '#FFFFFF' }),
        bar(-20, -52, 40, '#12304F', 8),
        bar(-20, -32, 28),
        bar(-20, -16, 36),
        bar(-20, 0, 24),
        bar(2, 24, 18, '#0A73C2', 8),
      ),
      turned(
        70,
        236,
        12,
        path('M-32-60h64v120l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z', { fill: '#FBEFD6' }),
        bar(-18, -42, 36, '#12304F', 7),
        bar(-18, -22, 24),
        bar(-18, -8, 30),
        bar(-2, 14, 18, '#0A73C2', 8),
      ),
      handWithKey({
        at: [446, 272],
        turn: 32,
        scale: 0.9,
        skin: '#B9764A',
        sleeve: '#C4607A',
        cuff: '#FFE6EC',
        tool: pencil('#2F9E6B'),
      }),
    ];
  });

/** A market scale: the price on one side, the parts on the other. */
const scale: Draw = (name) =>
  cover(name, (sheet) => {
    const pan = (x: number, y: number, load: string): string =>
      line(`M${x} ${y - 108}L${x - 74} ${y}M${x} ${y - 108}L${x + 74} ${y}`, '#8E5A3C', 2.6) +
      load +
      path(`M${x - 84} ${y - 2}h168q-18 42-84 42t-84-42z`, { fill: '#C98F2E' }) +
      path(`M${x - 84} ${y - 2}h168v6h-168z`, { fill: '#F2C66B' }) +
      path(`M${x - 70} ${y + 8}q12 22 44 28-26 0-44-28z`, { fill: '#F2D79A' });
    const block = (x: number, y: number, w: number, h: number, fill: string): string =>
      box(x, y - h, w, h, 4, fill) +
      path(`M${x} ${y - h}h${w}v6h-${w}z`, { fill: '#FFFFFF', opacity: 0.3 });
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#F6E3B8'], [1, '#EFC98A']) }),
      path(
        'M0 0h640v30q-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0z',
        { fill: '#1F7F87' },
      ),
      path('M0 326h640v34H0z', { fill: '#9A6440' }) + path('M0 322h640v7H0z', { fill: '#C98F5C' }),
      path('M312 66h16v250h-16z', { fill: '#7A4A32' }) +
        path('M312 66h5v250h-5z', { fill: '#A9714B' }),
      path('M256 322q6-26 64-26t64 26z', { fill: '#7A4A32' }),
      group(
        { transform: 'rotate(4 320 72)' },
        path('M128 66h384v12H128z', { fill: '#6B4028' }),
        path('M128 66h384v4H128z', { fill: '#A9714B' }),
      ),
      circle([320, 72], 17, { fill: '#C98F2E' }) + circle([320, 72], 8, { fill: '#F2D79A' }),
      pan(
        134,
        172,
        place(
          [0, -28],
          1,
          block(74, 200, 44, 42, '#0A73C2') +
            block(122, 200, 54, 30, '#2F8F72') +
            block(92, 158, 40, 34, '#F6A623') +
            block(136, 170, 36, 28, '#C4607A') +
            line('M96 140h32', '#FFFFFF', 4, round) +
            line('M84 180h24M130 186h36', '#FFFFFF', 4, { ...round, opacity: 0.8 }),
        ),
      ),
      pan(
        506,
        196,
        place(
          [0, -30],
          1,
          circle([470, 204], 20, { fill: '#8594A4' }) +
            path('M452 226v-34q0-8 8-8h24q8 0 8 8v34zM496 226v-50q0-8 8-8h32q8 0 8 8v50z', {
              fill: '#5F7183',
            }) +
            path('M462 184v-10h20v10zM510 168v-12h20v12z', { fill: '#48617A' }) +
            line('M462 206h20M508 196h24', '#DCE6EF', 4, round),
        ),
      ),
      place(
        [56, 322],
        1,
        path('M-30 0h60l8-40h-76z', { fill: '#B07A4E' }) +
          circle([-16, -44], 15, { fill: '#D6493B' }) +
          circle([10, -46], 15, { fill: '#DB5F45' }) +
          circle([-2, -58], 14, { fill: '#C8452F' }),
      ),
      place(
        [592, 324],
        1,
        path('M-26 0q-14-50 8-62h30q22 12 8 62z', { fill: '#E9D3B0' }) +
          line('M-18-60h34', '#8E5A3C', 6, round),
      ),
    ];
  });

export const deskCovers: Readonly<Record<string, Draw>> = {
  'focus-key': keyboard,
  'packed-bag': packing,
  'marked-resume': resume,
  'scooter-workshop': workshop,
  ledger,
  'market-scale': scale,
};
