import { lampGlow } from '#artwork/lamp-glow.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { deskWorker } from '#artwork/working/desk-worker.ts';

const WOOD = '#1C1420';
const ROOF = '#0B2442';

/** Two courses of slate above the eaves. */
export function roof(y: number, reach: number): string {
  return (
    path(`M-${reach} ${y}L-${reach - 34} ${y - 40}H${reach - 34}L${reach} ${y}z`, { fill: ROOF }) +
    line(
      `M-${reach - 11} ${y - 13}H${reach - 11}M-${reach - 23} ${y - 27}H${reach - 23}`,
      '#1B3F6E',
      1.6,
    ) +
    line(`M-${reach - 32} ${y - 40}H${reach - 32}`, '#9FC3E6', 2.4) +
    path(`M-${reach + 2} ${y - 2}H${reach + 2}v7H-${reach + 2}z`, { fill: WOOD })
  );
}

export function lit(sheet: Sheet): string {
  return sheet.fade([0, '#FFE9BF'], [1, '#FFC77E']);
}

/** Two team members, with a free seat between them. */
function room(sheet: Sheet): string {
  const opening = element('rect', { x: -24, y: -82, width: 112, height: 56 });
  return (
    path('M-24-82H88V-26H-24z', { fill: lit(sheet) }) +
    path('M20-62h24v3h-24zM24-62v-10h5v10zM31-62v-9h5v9z', { fill: '#A8683F' }) +
    group(
      { 'clip-path': sheet.clip(opening) },
      deskWorker([-4, -2], 0.72, { coat: '#0A73C2', skin: '#8A4B2A', hair: 'short' }),
      deskWorker([72, -2], 0.72, { coat: '#7A4152', skin: '#A8683F', hair: 'bun' }, -1),
    ) +
    line('M-24-82H88V-26H-24z', '#4A2B1F', 5) +
    path('M-32-28H96v6H-32z', { fill: '#4A2B1F' }) +
    path('M-32-28H96v2H-32z', { fill: '#FFD9AE' })
  );
}

/** Open, with light over the sill. */
function door(sheet: Sheet): string {
  return (
    path('M-78-80h36V0h-36z', { fill: lit(sheet) }) +
    path('M-82-84h44v4h-44zM-82-84h5V0h-5z', { fill: '#4A2B1F' }) +
    path('M-42-80l12 6V4l-12-4z', { fill: '#6B4327' })
  );
}

function upper(sheet: Sheet): string {
  const pane = (x: number): string => `M${x}-176h26v28h-26z`;
  const panes = pane(-66) + pane(-12) + pane(42);
  return (
    path(panes, { fill: lit(sheet) }) + line(`${panes}M-53-176v28M1-176v28M55-176v28`, '#4A2B1F', 3)
  );
}

/** The team's lit house: origin at the middle of its foot, 220 wide, 236 high. */
export function teamHouse(sheet: Sheet, at: Point, scale: number): string {
  return place(
    at,
    scale,
    ellipse([0, -60], 170, 110, lampGlow(sheet)) +
      path('M-94-192H94V0H-94z', { fill: sheet.fade([0, '#4576B0'], [1, '#2E5C94']) }) +
      path('M84-192H94V0H84z', { fill: '#BFDAF3', opacity: 0.4 }) +
      path('M-94-22H94V0H-94z', { fill: '#3B2C45' }) +
      upper(sheet) +
      room(sheet) +
      door(sheet) +
      roof(-98, 116) +
      roof(-188, 112),
  );
}
