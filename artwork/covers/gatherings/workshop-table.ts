import { sitter, stander } from '#artwork/people/body.ts';
import { bust, fromBehind } from '#artwork/people/bust.ts';
import { people } from '#artwork/people/looks.ts';
import { note, stool } from '#artwork/people/room.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import { ellipse } from '#artwork/sheet.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { wearing } from './cast.ts';
import { coverSheet } from './cover-sheet.ts';
import { outlook, seen } from './outlook.ts';
import { casement, pendant, room, rooms } from './rooms.ts';

const NEAR = 322;
const FAR = 222;

/** Notes on the table, seen from slightly above. */
function slips(list: readonly (readonly [x: number, y: number, fill: string])[]): string {
  return list
    .map(
      ([x, y, fill]) =>
        path(`M${x} ${y}h40l4 26h-46z`, { fill }) +
        line(`M${x + 7} ${y + 9}h26M${x + 6} ${y + 17}h18`, '#24507F', 3, {
          'stroke-linecap': 'round',
        }),
    )
    .join('');
}

/** Boxes and arrows on a large sheet in the middle. */
function plan(paper: string): string {
  return (
    path('M226 234h188l24 66H202z', { fill: paper }) +
    line(
      'M250 248h40l-3 18h-42zM346 248h40l6 18h-42zM298 274h46l2 18h-50zM294 257h46M270 272l22 10M368 272l-18 10',
      '#0A73C2',
      3,
      { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    )
  );
}

function tableTop(top: string, edge: string): string {
  return (
    path(`M112 ${FAR}h416l72 ${NEAR - FAR}H40z`, { fill: top }) +
    path(`M40 ${NEAR}h560v16H40z`, { fill: edge }) +
    path(`M40 ${NEAR}h560v5H40z`, { fill: '#0B2440', opacity: 0.16 })
  );
}

const NOTES = ['#FFE7A8', '#BFE3FC', '#CDEBDA', '#FFFFFF'] as const;
const LAID: readonly Point[] = [
  [132, 240],
  [118, 280],
  [462, 242],
  [478, 282],
  [166, 286],
];

function laid(shift: number): string {
  return slips(LAID.map(([x, y], index) => [x, y, NOTES[(index + shift) % 4] ?? '#FFFFFF']));
}

function workshopDay(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(
    outlook(sheet, { hour: 'morning', seed: 32, size: [360, 146], sun: [0.2, 0.3], radius: 0 }),
  );
  const wall = [0, 1, 2, 3]
    .map((index) =>
      note([492 + (index % 2) * 40, 44 + Math.floor(index / 2) * 40], NOTES[index] ?? ''),
    )
    .join('');
  return sheet.render(
    room(sheet, rooms.timber, 290),
    casement(sheet, { at: [90, 26], size: [360, 146], view, frame: '#FFFFFF', panes: 3 }),
    wall,
    bust([200, 232], 1.04, wearing(people.maya, '#F2AE2E')),
    bust([320, 232], 1.04, { ...people.bikash, top: '#2F8F72' }),
    bust([440, 232], 1.04, wearing(people.dana, '#A8434F')),
    tableTop('#EBCB9D', '#A9774C'),
    plan('#FFFFFF'),
    path('M226 234h188l24 66H202z', { fill: 'none', stroke: '#D5E1EC', 'stroke-width': 1.5 }),
    laid(0),
    teaGlass([434, 246]),
    stool([80, 322], 1.2, '#8E5A2E'),
    sitter([78, 320], 1.26, {
      look: wearing(people.prerana, '#2E86CC', '#24405F'),
      near: { elbow: [16, -26], hand: [42, -38] },
    }),
    stander(
      [578, 372],
      1.3,
      {
        look: { ...people.hari, top: '#5B6F8C' },
        near: { elbow: [18, -94], hand: [40, -80] },
      },
      -1,
    ),
  );
}

/** Late, under the lamps; two more people are on the near side. */
function workshopEvening(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(
    outlook(sheet, { hour: 'night', seed: 33, size: [440, 146], sun: [0.12, 0.3], radius: 16 }),
  );
  return sheet.render(
    room(sheet, rooms.night, 290),
    casement(sheet, { at: [100, 26], size: [440, 146], view, frame: '#0E2744', panes: 4 }),
    pendant(sheet, [210, 10], '#F2AE2E', 210, 120),
    pendant(sheet, [430, 10], '#F2AE2E', 210, 120),
    bust([150, 232], 1.04, { ...people.suman, top: '#3E8E7A' }),
    bust([264, 232], 1.04, wearing(people.joan, '#C98550')),
    bust([378, 232], 1.04, wearing(people.luis, '#DDEBF7')),
    bust([492, 232], 1.04, wearing(people.maya, '#2E86CC')),
    tableTop('#E9C795', '#7A5240'),
    ellipse([320, 272], 250, 46, sheet.glow([0, '#FFF3D2', 0.9], [1, '#FFE2A8', 0])),
    plan('#FFFDF6'),
    laid(2),
    teaGlass([196, 250]),
    fromBehind([118, 392], 1.1, wearing(people.asmita, '#8E5A62')),
    fromBehind([524, 392], 1.1, wearing(people.bikash, '#234A7A')),
  );
}

export const workshopTable = {
  'workshop-table-day': workshopDay,
  'workshop-table-evening': workshopEvening,
};
