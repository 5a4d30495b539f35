import { lampLight } from '#artwork/colors.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { stars } from '#artwork/sky.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { bust } from './bust.ts';
import { BLUE, bar, box, INK, MIST, tick } from './cards.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { people } from './looks.ts';
import { stool } from './room.ts';
import { teaGlass, teapot } from './tea.ts';

const GROUND = 388;
const WOOD = '#4A2B1F';
const WOOD_LIGHT = '#7A4A32';

/** Woven lengths with borders, hung from a beam. */
function cloth(x: number, y: number, height: number, fill: string, border: string): string {
  const steps = `M${x + 6} ${y + 16}l5 6 5-6 5 6 5-6 5 6`;
  const low = `M${x + 6} ${y + height - 18}l5 6 5-6 5 6 5-6 5 6`;
  return (
    box(x, y, 37, height, 2, fill) +
    line(steps + low, border, 2.4) +
    path(`M${x} ${y + height - 5}h37v5h-37z`, { fill: border })
  );
}

function shelf(y: number): string {
  const jar = (x: number, fill: string): string =>
    box(x, y - 22, 17, 22, 5, fill) + box(x + 3, y - 26, 11, 5, 2, WOOD_LIGHT);
  return (
    jar(96, '#B9C7D6') +
    jar(120, '#C58B5B') +
    jar(250, '#7C8FB0') +
    jar(274, '#B9C7D6') +
    path(`M84 ${y}h222v6H84z`, { fill: WOOD })
  );
}

function shop(sheet: Sheet): string {
  const inside = sheet.fade([0, '#FFE2AE'], [1, '#F6B877']);
  const slates = 'M58 92h260M50 108h276M42 124h292';
  return (
    path(`M52 136h272v${GROUND - 136}H52z`, { fill: '#8F4E3B' }) +
    path(`M290 136h34v${GROUND - 136}h-34z`, { fill: '#B0654A' }) +
    path('M76 160h238v146H76z', { fill: WOOD }) +
    path('M84 168h222v138H84z', { fill: inside }) +
    shelf(212) +
    path('M26 140L70 78h236l44 62z', { fill: '#1B3A62' }) +
    path('M258 78h48l44 62h-70z', { fill: '#7C8FB0', opacity: 0.35 }) +
    line(slates, '#0E2747', 1.6, { opacity: 0.7 }) +
    line('M68 78h240', '#FFC9A0', 3, { 'stroke-linecap': 'round' }) +
    path('M24 138h328v8H24z', { fill: WOOD })
  );
}

function counter(): string {
  return (
    path('M64 306h262v12H64z', { fill: '#D9A877' }) +
    path(`M74 318h242v${GROUND - 318}H74z`, { fill: WOOD_LIGHT }) +
    path('M92 330h58v46H92zM166 330h58v46h-58zM240 330h58v46h-58z', { fill: WOOD, opacity: 0.5 }) +
    teapot([116, 306], 0.72) +
    teaGlass([270, 306]) +
    teaGlass([292, 306])
  );
}

function lamp(sheet: Sheet, [x, y]: Point): string {
  const glow = sheet.glow([0, lampLight, 0.9], [0.4, '#FFD39A', 0.32], [1, '#FFD39A', 0]);
  return (
    circle([x, y + 6], 44, { fill: glow }) +
    line(`M${x} ${y - 20}v14`, WOOD, 2) +
    path(`M${x - 8} ${y - 6}h16l4 20h-24z`, { fill: '#FFF0CE' })
  );
}

/** A phone that shows a payment: the amount and a tick. */
function payment(at: Point): string {
  const screen =
    box(0, 0, 118, 206, 22, INK) +
    box(6, 6, 106, 194, 17, '#FFFFFF') +
    box(42, 12, 34, 7, 3.5, INK) +
    tick([59, 74], 27) +
    bar(28, 118, 62, INK, 10) +
    bar(38, 136, 42, MIST, 7) +
    box(20, 160, 78, 24, 12, BLUE) +
    bar(40, 169, 38, '#FFFFFF', 6);
  return place(
    at,
    1,
    box(2, 10, 114, 206, 22, '#06182B').replace('/>', ' opacity="0.3"/>') + screen,
  );
}

/** A shop that sells tea and cloth and is paid immediately. */
export function caresLivelihoods(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('dusk'),
    sun: [468, 262],
    peaks: [
      { summit: [388, 140], left: 120, right: 120 },
      { summit: [536, 112], left: 130, right: 120 },
      { summit: [16, 150], left: 100, right: 100 },
    ],
    middle: [280, 262, 286, 268, 284, 256, 268],
    near: [352, 344, 356, 348, 352, 338, 332],
    seed: 721,
  });
  return sheet.render(
    scene.behind,
    stars({ from: [16, 12], to: [564, 70], count: 20, seed: 16 }),
    scene.front,
    path(`M0 ${GROUND}h580v47H0z`, { fill: '#2B4468' }),
    ellipse([210, 412], 190, 30, sheet.glow([0, '#FFC27A', 0.55], [1, '#FFC27A', 0])),
    shop(sheet),
    lamp(sheet, [234, 190]),
    bust([196, 310], 1.04, { ...people.prerana, top: '#A8434F' }),
    cloth(252, 222, 66, '#DDEBF7', BLUE),
    cloth(86, 222, 60, '#C65B62', '#FFF3E2'),
    counter(),
    cloth(30, 146, 84, '#F6E2C2', '#A8434F'),
    cloth(318, 146, 96, '#BFE3FC', '#17609F'),
    path(`M40 ${GROUND}h304v10H40z`, { fill: '#54688A' }),
    stool([372, 366], 0.9, WOOD_LIGHT),
    payment([412, 150]),
  );
}
