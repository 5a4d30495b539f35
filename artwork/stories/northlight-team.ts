import { sitter } from '#artwork/people/body.ts';
import { bust } from '#artwork/people/bust.ts';
import { bar, box, MIST } from '#artwork/people/cards.ts';
import { hills, hourNamed, spot } from '#artwork/people/hills.ts';
import { laptopBack, laptopSide } from '#artwork/people/laptop.ts';
import { people } from '#artwork/people/looks.ts';
import { roomWindow, stool } from '#artwork/people/room.ts';
import { rosette, tickMark } from '#artwork/people/rosette.ts';
import { caller } from '#artwork/people/screens.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { element, line, type Point, path, place } from '#artwork/svg.ts';

const TABLE = 334;

function view(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('golden hour'),
    width: 116,
    height: 134,
    sun: [28, 34],
    radius: 13,
    peaks: [{ summit: [88, 50], left: 60, right: 60 }],
    middle: [84, 76, 88, 78],
    near: [112, 108, 114, 106],
    trees: 8,
    treeHeights: [7, 13],
    seed: 1011,
  });
  return scene.behind + stupa([46, 114], 0.3, { shade: '#D9C3AE' }) + scene.front;
}

/** Framed and sealed: origin at the upper left, 54 by 66. */
function certificate(at: Point): string {
  return place(
    at,
    1,
    box(-4, -4, 62, 76, 3, '#8E5A2E') +
      box(0, 0, 54, 68, 1, '#FFFDF8') +
      bar(13, 10, 28, '#0B1B2B', 4) +
      bar(9, 20, 36, MIST, 3) +
      bar(12, 27, 30, MIST, 3) +
      rosette([27, 46], 0.34, tickMark),
  );
}

/** The distant colleague on a screen, where it is already dark. */
function screen(sheet: Sheet): string {
  const size = [196, 124] as const;
  return place(
    [190, 44],
    1,
    box(-9, -9, 214, 142, 12, '#0B1B2B') +
      caller(
        sheet,
        [0, 0],
        size,
        { ...people.dana, hairColor: '#D9B36C', top: '#2F8F72' },
        '#153F6C',
      ) +
      path('M0 26C30 8 60 30 98 18S160 4 196 14V0H0z', { fill: '#43C6A6', opacity: 0.5 }) +
      box(12, 104, 62, 12, 6, '#0B1B2B') +
      bar(20, 108, 34, '#FFFFFF', 4) +
      element('rect', {
        width: 196,
        height: 124,
        rx: 8,
        fill: 'none',
        stroke: '#86E8BE',
        'stroke-width': 3,
      }),
  );
}

function behindTable(): string {
  return (
    bust([196, TABLE + 2], 1, people.suman) +
    bust([290, TABLE + 2], 1.02, { ...people.asmita, top: '#7A3B57' }) +
    bust([386, TABLE + 2], 1, { ...people.bikash, top: '#F2AE2E' })
  );
}

function atTheEnds(): string {
  const typing = {
    near: { elbow: [4, -20], hand: [32, -20] },
    far: { elbow: [14, -22], hand: [36, -22] },
  } as const;
  const points = {
    near: { elbow: [6, -22], hand: [30, -22] },
    far: { elbow: [24, -40], hand: [42, -60] },
  } as const;
  return (
    stool([84, 392], 1.2) +
    stool([496, 392], 1.2) +
    sitter([86, 384], 1.36, { look: people.maya, ...typing }) +
    sitter([494, 384], 1.36, { look: { ...people.hari, trousers: '#3A4C66' }, ...points }, -1)
  );
}

function table(): string {
  return (
    path('M108 348h14l-4 90h-12zM458 348h14l2 90h-12z', { fill: '#A8683F' }) +
    box(92, TABLE, 396, 14, 5, '#FFF3E2') +
    path(`M96 ${TABLE + 14}h388v6H96z`, { fill: '#0B3355', opacity: 0.16 })
  );
}

/** Five people in Kathmandu with certificates, and one in the north. */
export function storyNorthlightTeam(name: string): string {
  const sheet = spot(name);
  return sheet.render(
    path('M0 0h580v435H0z', { fill: sheet.fade([0, '#F6DFBE'], [1, '#FDF1DF']) }),
    path('M0 378h580v57H0z', { fill: '#C99A6B' }),
    path('M0 372h580v8H0z', { fill: '#FFFDF8' }),
    certificate([36, 40]),
    certificate([110, 40]),
    certificate([36, 128]),
    certificate([110, 128]),
    roomWindow(sheet, [436, 44], [104, 128], view(sheet)),
    screen(sheet),
    behindTable(),
    table(),
    laptopBack([196, TABLE], 0.9),
    laptopBack([386, TABLE], 0.9),
    teaGlass([250, TABLE], 0.9),
    teaGlass([328, TABLE], 0.9),
    place([150, TABLE - 1], 0.9, laptopSide([0, 0])),
    atTheEnds(),
    line('M0 434h580', '#A87A4E', 4, { opacity: 0.5 }),
  );
}
