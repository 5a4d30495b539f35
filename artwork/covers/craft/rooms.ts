import { cover } from '#artwork/covers/blogs/cover.ts';
import { handWithKey } from '#artwork/covers/blogs/key.ts';
import { lampGlow } from '#artwork/covers/blogs/room.ts';
import { fromBehind } from '#artwork/people/bust.ts';
import { bar, box } from '#artwork/people/cards.ts';
import { head } from '#artwork/people/head.ts';
import { people } from '#artwork/people/looks.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse } from '#artwork/sheet.ts';
import { stars } from '#artwork/sky.ts';
import { circle, group, line, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A phone lights up on a bedside table at night. */
const bedside: Draw = (name) =>
  cover(name, (sheet) => [
    path('M0 0h640v360H0z', { fill: sheet.fade([0, '#1B2947'], [1, '#2B3B60']) }),
    path('M60 26h190v150H60z', { fill: '#0C1730' }),
    stars({ from: [66, 32], to: [244, 140], count: 26, seed: 5 }),
    path('M60 176v-26l34-22 30 18 40-36 36 32 50-24v58z', { fill: '#1C3257' }),
    path('M60 26h190v150H60zM155 26v150', { fill: 'none', stroke: '#44557A', 'stroke-width': 9 }),
    // The bed, and someone who is still asleep.
    path('M0 222q60-18 150-6 90 14 150 4v140H0z', { fill: '#3F557F' }),
    path('M0 262q90-26 180-8t130 6v100H0z', { fill: '#526A97' }),
    path('M0 300q100-22 190-4t120 4v60H0z', { fill: '#3F557F' }),
    path('M-20 230q0-44 60-44t88 20q22 22-8 36H-20z', { fill: '#C9D3E6' }),
    place(
      [58, 214],
      1.05,
      group(
        { transform: 'rotate(-74)' },
        head([0, 0], 0.86, { ...people.suman, glasses: false }, 'side'),
      ),
    ),
    path('M84 236q50-26 110-10 60 16 100 8v50q-120 14-210-8z', { fill: '#526A97' }),
    path('M296 216h18v144h-18z', { fill: '#6A4238' }) +
      path('M292 208h26v14h-26z', { fill: '#8A5A48' }),
    lampGlow(sheet, [462, 196], 170, 130, 0.55),
    path('M336 250h280v16H336z', { fill: '#8A5A48' }),
    path('M336 250h280v5H336z', { fill: '#B9806A' }),
    path('M350 266h252v94H350z', { fill: '#6A4238' }),
    box(372, 284, 208, 52, 4, '#7D5143') + circle([476, 310], 7, { fill: '#C9A06A' }),
    // The phone rings in its cradle.
    group(
      { transform: 'rotate(-6 462 190)' },
      box(424, 116, 82, 136, 13, '#060D1C'),
      box(430, 123, 70, 122, 8, '#FFF6E2'),
      circle([465, 160], 20, { fill: '#E54100' }),
      path('M463 149h4v14h-4zM463 167h4v4h-4z', { fill: '#FFFFFF' }),
      bar(442, 192, 46, '#3A4A66', 7) + bar(448, 206, 34, '#A9B4C6', 6),
      box(440, 222, 50, 14, 7, '#2F9E6B'),
    ),
    path('M424 252h90l8-10h-106z', { fill: '#4A2F28' }),
    line(
      'M404 142q-12 22-4 46M388 130q-18 34-6 70M530 130q14 24 8 48M546 116q22 34 12 74',
      '#FFD9A0',
      4.4,
      { ...round, opacity: 0.75 },
    ),
    place(
      [370, 250],
      1,
      circle([0, -24], 24, { fill: '#2F8F82' }) +
        circle([0, -24], 18, { fill: '#F3F0E2' }) +
        line('M0-24v-11M0-24l8 5', '#20303F', 3, round) +
        line('M-14 0l4-6M14 0l-4-6', '#2F8F82', 5, round),
    ),
    place(
      [580, 250],
      1,
      path('M-15-46h30l-4 46h-22z', { fill: '#BFD6EA', opacity: 0.75 }) +
        path('M-13-26h26l-2 26h-22z', { fill: '#7FB2DC', opacity: 0.8 }),
    ),
  ]);

/** A letter that says everything goes into the box. */
const letterbox: Draw = (name) =>
  cover(name, (sheet) => {
    const courses = Array.from({ length: 12 }, (_, row) =>
      Array.from(
        { length: 7 },
        (_, column) => `M${column * 104 + (row % 2) * 52 - 52} ${row * 30 + 15}h92`,
      ).join(''),
    ).join('');
    return [
      path('M0 0h640v360H0z', { fill: '#C98A66' }),
      line(courses, '#D69C79', 24),
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#FFFFFF', 0.1], [1, '#7A3A22', 0.22]) }),
      path('M150 60q0-40 40-40h180q40 0 40 40v300H150z', { fill: '#8F1E1A' }),
      path('M136 60q0-42 44-42h180q44 0 44 42v300H136z', { fill: '#D2362B' }),
      path('M136 60q0-42 44-42h30q-40 6-40 44v298h-34z', { fill: '#E65A4B' }),
      path('M126 58h288v18H126z', { fill: '#B52B22' }),
      path('M126 58h288v6H126z', { fill: '#E9685A' }),
      box(186, 112, 168, 30, 8, '#5E0F0D') + box(194, 120, 152, 15, 5, '#20100A'),
      path('M180 104h180v10H180z', { fill: '#B52B22' }),
      box(206, 178, 128, 92, 6, '#FFF3DC'),
      bar(222, 194, 72, '#20303F', 8) +
        bar(222, 214, 96, '#B9A88A') +
        bar(222, 230, 84, '#B9A88A') +
        bar(222, 246, 54, '#B9A88A'),
      circle([270, 316], 10, { fill: '#5E0F0D' }) + path('M267 316h6v14h-6z', { fill: '#5E0F0D' }),
      group(
        { transform: 'translate(372 132) rotate(-9)' },
        path('M-122-40h172v92h-172z', {
          fill: '#20100A',
          opacity: 0.2,
          transform: 'translate(6 8)',
        }),
        path('M-122-40h172v92h-172z', { fill: '#FFFDF6' }),
        path('M-122-40h172L-36 16z', { fill: '#EFE4CC' }),
        line('M-122-40L-36 16 50-40', '#CDBB97', 2.4),
        box(14, 16, 26, 26, 2, '#0A73C2') + path('M20 36l6-10 8 10z', { fill: '#FFFFFF' }),
      ),
      path('M136 76h60v60h-60z', { fill: '#D2362B', opacity: 0 }),
      handWithKey({
        at: [430, 150],
        turn: 8,
        scale: 0.95,
        skin: '#A8683F',
        sleeve: '#2F6F8C',
        cuff: '#DDEFFB',
        tool: '',
      }),
      // A plant in an oil tin, and a sleeping scooter of the postman.
      place(
        [72, 360],
        1,
        path('M-34 0v-66h68V0z', { fill: '#2F8F82' }) +
          path('M-34-66h68v10h-68z', { fill: '#23726A' }) +
          path(
            'M-4-66Q-44-96-38-130-8-112-2-68zM4-66Q44-92 40-124 10-106 2-68zM-2-66Q-12-122 2-146 16-118 4-66z',
            { fill: '#3E9B6E' },
          ),
      ),
    ];
  });

/** The interview is practiced first, before a mirror. */
const mirror: Draw = (name) =>
  cover(name, (sheet) => [
    path('M0 0h640v360H0z', { fill: sheet.fade([0, '#E7D4E0'], [1, '#D3B8C8']) }),
    line(
      Array.from({ length: 12 }, (_, index) => `M${28 + index * 54} 0v360`).join(''),
      '#C9A9BC',
      3,
      { opacity: 0.5 },
    ),
    ellipse([344, 176], 142, 168, '#7A4A32'),
    ellipse([340, 172], 140, 166, '#A9714B'),
    ellipse([340, 172], 124, 150, '#DCEBF2'),
    group(
      { 'clip-path': sheet.clip('<ellipse cx="340" cy="172" rx="124" ry="150"/>') },
      path('M216 20h250v310H216z', { fill: sheet.fade([0, '#CFE3EE'], [1, '#B5CEDD']) }),
      path('M216 200h250v8H216z', { fill: '#9DBACB' }),
      box(396, 90, 50, 66, 3, '#FFFFFF'),
      bar(404, 102, 30, '#0A73C2', 6) + bar(404, 116, 34) + bar(404, 126, 26) + bar(404, 136, 34),
      place(
        [340, 330],
        1.62,
        path('M-43 0C-43-38-38-54-22-60Q0-70 22-60C38-54 43-38 43 0z', { fill: '#24405F' }) +
          path('M-12-64L0-30 12-64z', { fill: '#FFFFFF' }) +
          path('M-4-54h8l3 8-7 34-7-34z', { fill: '#D6493B' }) +
          path('M-12-64L-22-54-12-30 0-12zM12-64L22-54 12-30 0-12z', { fill: '#1A304A' }) +
          head([0, -65], 1, { ...people.bikash, beard: false, hair: 'swept' }, 'front'),
      ),
      path('M240 40l60-20-90 190-14-60zM300 20l24-6-120 240-6-40z', {
        fill: '#FFFFFF',
        opacity: 0.3,
      }),
    ),
    // A note with the words that must not be forgotten.
    group(
      { transform: 'rotate(7 222 86)' },
      box(192, 52, 62, 58, 2, '#FFE08A'),
      bar(202, 66, 40, '#8A6A1A', 5),
      bar(202, 78, 34, '#C9A94A', 5),
      bar(202, 90, 38, '#C9A94A', 5),
    ),
    fromBehind([196, 384], 2.1, { ...people.bikash, hair: 'swept', top: '#1F3852' }),
    path('M0 330h640v30H0z', { fill: '#8E5A3C' }),
    path('M0 326h640v7H0z', { fill: '#C58B62' }),
    place(
      [520, 328],
      1,
      path('M-24 0v-60q24-14 48 0V0z', { fill: '#2F8F82' }) +
        path('M-14-66h28v-16h-28z', { fill: '#23726A' }),
    ),
    place(
      [588, 328],
      1,
      path('M-22 0q-6-44 22-46t22 46z', { fill: '#F2AE2E' }) +
        line('M0-46v-34M-9-44l-10-30M9-44l10-30', '#7A5A32', 4, round),
    ),
  ]);

/** A wall rises, one brick at a time. */
const bricks: Draw = (name) =>
  cover(name, (sheet) => {
    const brick = (x: number, y: number, nth: number): string =>
      box(x, y, 96, 38, 4, ['#B4603F', '#C4744E', '#A9573F', '#BC6A47'][nth % 4] ?? '#B4603F') +
      path(`M${x} ${y + 4}q0-4 4-4h88q4 0 4 4v4h-96z`, { fill: '#FFFFFF', opacity: 0.18 });
    const rows = [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 8 }, (_, column) => {
        const x = column * 104 - (row % 2) * 52 - 60;
        return row === 3 && x > 250 ? '' : brick(x, 322 - row * 46, row * 3 + column);
      }),
    );
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#BFDCEB'], [1, '#EAF0EA']) }),
      // The old house behind its scaffold of bamboo.
      path('M390 184V70h220v114z', { fill: '#D9A98C' }),
      path('M372 70l40-44h176l40 44z', { fill: '#A6705C' }),
      path('M420 96h40v56h-40zM490 96h40v56h-40zM556 96h32v56h-32z', { fill: '#7E5A50' }),
      line(
        'M376 190V20M482 190V6M596 190V20M360 60h270M360 124h270M376 124l106-64M482 124l114-64',
        '#C9A050',
        6,
        round,
      ),
      path('M0 168h640v192H0z', { fill: '#D8CDBB' }),
      rows.join(''),
      // A string keeps the row straight.
      line('M0 176L640 176', '#0A73C2', 2.6),
      circle([238, 176], 4, { fill: '#0A73C2' }),
      path('M238 180q4 22 50 20t58-8l-6-14q-60-6-102 2z', { fill: '#B9B4A8' }),
      place(
        [76, 0],
        1,
        group(
          { transform: 'translate(330 152) rotate(-8)' },
          box(-58, -26, 100, 42, 4, '#C4744E'),
          path('M-58-22q0-4 4-4h92q4 0 4 4v4h-100z', { fill: '#FFFFFF', opacity: 0.25 }),
        ) +
          line('M470 10Q452 70 398 116', '#F2AE2E', 76, round) +
          line('M404 112L372 130', '#8A4B2A', 54, round) +
          line('M366 112L330 118M372 132L334 138M380 150L344 156', '#8A4B2A', 20, round) +
          line('M350 127l18-3M356 147l16-3', '#5A2C14', 2.4, { ...round, opacity: 0.5 }),
      ),
      handWithKey({
        at: [204, 118],
        turn: -4,
        scale: 0.9,
        skin: '#8A4B2A',
        sleeve: '#F2AE2E',
        cuff: '#FFE3A8',
        flip: -1,
        tool:
          path('M-14-8h40v16h-40z', { fill: '#7A4A32' }) +
          line('M-14 0h-20l-6 18', '#8594A4', 7, round) +
          path('M-34 14l-96 10q-14 14 0 22l96 6z', { fill: '#B9C6D2' }) +
          path('M-34 14l-96 10 96 4z', { fill: '#E6EEF4' }) +
          path('M-120 24q30-18 70-6l4 8z', { fill: '#B9B4A8' }),
      }),
    ];
  });

export const roomCovers: Readonly<Record<string, Draw>> = {
  'bedside-phone': bedside,
  letterbox,
  mirror,
  bricks,
};
