import { sitter, stander } from '#artwork/people/body.ts';
import { BLUE } from '#artwork/people/cards.ts';
import { people } from '#artwork/people/looks.ts';
import { stool } from '#artwork/people/room.ts';
import { sown } from '#artwork/pines.ts';
import { ridge } from '#artwork/ridge.ts';
import type { Draw } from '#artwork/scenes.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { pencil } from './board.ts';
import { cover, HEIGHT } from './cover.ts';
import { clipboard, listCard } from './list-card.ts';
import { crest, outlook } from './outlook.ts';
import { lampGlow } from './room.ts';

/** Three of five items are ticked. */
const morning: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, { hour: 'morning', sun: [92, 84], radius: 0, seed: 1804 });
    const ground = crest('-10,318 120,314 300,322 460,318 650,310', 1808, 0.02);
    return [
      scene.behind,
      cloud([130, 58], 100),
      scene.front,
      sown(
        ground,
        [
          [-10, 110, 10],
          [590, 650, 7],
        ],
        { seed: 1809, color: '#0F5C9E', heights: [16, 34] },
      ),
      ridge(sheet, ground, { crest: '#0F5C9E', foot: '#0B4A82', footAt: HEIGHT }),
      listCard([292, 36], { width: 296, rows: 5, done: 3 }),
      stander([214, 344], 1.42, {
        look: { ...people.asmita, trousers: '#0B2C4A' },
        far: { elbow: [16, -92], hand: [28, -84] },
        near: { elbow: [26, -112], hand: [54, -124] },
        held: pencil([64, -130], -24),
      }),
    ];
  });

/** At a desk, with two items left. */
const noon: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'afternoon',
      sun: [560, 66],
      seed: 1814,
      peaks: [
        { summit: [420, 138], left: 120, right: 120 },
        { summit: [592, 122], left: 120, right: 110 },
      ],
    });
    const ground = crest('-10,322 200,318 420,324 650,316', 1818, 0.02);
    return [
      scene.behind,
      cloud([404, 60], 96),
      birds([470, 110], '#20607F'),
      scene.front,
      sown(ground, [[520, 650, 12]], { seed: 1819, color: '#2B6B58', heights: [16, 36] }),
      ridge(sheet, ground, { crest: '#2B6B58', foot: '#1F5446', footAt: HEIGHT }),
      clipboard([70, 32], 286, 306),
      listCard([88, 50], { width: 250, rows: 5, done: 3, step: 42, fill: '#FFFDF6', color: BLUE }),
      stool([448, 286], 1.4, '#5A3526'),
      sitter(
        [446, 284],
        1.42,
        {
          look: { ...people.bikash, top: '#A8434F', trousers: '#2B3A55' },
          far: { elbow: [26, -30], hand: [42, -14] },
          near: { elbow: [28, -26], hand: [62, -19] },
          held: pencil([73, -17], 4),
        },
        -1,
      ),
    ];
  });

/** All items are ticked, at the end of the day. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'sunset',
      sun: [76, 190],
      radius: 36,
      seed: 1824,
    });
    const ground = crest('-10,308 140,316 320,320 480,312 650,304', 1828, 0.02);
    return [
      scene.behind,
      scene.front,
      sown(
        ground,
        [
          [-10, 90, 12],
          [300, 420, 8],
        ],
        { seed: 1829, color: '#1B2F4F', heights: [18, 40] },
      ),
      ridge(sheet, ground, { crest: '#1B2F4F', foot: '#101F38', footAt: HEIGHT }),
      lampGlow(sheet, [256, 170], 240, 190, 0.5),
      listCard([126, 44], { width: 270, rows: 4, done: 4, step: 47, fill: '#FFFBF2' }),
      stander(
        [486, 346],
        1.42,
        {
          look: { ...people.maya, top: '#2F8F72', trousers: '#8C5A4A', hair: 'long' },
          far: { elbow: [22, -98], hand: [14, -126] },
          near: { elbow: [-14, -96], hand: [2, -80] },
        },
        -1,
      ),
    ];
  });

export const checklists: Readonly<Record<string, Draw>> = {
  'checklist-morning': morning,
  'checklist-noon': noon,
  'checklist-dusk': dusk,
};
