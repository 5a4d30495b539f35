import { stander } from '#artwork/people/body.ts';
import { bust } from '#artwork/people/bust.ts';
import { people } from '#artwork/people/looks.ts';
import type { Draw } from '#artwork/scenes.ts';
import { cloud } from '#artwork/sky.ts';
import { line, path } from '#artwork/svg.ts';
import { cover } from './cover.ts';
import { marketAtDusk } from './market-lamps.ts';
import { outlook } from './outlook.ts';
import { hangingTag, stuckTag } from './price-tag.ts';
import { COUNTER, crate, pot, type StallPaint, shawl, stallBack, stallFront } from './stall.ts';
import { basket, folded, paving } from './wares.ts';

/** Vegetables in the morning. */
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

/** Woven goods with price tags. */
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
      radius: 0,
      seed: 2114,
      peaks: [{ summit: [520, 116], left: 140, right: 140 }],
      near: [286, 282, 290, 288, 282, 280],
    });
    return [
      scene.behind,
      scene.front,
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

export const marketPrices: Readonly<Record<string, Draw>> = {
  'market-price-morning': morning,
  'market-price-noon': noon,
  'market-price-dusk': marketAtDusk,
};
