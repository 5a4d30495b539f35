import type { Sheet } from '#artwork/sheet.ts';
import { circle, element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { deskWorker } from './desk-worker.ts';
import { round } from './figure.ts';

const WOOD = '#4A2B1F';
const WOOD_LIGHT = '#7A4A32';

function shelf(): string {
  return (
    path('M476 214h44v4h-44z', { fill: WOOD_LIGHT }) +
    path('M480 214v-20h8v20zM500 214v-18h7v18z', { fill: '#2EA3F2' }) +
    path('M489 214v-16h9v16zM508 214v-14h8v14z', { fill: '#FFF3E2' })
  );
}

function room(sheet: Sheet): string {
  const opening = element('rect', { x: 352, y: 180, width: 168, height: 122 });
  return (
    path('M352 180h168v122H352z', { fill: sheet.fade([0, '#173F6B'], [1, '#2A6197']) }) +
    shelf() +
    group(
      { 'clip-path': sheet.clip(opening) },
      deskWorker(
        [468, 366],
        1.7,
        { coat: '#F2AE2E', skin: '#8A4B2A', hair: 'bun', table: WOOD_LIGHT },
        -1,
      ),
    )
  );
}

function frame(): string {
  return (
    line('M352 180h168v122H352z', WOOD, 8) +
    path('M336 300h200v11H336z', { fill: WOOD }) +
    path('M336 300h200v3.5H336z', { fill: '#C98550' }) +
    // A folded shutter on each side.
    path('M330 180h16v122h-16zM526 180h16v122h-16z', { fill: WOOD_LIGHT }) +
    line('M338 190v40M338 244v48M534 190v40M534 244v48', WOOD, 3)
  );
}

function roof(): string {
  const courses = 'M318 112H600M306 126H600M296 140H600';
  return (
    path('M276 158L330 92H600v66z', { fill: '#1B3A62' }) +
    line(courses, '#0E2747', 1.8, { opacity: 0.7 }) +
    line('M328 92H600', '#FFC9A0', 3) +
    path('M274 156H600v8H274z', { fill: WOOD })
  );
}

/** Maize hung up to dry under the eaves. */
function maize(x: number): string {
  const cobs = 'M0 0l-6 16M0 0v18M0 0l6 16';
  return place([x, 166], 1, line('M0-4V2', WOOD, 2) + line(cobs, '#F6C65A', 6, round));
}

/** The right half of a house on the slope, with a wide open window. */
export function hillHouse(sheet: Sheet): string {
  return (
    path('M306 160H600v220H306z', { fill: '#F7E6D0' }) +
    path('M306 160H600v18H306z', { fill: '#12305A', opacity: 0.26 }) +
    path('M306 336H600v44H306z', { fill: '#9A5440' }) +
    path('M306 160h10v220h-10z', { fill: '#FFD2A0' }) +
    room(sheet) +
    frame() +
    roof() +
    maize(322) +
    maize(562)
  );
}

/** A winnowing tray between two hands. */
export const tray =
  path('M8-52h44q-4 12-22 12t-22-12z', { fill: '#C98550' }) +
  path('M12-53q18-9 36 0z', { fill: '#F6DFA8' });

/** Faces right, hooves at the origin, 66 units tall. */
export function goat(at: Point, scale: number): string {
  const COAT = '#FFF3E2';
  return place(
    at,
    scale,
    line('M-11-20V-2M17-20V-2', '#C9B7A4', 5, round) +
      line('M-19-22V-2M9-22V-2', COAT, 5, round) +
      line('M-26-38q-7-2-8-9', COAT, 5, round) +
      path('M-28-34q0-10 12-10h22l12-16h13l-5 30q-2 15-16 15h-26q-12 0-12-12z', { fill: COAT }) +
      path('M-28-34q0-10 12-10h10q4 14-8 20-8 4-14 2z', { fill: '#B98A5E' }) +
      path('M16-61q8-7 17 0l9 10q1 6-6 6l-12-2q-9-4-8-14z', { fill: COAT }) +
      path('M20-58l-12 5q2 6 12 2z', { fill: '#B98A5E' }) +
      line('M25-63q-1-10-11-12M30-63q1-9-6-14', '#5F7183', 3, round) +
      path('M33-46l-1 9-5-9z', { fill: '#C9B7A4' }) +
      circle([31, -56], 1.6, { fill: '#1A1210' }),
  );
}
