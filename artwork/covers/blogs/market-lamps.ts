import { stander } from '#artwork/people/body.ts';
import { bust } from '#artwork/people/bust.ts';
import { people } from '#artwork/people/looks.ts';
import { teapot } from '#artwork/people/tea.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse } from '#artwork/sheet.ts';
import { path, place } from '#artwork/svg.ts';
import { cover } from './cover.ts';
import { outlook } from './outlook.ts';
import { hangingTag } from './price-tag.ts';
import { lampGlow } from './room.ts';
import { COUNTER, pot, type StallPaint, stallBack, stallFront } from './stall.ts';
import { bulbs, paving } from './wares.ts';

/** Brass and copper under light bulbs. */
export const marketAtDusk: Draw = (name) =>
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
