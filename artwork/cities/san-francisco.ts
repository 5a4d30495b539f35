import { bridge, type Span } from '#artwork/bridge.ts';
import { city } from '#artwork/city.ts';
import { hourLight } from '#artwork/hour-light.ts';
import { house } from '#artwork/house.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { element, lerp, line, type Point, path, polygon, tidy } from '#artwork/svg.ts';
import { hourNamed } from '#artwork/working/spot.ts';
import { citySheet, doorsteps, fog, frontSlope, HORIZON, WIDTH } from './city-view.ts';
import { victorian } from './row-house.ts';

const RED = '#D2451E';
const RIM = '#FFC7A0';
const REACH = 112;
const SUN: Point = [225, 118];

const span: Span = { left: [112, 190], right: [338, 190], tower: 104, cableSag: 82, deckSag: -3 };

/** The approaches, with road and hangers below the backstays. */
function approaches(): string {
  const hanger = (from: Point, side: number, share: number): string => {
    const x = from[0] + side * REACH * share;
    return `M${tidy(x)} ${tidy(lerp(from[1] - span.tower, from[1], share))}V${from[1]}`;
  };
  const shares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
  const wires = shares.map((share) => hanger(span.left, -1, share) + hanger(span.right, 1, share));
  const road = (y: number): string => `M-10 ${y}H112M338 ${y}H456`;
  return (
    line(wires.join(''), RED, 0.8, { opacity: 0.7 }) +
    line(road(190), RED, 5) +
    line(road(188), RIM, 1.3)
  );
}

function gate(): string {
  const piers = [span.left, span.right].map(([x]) => `M${x - 17} ${HORIZON - 3}h34v9h-34z`);
  return (
    approaches() +
    bridge(span, {
      color: RED,
      rim: RIM,
      hangers: 24,
      weight: 0.85,
      towerScale: 0.86,
      backstay: [REACH, 0],
    }) +
    path(piers.join(''), { fill: '#7A6C78' })
  );
}

function bay(sheet: Sheet): string {
  const water = sheet.fade([0, '#F4DDB6'], [0.2, '#BFC9C4'], [0.6, '#6C9FBE'], [1, '#3F7BA6']);
  const glints =
    'M176 222h98M196 230h66M150 238h52M226 238h62M186 248h70M210 258h34M168 268h26M232 270h40';
  return (
    element('rect', { y: HORIZON, width: WIDTH, height: 110, fill: water }) +
    line(glints, '#FFF6E2', 2.4, { 'stroke-linecap': 'round', opacity: 0.75 })
  );
}

function sail([x, y]: Point, height: number): string {
  const half = Math.round(height * 0.42);
  return (
    path(`M${x} ${y - 3}v-${height}l-${half} ${height}z`, { fill: '#FFF6EA' }) +
    path(`M${x + 2} ${y - 3}v-${height - 5}l${half - 3} ${height - 5}z`, { fill: '#E3D3C4' }) +
    path(`M${x - half - 2} ${y - 1}h${2 * half + 2}l-5 5h-${2 * half - 8}z`, { fill: '#24456C' })
  );
}

function hills(sheet: Sheet): string {
  const far = ridgeLine({
    keys: evenKeys(WIDTH, [186, 176, 194, 198, 190, 184, 192, 178, 186]),
    seed: 901,
    roughness: 0.08,
  });
  const headland = ridgeLine({
    keys: outline('-10,152 40,160 96,186 140,198 176,216'),
    seed: 902,
    roughness: 0.1,
  });
  return (
    ridge(sheet, far, { crest: '#E3B27E', foot: '#F6E2C2', footAt: 224 }) +
    ridge(sheet, headland, { crest: '#CB9C80', foot: '#E9C9A4', footAt: 224 })
  );
}

/** White houses on the hill, smaller farther up. */
function slopeHouses(): string {
  const paint = { wall: '#B9C6D6', lit: '#FFE6C4', roof: '#33587F', window: '#6D7F99' };
  const feet: readonly Point[] = [
    [402, 226],
    [426, 228],
    [388, 250],
    [414, 254],
  ];
  return feet.map((at) => house(at, 0.36, paint, -1)).join('');
}

/** Both shores, in front of the bridge's ends. */
function shores(sheet: Sheet): string {
  const marin = ridgeLine({
    keys: outline('-10,118 6,128 18,158 32,182 50,202 70,212 88,219'),
    seed: 904,
    roughness: 0.06,
  });
  const city = ridgeLine({
    keys: outline(
      '286,312 318,290 340,262 356,234 376,210 394,192 420,184 470,194 520,186 580,192 650,180',
    ),
    seed: 903,
    rounds: 2,
    roughness: 0.04,
  });
  return (
    path(`${polygon([...marin, [-10, 219]])}`, { fill: '#A9746B' }) +
    pines(city, { count: 40, seed: 5, color: '#6D7F99', heights: [5, 11], within: [386, 650] }) +
    ridge(sheet, city, { crest: '#6D7F99', foot: '#42618A', footAt: 296 }) +
    slopeHouses()
  );
}

const rowColors = ['#F7E6D0', '#B9D3EC', '#E8C4B4', '#F4EBDD', '#9DBFDD', '#F0D8A8'] as const;

/** The bay in the late afternoon, with the red bridge. */
export function citySanFrancisco(name: string): string {
  const sheet = citySheet(name);
  const hour = hourNamed('golden hour');
  return sheet.render(
    whole(sheet, sheet.fade(...hour.sky)),
    hourLight(sheet, { ...hour, sun: '#FFDC86' }, SUN, 34),
    birds([240, 50], '#33587F'),
    hills(sheet),
    fog('#FFF6E6', [
      [-20, 205, 500, 13],
      [40, 194, 132, 12],
      [262, 196, 110, 11],
    ]),
    bay(sheet),
    city([408, 206], 0.68, { wall: '#4B6C93', lit: '#E0B48C', window: '#FFE9C4' }),
    gate(),
    shores(sheet),
    fog('#FFFAF0', [
      [-20, 200, 166, 8],
      [196, 207, 104, 8],
    ]),
    sail([96, 262], 26),
    sail([276, 250], 18),
    doorsteps.map((at, index) => victorian(at, rowColors[index] ?? '#F7E6D0')).join(''),
    frontSlope(sheet, { crest: '#33587F', foot: '#24456C', footAt: 320 }),
  );
}
