import { lying } from '#artwork/cities/lying.ts';
import { pencil } from '#artwork/cities/wireframes.ts';
import { arm } from '#artwork/people/body.ts';
import { bust } from '#artwork/people/bust.ts';
import { type Look, people } from '#artwork/people/looks.ts';
import { ellipse, type Sheet, whole } from '#artwork/sheet.ts';
import { circle, element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { hourNamed, spotSheet, spotValley } from '#artwork/working/spot.ts';
import { accessPlan } from './access-plan.ts';

const GLASS = { x: 120, y: 26, width: 340, height: 150 };
const TOP = 'M-20 232H600L660 440H-80z';

function eveningWindow(sheet: Sheet): string {
  const scene = spotValley(sheet, {
    hour: hourNamed('dusk'),
    height: 180,
    sun: [290, 118],
    radius: 22,
    peaks: [
      { summit: [206, 84], left: 80, right: 80 },
      { summit: [372, 70], left: 90, right: 90 },
    ],
    middle: [128, 116, 126, 118, 130, 116, 124],
    near: [152, 148, 156, 150, 156, 148, 152],
    treeHeights: [6, 12],
    seed: 1750,
  });
  const { x, y, width, height } = GLASS;
  return (
    group({ 'clip-path': sheet.clip(element('rect', GLASS)) }, scene.behind, scene.front) +
    line(`M290 ${y}v${height}`, '#2A5A92', 6) +
    line(`M${x} ${y}h${width}v${height}h-${width}z`, '#2A5A92', 10) +
    path(`M${x - 16} ${y + height}h${width + 32}v11h-${width + 32}z`, { fill: '#3A70AE' })
  );
}

/** Over the table. */
function lamp(sheet: Sheet): string {
  const light = sheet.glow([0, '#FFEFD0', 0.7], [0.3, '#FFE9C4', 0.25], [1, '#FFD9A0', 0]);
  return (
    circle([290, 70], 70, { fill: light }) +
    line('M290 0v30', '#061B33', 2.6) +
    path('M250 64q4-34 40-34t40 34z', { fill: '#2E86CC' }) +
    path('M306 33q22 6 24 31h-16q-2-20-8-31z', { fill: '#7CC3F4' }) +
    path('M274 64h32q-4 10-16 10t-16-10z', { fill: '#FFF3DC' })
  );
}

function table(sheet: Sheet): string {
  return (
    path(TOP, { fill: sheet.fade([0, '#B98350'], [1, '#D9A872']) }) +
    path('M-20 232H600v4H-20z', { fill: '#FFE1BD', opacity: 0.7 }) +
    line('M-36 286H616M-54 350H634', '#9A6B45', 1.8, { opacity: 0.6 }) +
    ellipse([290, 330], 300, 100, sheet.glow([0, '#FFEFD0', 0.75], [1, '#FFD9A0', 0]))
  );
}

interface Seat {
  readonly at: Point;
  readonly look: Look;
  readonly flip: number;
}

const SCALE = 1.42;

function sitting({ at, look }: Seat): string {
  return bust(at, SCALE, look);
}

/** One hand points at the plan, the other is on the table. */
function reaching({ at, look, flip }: Seat): string {
  return place(
    at,
    SCALE,
    arm([-35, -44], { elbow: [-40, -8], hand: [-12, 6] }, look, 'beside') +
      arm([35, -44], { elbow: [48, -6], hand: [74, 20] }, look, 'beside'),
    flip,
  );
}

function tea(at: Point): string {
  return place(
    at,
    1,
    ellipse([3, 16], 26, 8, '#8A5F40') +
      line('M14-8q15-2 13 8t-15 8', '#FFFFFF', 4.5) +
      path('M-18-14h36v16q-2 14-12 14h-12q-10 0-12-14z', { fill: '#FFFDF8' }) +
      path('M6-14h12v16q-2 14-12 14h-3q5-12 3-30z', { fill: '#DCE8F2' }) +
      ellipse([0, -14], 18, 6, '#F4F8FB') +
      ellipse([0, -13.5], 14, 4.2, '#B9764A'),
  );
}

/** Two people draw the access plan before anything is built. */
export function identityDiscovery(name: string): string {
  const sheet = spotSheet(name);
  const seats: readonly Seat[] = [
    { at: [112, 252], look: people.suman, flip: 1 },
    { at: [468, 252], look: { ...people.prerana, top: '#F2AE2E' }, flip: -1 },
  ];
  return sheet.render(
    whole(sheet, sheet.fade([0, '#12375F'], [0.55, '#24588F'])),
    eveningWindow(sheet),
    lamp(sheet),
    ...seats.map(sitting),
    table(sheet),
    lying([290, 344], 0, place([0, 0], 0.92, accessPlan)),
    element('g', { transform: 'translate(371 246) rotate(-74) scale(.9)' }, pencil),
    ...seats.map(reaching),
    tea([538, 300]),
  );
}
