import { sitter, stander } from '#artwork/people/body.ts';
import { BLUE, bar, box, INK, MIST } from '#artwork/people/cards.ts';
import { hills, hourNamed, spot } from '#artwork/people/hills.ts';
import { people } from '#artwork/people/looks.ts';
import { stool } from '#artwork/people/room.ts';
import { speech } from '#artwork/people/speech.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { stupa } from '#artwork/stupa.ts';
import { element, line, type Point, path } from '#artwork/svg.ts';
import { stallBack, stallFront } from './market-stall.ts';

const GROUND = 386;
const STALL: Point = [316, 84];

function turned([x, y]: Point, degrees: number, motif: string): string {
  return element('g', { transform: `translate(${x} ${y}) rotate(${degrees})` }, motif);
}

const inHand = turned(
  [41, -112],
  -14,
  box(-12, -20, 24, 42, 5, INK) +
    box(-9.5, -17, 19, 36, 3, '#FFFFFF') +
    box(-7, -14, 14, 12, 2, '#7CC3F4') +
    bar(-7, 2, 14, MIST, 3) +
    box(-7, 9, 14, 6, 3, BLUE),
);

const notebook = turned(
  [44, -34],
  -18,
  path('M-20-4h42v7h-42z', { fill: '#17609F' }) +
    path('M-19-8h40v6h-40z', { fill: '#FFFDF8' }) +
    line('M6-9L16-28', '#F6BD3C', 3.4, { 'stroke-linecap': 'round' }),
);

/** An interview at the user's workplace. */
export function designInterviews(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('morning'),
    sun: [212, 92],
    radius: 0,
    peaks: [
      { summit: [70, 130], left: 130, right: 130 },
      { summit: [270, 156], left: 120, right: 120 },
      { summit: [560, 110], left: 120, right: 120 },
    ],
    middle: [252, 236, 262, 244, 266, 246, 250],
    near: [316, 306, 324, 328, 330, 322, 318],
    seed: 1011,
  });
  const paving = sheet.fade([0, '#F4E4CC'], [1, '#D3C3B4']);
  return sheet.render(
    scene.behind,
    cloud([40, 62], 104),
    birds([268, 62], '#0B3355'),
    stupa([52, 318], 0.5),
    scene.front,
    path(`M0 ${GROUND}h580v49H0z`, { fill: paving }),
    path('M0 398h580M0 416h580', { stroke: '#FFFFFF', 'stroke-width': 1.4, opacity: 0.5 }),
    stallBack(STALL, GROUND - STALL[1]),
    stander(
      [442, 392],
      1.3,
      {
        look: { ...people.hari, top: '#DDEBF7' },
        held: inHand,
        near: { elbow: [16, -94], hand: [34, -106] },
        far: { elbow: [20, -96], hand: [29, -110] },
      },
      -1,
    ),
    stallFront(STALL, 222, GROUND - STALL[1] + 6),
    teaGlass([350, 306]),
    stool([138, 352], 1.5),
    sitter([142, 350], 1.5, {
      look: { ...people.asmita, trousers: '#54688A' },
      far: { elbow: [20, -26], hand: [36, -30] },
      held: notebook,
      near: { elbow: [14, -26], hand: [42, -48] },
    }),
    speech([196, 136], 118, -1, '#FFFFFF', [INK, MIST]),
  );
}
