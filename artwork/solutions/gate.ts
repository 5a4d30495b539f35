import { lampGlow } from '#artwork/lamp-glow.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { lantern, round } from './lanterns.ts';
import { lit, roof } from './team-house.ts';

const WALL = '#8FA9CC';
const WALL_LIT = '#FFE3C4';
const BRICK = '#8A4A3C';
const WOOD = '#4A2B1F';

const SHIELD = 'M0-44l32 10.5v26c0 24-15 38-32 46-17-8-32-22-32-46v-26z';
const KEYHOLE = 'M0-19a8 8 0 0 1 4.4 14.7l3 12.3h-14.8l3-12.3a8 8 0 0 1 4.4-14.7z';

/** White, with a keyhole: origin at its middle, 90 high. */
function shield(sheet: Sheet, at: Point, scale: number): string {
  const light = sheet.glow([0, '#E4F2FD', 0.7], [1, '#7FB3E6', 0]);
  return place(
    at,
    scale,
    circle([0, -4], 74, { fill: light }) +
      path(SHIELD, { fill: '#FFFFFF' }) +
      path('M0-37l26 8.5v21c0 20-12 32-26 39z', { fill: '#DCEBF8' }) +
      circle([0, -5], 20, { fill: '#0A73C2' }) +
      path(KEYHOLE, { fill: '#FFFFFF', transform: 'translate(0 -1) scale(.86)' }),
  );
}

/** Two pillars of whitewashed brick, warm on the sides of the passage. */
function pillars(): string {
  return (
    path('M-108-170h48V0h-48zM60-170h48V0h-48z', { fill: WALL }) +
    path('M-72-170h12V0h-12zM60-170h12V0h-12z', { fill: WALL_LIT }) +
    path('M-114-30h54V0h-54zM60-30h54V0h-54z', { fill: BRICK }) +
    line('M-114-20h54M-114-10h54M60-20h54M60-10h54', '#6B342A', 1.6) +
    path('M-114-32h54v4h-54zM60-32h54v4h-54z', { fill: WALL_LIT })
  );
}

const LINTEL =
  path('M-124-188H124v8H-124z', { fill: '#7A4A32' }) +
  path('M-124-188H124v2.5H-124z', { fill: '#FFC58A' }) +
  path('M-116-180H116v10H-116z', { fill: WOOD }) +
  line('M-108-175H108', '#C98550', 4, { 'stroke-dasharray': '4 6' });

const SILL =
  path('M-132 0H132v10H-132z', { fill: '#4A6C94' }) +
  path('M-132 0H132v3H-132z', { fill: '#FFC58A' });

const RAYS = [-72, -48, -24, 0, 24, 48, 72]
  .map((turn) => {
    const [x, y] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return `M${Math.round(44 * x)} ${Math.round(-186 - 44 * y)}L${Math.round(66 * x)} ${Math.round(-186 - 66 * y)}`;
  })
  .join('');

/** A torana, the carved semicircle over a Newar door. */
function torana(sheet: Sheet): string {
  return (
    path('M-100-262H100V-186H-100z', { fill: '#5F7FA8' }) +
    path('M-78-184a78 78 0 0 1 156 0z', { fill: '#7A4F22' }) +
    path('M-71-186a71 71 0 0 1 142 0z', { fill: '#D9A24A' }) +
    line(RAYS, '#8A5A22', 3, round) +
    path('M-36-186a36 36 0 0 1 72 0z', { fill: '#7A4F22' }) +
    LINTEL +
    shield(sheet, [0, -216], 0.82)
  );
}

/** A small storey between two roofs, and the pinnacle. */
function top(sheet: Sheet): string {
  const panes = 'M-40-336h20v22h-20zM-10-336h20v22h-20zM20-336h20v22h-20z';
  return (
    path('M-62-346H62V-296H-62z', { fill: '#5F7FA8' }) +
    path(panes, { fill: lit(sheet) }) +
    line(panes, WOOD, 3) +
    roof(-258, 152) +
    place([0, -342], 0.64, roof(0, 140)) +
    path('M-7-366h14l-3-10h-8zM-4-376h8L0-400z', { fill: '#F6BD3C' })
  );
}

function passage(sheet: Sheet): string {
  return (
    path('M-60-170H60V0H-60z', { fill: sheet.fade([0, '#FFF0CE'], [1, '#FFC77E']) }) +
    path('M-60-170l17 9V5l-17-5zM60-170l-17 9V5l17-5z', { fill: '#7A4A32' }) +
    path('M-60-170H60v8H-60z', { fill: WOOD, opacity: 0.4 })
  );
}

/** Two paneled leaves with a bar. */
function doors(): string {
  const panel = (x: number, y: number, height: number): string => `M${x} ${y}h40v${height}h-40z`;
  const panels = [-50, 10].map((x) => panel(x, -158, 58) + panel(x, -66, 52)).join('');
  return (
    path('M-60-170H60V0H-60z', { fill: '#7A4A32' }) +
    path(panels, { fill: '#5E3726' }) +
    line(panels, '#A8683F', 1.6, { opacity: 0.7 }) +
    line('M0-170V0', WOOD, 3) +
    path('M-64-94H64v12H-64z', { fill: WOOD }) +
    path('M-64-94H64v3H-64z', { fill: '#C98550' })
  );
}

interface Gate {
  readonly at: Point;
  readonly scale: number;
  /** The people in the gate, in its coordinates. */
  readonly inside?: string;
}

/** The gate at the end of the bridge: origin at the middle of its threshold, 400 high. */
export function gate(sheet: Sheet, options: Gate): string {
  const { at, scale, inside = '' } = options;
  const lamps = lantern(sheet, [-84, -150], 1.1, 54) + lantern(sheet, [84, -150], 1.1, 54);
  return place(
    at,
    scale,
    ellipse([0, -90], 190, 130, lampGlow(sheet)) +
      passage(sheet) +
      inside +
      pillars() +
      torana(sheet) +
      top(sheet) +
      lamps +
      SILL,
  );
}

/** Its lower half at night, closed and without lamps. */
export function closedGate(sheet: Sheet): string {
  return doors() + pillars() + LINTEL + shield(sheet, [0, -88], 0.9) + SILL;
}
