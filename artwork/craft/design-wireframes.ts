import { books, sillPlant } from '#artwork/desk-things.ts';
import { stander } from '#artwork/people/body.ts';
import { hills, hourNamed, spot } from '#artwork/people/hills.ts';
import { people } from '#artwork/people/looks.ts';
import { roomWindow } from '#artwork/people/room.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, path, place } from '#artwork/svg.ts';
import { pinned, remark, way } from './pinned.ts';

const BENCH = 352;

function view(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('noon'),
    width: 460,
    height: 290,
    sun: [64, 52],
    radius: 0,
    peaks: [
      { summit: [60, 76], left: 110, right: 110 },
      { summit: [400, 66], left: 120, right: 110 },
      { summit: [232, 108], left: 110, right: 110 },
    ],
    middle: [174, 156, 178, 164, 180, 158, 170],
    near: [236, 228, 240, 232, 240, 230, 234],
    seed: 1021,
  });
  return scene.behind + scene.front;
}

function bench(): string {
  return (
    path(`M176 ${BENCH}h228v12H176z`, { fill: '#FFF8EE' }) +
    path(`M184 ${BENCH + 12}h212v5H184z`, { fill: '#0B3355', opacity: 0.16 }) +
    path(`M194 ${BENCH + 12}h12l-3 56h-7zM374 ${BENCH + 12}h12l-2 56h-7z`, { fill: '#C08A5A' }) +
    path(`M246 ${BENCH - 5}h62l6 5h-74zM250 ${BENCH - 9}h58v5h-58z`, { fill: '#FFFFFF' }) +
    line(`M246 ${BENCH - 4}h64`, '#B7CBDD', 1.6) +
    place([210, BENCH], 0.72, sillPlant([0, 0])) +
    place([356, BENCH], 0.8, books([0, 0]))
  );
}

/** Paper screens, rearranged until the flow is right. */
export function designWireframes(name: string): string {
  const sheet = spot(name);
  return sheet.render(
    path('M0 0h580v435H0z', { fill: sheet.fade([0, '#EAF4FC'], [1, '#CBE3F5']) }),
    path('M0 396h580v39H0z', { fill: '#A9CBE6' }),
    roomWindow(sheet, [60, 30], [460, 290], view(sheet), 1),
    pinned([206, 100], 'first', -2),
    pinned([294, 98], 'list', 1),
    pinned([382, 102], 'chart', -1),
    way([245, 100], [254, 100]),
    way([333, 100], [342, 100]),
    way([382, 156], [382, 172]),
    pinned([206, 228], 'chart', 2),
    pinned([294, 226], 'first', -2),
    way([254, 226], [246, 226]),
    remark([236, 66]),
    bench(),
    stander([104, 426], 1.56, {
      look: { ...people.prerana, trousers: '#123E66' },
      far: { elbow: [24, -100], hand: [40, -122] },
      near: { elbow: [20, -102], hand: [42, -110] },
    }),
    pinned([386, 228], 'list', 7, false),
    way([344, 226], [336, 226]),
    stander(
      [484, 426],
      1.56,
      {
        look: { ...people.suman, top: '#F2AE2E' },
        near: { elbow: [18, -98], hand: [38, -112] },
        far: { elbow: [20, -116], hand: [38, -136] },
      },
      -1,
    ),
  );
}
