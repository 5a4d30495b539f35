import { flags } from '#drawings/flags.ts';
import { stander } from '#drawings/people/body.ts';
import { bust } from '#drawings/people/bust.ts';
import { people } from '#drawings/people/looks.ts';
import { teapot } from '#drawings/people/tea.ts';
import type { Draw } from '#drawings/scenes.ts';
import { ellipse, type Sheet } from '#drawings/sheet.ts';
import { cloud } from '#drawings/sky.ts';
import { circle, line, type Point, path, place } from '#drawings/svg.ts';
import { cover } from './cover.ts';
import { outlook } from './outlook.ts';
import { hangingTag, stuckTag } from './price-tag.ts';
import { lampGlow } from './room.ts';
import { COUNTER, crate, pot, type StallPaint, shawl, stallBack, stallFront } from './stall.ts';

const GROUND = 336;

function paving(fill: string, edge: string): string {
  return (
    path(`M0 ${GROUND}h640v40H0z`, { fill }) +
    path(`M0 ${GROUND}h640v5H0z`, { fill: edge, opacity: 0.5 })
  );
}

/** Vegetables of the morning. */
const morning: Draw = (name) =>
  cover(name, (sheet) => {
    const paint: StallPaint = {
      wood: '#8E5A2E',
      dark: '#5A3526',
      inside: '#7E4A38',
      stripes: ['#FFF8EE', '#2F8F72'],
    };
    const scene = outlook(sheet, {
      hour: 'early morning',
      sun: [66, 128],
      radius: 30,
      seed: 2104,
      peaks: [{ summit: [146, 122], left: 130, right: 130 }],
      near: [286, 280, 292, 290, 286, 284],
    });
    return [
      scene.behind,
      cloud([40, 56], 92),
      scene.front,
      paving('#E9CFAE', '#B98A5C'),
      stallBack([216, 46], 380, paint),
      path('M452 156h120v7H452z', { fill: '#5A3526' }),
      pot([484, 156], 0.6, '#C98F5C', '#EBC79C'),
      pot([540, 156], 0.6, '#8FA3B8', '#DCE6EF'),
      bust([342, 252], 1.2, { ...people.hari, top: '#F7E6D0' }),
      stallFront([216, 46], 380, paint),
      crate([226, 318], '#6FAE62', '#A9D694'),
      crate([354, 318], '#C4463C', '#EB8F80', '#3F7F4E'),
      crate([482, 318], '#F0BE4A', '#FFE6A0'),
      stuckTag({ at: [278, 266], band: '#0A73C2', turn: -4 }),
      stuckTag({ at: [406, 266], band: '#0A73C2', turn: 3 }),
      stuckTag({ at: [534, 266], band: '#0A73C2', turn: -3 }),
      stander([148, 348], 1.34, {
        look: { ...people.maya, top: '#B8485A', trousers: '#12304F' },
        far: { elbow: [20, -94], hand: [42, -98] },
        near: { elbow: [2, -92], hand: [16, -76] },
        held: basket([20, -64]),
      }),
    ];
  });

function basket([x, y]: Point): string {
  return (
    line(`M${x - 20} ${y + 10}q20-44 40 0`, '#8E5A2E', 4) +
    path(`M${x - 22} ${y + 4}q4-12 14-8q4-12 14-4q14-8 16 12z`, { fill: '#5FA060' }) +
    path(`M${x - 25} ${y + 4}h50l-6 32h-38z`, { fill: '#C98F5C' }) +
    line(`M${x - 23} ${y + 15}h46M${x - 21} ${y + 26}h42`, '#8E5A2E', 2.4)
  );
}

/** Woven goods, each with its tag. */
const noon: Draw = (name) =>
  cover(name, (sheet) => {
    const paint: StallPaint = {
      wood: '#A9714A',
      dark: '#5A3526',
      inside: '#F3DDBB',
      stripes: ['#F2AE2E', '#FFF8EE'],
    };
    const scene = outlook(sheet, {
      hour: 'noon',
      sun: [584, 60],
      seed: 2114,
      peaks: [{ summit: [520, 116], left: 140, right: 140 }],
      near: [286, 282, 290, 288, 282, 280],
    });
    return [
      scene.behind,
      scene.front,
      flags({ from: [418, 42], to: [654, 96], sag: 18, count: 22, size: 12 }),
      paving('#DCC7AE', '#A98560'),
      stallBack([40, 46], 380, paint),
      line('M60 112H400', '#5A3526', 4),
      shawl([68, 112], 76, 84, '#17609F', '#DDEBF7'),
      shawl([318, 112], 76, 84, '#2F8F72', '#FFF3E2'),
      bust([230, 252], 1.2, { ...people.prerana, top: '#A8434F' }),
      stallFront([40, 46], 380, paint),
      folded([86, COUNTER], ['#A8434F', '#F7E6D0', '#17609F']),
      folded([288, COUNTER], ['#F7E6D0', '#2F8F72', '#C98F5C', '#24507F']),
      hangingTag({ at: [106, 250], scale: 0.96, band: '#0A73C2', turn: 4 }),
      hangingTag({ at: [230, 250], scale: 0.96, band: '#0A73C2', turn: -4 }),
      hangingTag({ at: [354, 250], scale: 0.96, band: '#0A73C2', turn: 3 }),
      stander(
        [508, 348],
        1.36,
        {
          look: { ...people.luis, top: '#CFE3F2', trousers: '#4A3B34' },
          far: { elbow: [22, -98], hand: [14, -124] },
          near: { elbow: [-12, -96], hand: [4, -82] },
        },
        -1,
      ),
    ];
  });

function folded([x, y]: Point, colours: readonly string[]): string {
  return colours
    .map((fill, n) =>
      path(`M${x + n * 2} ${y - n * 13}h${84 - n * 4}v-9q0-4-4-4h-${80 - n * 4}q-5 6 0 13z`, {
        fill,
      }),
    )
    .join('');
}

function bulbs(sheet: Sheet, points: readonly Point[]): string {
  const glow = sheet.glow([0, '#FFF0CE', 0.95], [0.4, '#FFC67A', 0.35], [1, '#FFB35C', 0]);
  return points
    .map((at) => circle(at, 30, { fill: glow }) + circle(at, 6, { fill: '#FFF6DE' }))
    .join('');
}

/** Brass and copper in the light of the bulbs. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => {
    const paint: StallPaint = {
      wood: '#5A3A38',
      dark: '#2A1A24',
      inside: '#F1B878',
      stripes: ['#24507F', '#BFD9F2'],
    };
    const scene = outlook(sheet, {
      hour: 'dusk',
      sun: [566, 214],
      radius: 30,
      seed: 2124,
      peaks: [
        { summit: [60, 130], left: 120, right: 120 },
        { summit: [592, 120], left: 130, right: 120 },
      ],
      near: [286, 282, 290, 288, 282, 280],
    });
    return [
      scene.behind,
      scene.front,
      paving('#34486B', '#16294A'),
      ellipse([300, 344], 290, 26, sheet.glow([0, '#FFC27A', 0.6], [1, '#FFC27A', 0])),
      lampGlow(sheet, [300, 190], 300, 190, 0.55),
      stallBack([129, 46], 342, paint),
      path('M146 150h110v7H146zM344 150h110v7H344z', { fill: '#6B4630' }),
      pot([176, 150], 0.66, '#C98A3A', '#FFE0A0'),
      pot([226, 150], 0.66, '#B0654A', '#E9B28C'),
      pot([374, 150], 0.66, '#B0654A', '#E9B28C'),
      pot([424, 150], 0.66, '#C98A3A', '#FFE0A0'),
      bust([300, 252], 1.2, { ...people.suman, top: '#2F8F72' }),
      stallFront([129, 46], 342, paint),
      bulbs(sheet, [
        [236, 126],
        [364, 126],
      ]),
      pot([172, COUNTER], 0.96, '#E0A040', '#FFE6B0'),
      place([424, COUNTER], 0.94, teapot([0, 0])),
      hangingTag({
        at: [172, 252],
        scale: 0.92,
        fill: '#FFF6E4',
        band: '#A8434F',
        words: '#D9C3A0',
      }),
      hangingTag({
        at: [300, 252],
        scale: 0.92,
        fill: '#FFF6E4',
        band: '#A8434F',
        words: '#D9C3A0',
      }),
      hangingTag({
        at: [424, 252],
        scale: 0.92,
        fill: '#FFF6E4',
        band: '#A8434F',
        words: '#D9C3A0',
      }),
      stander(
        [544, 350],
        1.34,
        {
          look: { ...people.dana, top: '#E9C46A', trousers: '#22314D' },
          far: { elbow: [24, -98], hand: [48, -102] },
          near: { elbow: [4, -94], hand: [12, -76] },
        },
        -1,
      ),
    ];
  });

export const marketPrices: Readonly<Record<string, Draw>> = {
  'market-price-morning': morning,
  'market-price-noon': noon,
  'market-price-dusk': dusk,
};
