import { flags } from '#artwork/flags.ts';
import type { Point } from '#artwork/svg.ts';
import { sitter, stander } from './body.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { laptopSide } from './laptop.ts';
import { people } from './looks.ts';
import { pagoda } from './pagoda.ts';
import { marigolds, parapet, roofs } from './roof-terrace.ts';
import { stool } from './room.ts';
import { teaGlass } from './tea.ts';

function worker(at: Point, look: Parameters<typeof sitter>[2]['look'], flip: number): string {
  return (
    stool([at[0] - 2 * flip, at[1] + 2], 1.34, '#6B4327') +
    sitter(
      at,
      1.34,
      {
        look,
        near: { elbow: [4, -16], hand: [24, -17] },
        far: { elbow: [14, -18], hand: [30, -19] },
        held: laptopSide([38, -13], 0.9),
      },
      flip,
    )
  );
}

/** A working morning above the roofs of Patan. */
export function aboutProfessionals(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('morning'),
    sun: [214, 92],
    peaks: [
      { summit: [300, 104], left: 150, right: 150 },
      { summit: [60, 138], left: 130, right: 110 },
      { summit: [520, 120], left: 150, right: 120 },
    ],
    middle: [224, 206, 232, 214, 236, 208, 222],
    near: [276, 270, 282, 288, 280, 268, 272],
    trees: 30,
    seed: 661,
  });
  return sheet.render(
    scene.behind,
    scene.front,
    pagoda([452, 286], 0.98),
    pagoda([100, 270], 0.62),
    roofs(),
    flags({ from: [-10, 60], to: [452, 96], sag: 34, count: 34, size: 11 }),
    flags({ from: [452, 96], to: [596, 52], sag: 10, count: 11, size: 11 }),
    parapet(),
    stander([288, 412], 1.32, {
      look: people.maya,
      near: { elbow: [8, -92], hand: [28, -100] },
      held: teaGlass([34, -98], 0.8),
    }),
    worker([122, 352], people.suman, 1),
    worker([464, 352], { ...people.prerana, top: '#2E86CC' }, -1),
    marigolds([540, 414]),
  );
}
