import { lampLight } from '#artwork/colors.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { HEIGHT, WIDTH } from './cover-sheet.ts';

/** A room at one time of day. */
export interface Room {
  readonly wall: readonly [top: string, foot: string];
  readonly floor: string;
  readonly skirting: string;
  readonly frame: string;
  /** The color of the window's light on the floor. */
  readonly beam: string;
}

export const rooms = {
  dawn: {
    wall: ['#FFF3E2', '#F9DFC0'],
    floor: '#D9AE80',
    skirting: '#F0CFA6',
    frame: '#FFFFFF',
    beam: '#FFE9C8',
  },
  clear: {
    wall: ['#E2EFF9', '#C3DDF0'],
    floor: '#8FB4D0',
    skirting: '#FFFFFF',
    frame: '#FFFFFF',
    beam: '#C3DDF0',
  },
  timber: {
    wall: ['#D5E9F8', '#EDF5FB'],
    floor: '#C99A6B',
    skirting: '#A9774C',
    frame: '#FFFFFF',
    beam: '#E6C193',
  },
  sage: {
    wall: ['#E9F0E6', '#CFE0D6'],
    floor: '#B99368',
    skirting: '#FFFFFF',
    frame: '#FFFFFF',
    beam: '#DDBB8C',
  },
  gold: {
    wall: ['#FBE7C6', '#F6D2A0'],
    floor: '#A9765A',
    skirting: '#E3B184',
    frame: '#FFF8EC',
    beam: '#E6A86E',
  },
  dusk: {
    wall: ['#2E4F80', '#5F78A0'],
    floor: '#2B4468',
    skirting: '#24406A',
    frame: '#17304F',
    beam: '#7C7590',
  },
  night: {
    wall: ['#1D3E69', '#3E6290'],
    floor: '#1A3557',
    skirting: '#17304F',
    frame: '#0E2744',
    beam: '#3E6290',
  },
} as const satisfies Record<string, Room>;

export function room(sheet: Sheet, { wall, floor, skirting }: Room, floorAt: number): string {
  return (
    path(`M0 0h${WIDTH}v${floorAt}H0z`, { fill: sheet.fade([0, wall[0]], [1, wall[1]]) }) +
    path(`M0 ${floorAt}h${WIDTH}V${HEIGHT}H0z`, { fill: floor }) +
    path(`M0 ${floorAt - 7}h${WIDTH}v7H0z`, { fill: skirting }) +
    path(`M0 ${floorAt}h${WIDTH}v5H0z`, { fill: '#0B2440', opacity: 0.14 })
  );
}

interface Casement {
  readonly at: Point;
  readonly size: readonly [width: number, height: number];
  readonly view: string;
  readonly frame: string;
  readonly panes?: number;
  /** Height of the crossbar, from the top. */
  readonly transom?: number;
}

/** A window in the wall; its view is clipped to the glass. */
export function casement(sheet: Sheet, options: Casement): string {
  const { at, size, view, frame, panes = 2, transom } = options;
  const [width, height] = size;
  const bars = Array.from(
    { length: panes - 1 },
    (_, index) => `M${Math.round((width * (index + 1)) / panes)} 0v${height}`,
  );
  const bar = transom === undefined ? '' : `M0 ${transom}h${width}`;
  return place(
    at,
    1,
    group({ 'clip-path': sheet.clip(element('rect', { width, height })) }, view) +
      line(bars.join('') + bar, frame, 4) +
      line(`M0 0h${width}v${height}H0z`, frame, 9) +
      path(`M-13 ${height}h${width + 26}v10H-13z`, { fill: frame }) +
      path(`M-13 ${height + 10}h${width + 26}v5H-13z`, { fill: '#0B2440', opacity: 0.14 }),
  );
}

/** Sunlight from a window across the floor. */
export function beam(room: Room, x: number, width: number, floorAt: number, lean: number): string {
  const deep = HEIGHT - floorAt - 5;
  return path(`M${x} ${floorAt + 5}h${width}l${lean + 30} ${deep}h${-width - 60}z`, {
    fill: room.beam,
    opacity: 0.55,
  });
}

/** Hangs from the ceiling. `reach` is the extent of its light. */
export function pendant(
  sheet: Sheet,
  [x, y]: Point,
  shade: string,
  reach: number,
  spread = 120,
): string {
  const cone = sheet.fade([0, lampLight, 0.5], [1, lampLight, 0]);
  return (
    path(`M${x - 20} ${y + 26}h40l${spread - 20} ${reach}h${-2 * spread}z`, { fill: cone }) +
    line(`M${x} -4V${y}`, '#061B33', 2.6) +
    path(`M${x - 32} ${y + 26}q4-26 32-26t32 26z`, { fill: shade }) +
    path(`M${x - 14} ${y + 26}h28q-4 8-14 8t-14-8z`, { fill: '#FFF3DC' })
  );
}
