import type { Sheet } from '#artwork/sheet.ts';
import { element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { valley } from '#artwork/valley.ts';
import { figure } from './figure.ts';
import { bushes, dayLeaves, tree } from './garden.ts';
import { houseBody, morningBrick, topRoof } from './newari-house.ts';
import { people } from './people.ts';
import { bambooScaffold, ladder } from './scaffolding.ts';
import { hourNamed, spotSheet } from './slide.ts';
import { explaining, meeting, standing } from './stances.ts';

const HOUSE: Point = [270, 366];
const SCALE = 0.9;

function backdrop(sheet: Sheet): string {
  const scene = valley(sheet, {
    width: 580,
    height: 380,
    hour: hourNamed('afternoon'),
    sun: [506, 96],
    radius: 26,
    peaks: [
      { summit: [74, 176], left: 110, right: 110 },
      { summit: [512, 190], left: 110, right: 110 },
    ],
    middle: [258, 236, 262, 244, 258, 236],
    near: [306, 296, 310, 300, 306, 292],
    trees: 30,
    treeHeights: [9, 18],
    seed: 651,
    slope: { crest: '#4A9A9E', foot: '#8DBE9A', footAt: 380 },
  });
  return scene.behind + scene.front;
}

/** Rafters and battens where tiles are still missing. */
function bareRoof(): string {
  const rafters =
    'M22-240V-304M46-240V-304M70-240V-304M92-240L78-304M114-240L82-304M136-240L84-304';
  const battens = 'M2-294h92M2-284h102M2-274h113M2-264h123M2-254h134M2-245h142';
  return (
    path('M0-242V-306H84l66 64z', { fill: '#F2DDBC' }) +
    line(rafters, '#B98A5C', 4) +
    line(battens, '#D9B287', 2.6) +
    line('M0-305H86', '#8A5A3C', 4, { 'stroke-linecap': 'round' })
  );
}

/** The house with new tiles up to the middle of the roof. */
function house(sheet: Sheet): string {
  const done = sheet.clip(element('rect', { x: -160, y: -330, width: 162, height: 330 }));
  return place(
    HOUSE,
    SCALE,
    houseBody(morningBrick) +
      group({}, topRoof({ ...morningBrick, roof: '#F2DDBC', tile: '#F2DDBC', rim: '#8A5A3C' })) +
      bareRoof() +
      path('M-152-241h304v6h-304z', { fill: morningBrick.wood }) +
      group({ 'clip-path': done }, topRoof({ ...morningBrick, roof: '#8E3A1C', tile: '#B8573A' })),
  );
}

/** The plan of the house, with a mug on it. */
function planTable(at: Point): string {
  return place(
    at,
    1,
    path('M-66 0l8 46h8L-44 0zM66 0L58 46h-8L44 0z', { fill: '#7A4A32' }) +
      path('M-78-8h156v10H-78z', { fill: '#B98A5C' }) +
      path('M-62-8l14-26h94l14 26z', { fill: '#FFFFFF' }) +
      path('M-54-11l11-20h82l11 20z', { fill: '#2E86CC' }) +
      line('M-26-14l5-13h38l7 13zM-4-14l1-13M-22-21h42', '#FFFFFF', 1.6) +
      path('M56-8v-14h12v10q0 4-4 4z', { fill: '#FFF3E2' }),
  );
}

function materials(): string {
  const stack = (x: number, y: number, columns: number, rows: number): string => {
    let data = '';
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns - row; column += 1) {
        data += `M${x + column * 21 + row * 10} ${y - row * 11}h19v-9h-19z`;
      }
    }
    return data;
  };
  return (
    path(stack(24, 412, 4, 3), { fill: '#C9714C' }) +
    path('M140 416q14-30 40-32 24 2 38 32z', { fill: '#E3C79A' }) +
    path('M180 384q24 2 38 32h-30q2-20-8-32z', { fill: '#F2DDB8' })
  );
}

export function officeWorks(name: string): string {
  const sheet = spotSheet(name);
  const mason = { hair: 'topi', skin: '#8A4B2A', coat: '#F2AE2E', trousers: '#33587F' } as const;
  const second = { hair: 'short', skin: '#A8683F', coat: '#DDEFFD', trousers: '#123E66' } as const;
  return sheet.render(
    backdrop(sheet),
    tree([54, 356], 1.1, dayLeaves),
    tree([520, 352], 1.1, dayLeaves, -1),
    bushes([-10, 352], [110, 356], 14, dayLeaves.shade),
    bushes([440, 354], [590, 350], 14, dayLeaves.shade),
    path('M-10 356h600v90H-10z', { fill: sheet.fade([0, '#E9D2A8'], [1, '#D3AF7E']) }),
    house(sheet),
    place([0, 370], 1, bambooScaffold([112, 164, 216], [-92, -170, -246], -296)),
    ladder([74, 372], 100, 26),
    figure([142, 200], 0.72, meeting, mason),
    figure([196, 278], 0.72, { ...meeting, nod: 6 }, second, { flip: -1 }),
    materials(),
    planTable([446, 374]),
    figure([352, 416], 0.98, explaining, people.diya),
    figure([540, 416], 0.98, standing, people.chandra, { flip: -1 }),
  );
}
