import { bridge } from '#artwork/bridge.ts';
import { lampGlow } from '#artwork/lamp-glow.ts';
import { night } from '#artwork/night-valley.ts';
import { bust } from '#artwork/people/bust.ts';
import { people } from '#artwork/people/looks.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { circle, element, group, line, path, place } from '#artwork/svg.ts';
import { bar, floating, tick } from '#artwork/working/cards.ts';
import { hourNamed, spotSheet, spotValley } from '#artwork/working/spot.ts';
import { ground } from './framing.ts';
import { closedGate } from './gate.ts';
import { lantern, round } from './lanterns.ts';
import { lit, roof } from './team-house.ts';

const WOOD = '#4A2B1F';

const mug =
  path('M-9-15H9V0q0 3-3 3H-6q-3 0-3-3z', { fill: '#FFF3E2' }) +
  line('M9-11q8 0 7 6t-7 4', '#FFF3E2', 3) +
  line('M-4-21q-4-5 0-10M4-22q-4-5 0-10', '#FFFFFF', 2.2, { ...round, opacity: 0.7 });

/** The lit window over the gate, with a guard. */
function watchRoom(sheet: Sheet): string {
  const opening = element('rect', { x: -66, y: -300, width: 132, height: 96 });
  return (
    ellipse([0, -250], 130, 96, lampGlow(sheet)) +
    path('M-66-300H66V-204H-66z', { fill: lit(sheet) }) +
    path('M-58-262h34v4h-34z', { fill: '#A8683F' }) +
    path('M-54-262v-16h7v16zM-39-262v-15h6v15z', { fill: '#2E86CC' }) +
    path('M-46-262v-13h6v13z', { fill: '#FFFFFF' }) +
    group(
      { 'clip-path': sheet.clip(opening) },
      bust([6, -202], 0.8, { ...people.bikash, top: '#123E66', headset: true }),
    ) +
    place([-42, -208], 1, mug) +
    line('M-66-300H66V-204H-66z', WOOD, 7) +
    path('M-82-206H82V-198H-82z', { fill: WOOD }) +
    path('M-82-206H82v2.5H-82z', { fill: '#FFD9AE' }) +
    path('M-90-302h18v94h-18zM72-302h18v94H72z', { fill: '#7A4A32' }) +
    line('M-81-294v34M-81-250v34M81-294v34M81-250v34', WOOD, 3)
  );
}

function gatehouse(sheet: Sheet): string {
  return (
    path('M-110-330H110V-170H-110z', { fill: sheet.fade([0, '#6F8FB8'], [1, '#8FA9CC']) }) +
    path('M100-330H110V-170H100z', { fill: '#C9DDF0', opacity: 0.6 }) +
    watchRoom(sheet) +
    closedGate(sheet) +
    roof(-326, 156) +
    path('M-9-366h18l-4-10h-10zM-5-376H5L0-392z', { fill: '#F6BD3C' }) +
    lantern(sheet, [-84, -150], 1.1, 54) +
    lantern(sheet, [84, -150], 1.1, 54)
  );
}

/** The wall on both sides, with a slate coping. */
function wall(): string {
  const stones = [0, 1, 2, 3].map((row) => {
    const y = 352 + row * 14;
    let data = `M-10 ${y}H590`;
    for (let x = (row % 2) * 24; x < 590; x += 48) data += `M${x} ${y}v14`;
    return data;
  });
  return (
    path('M-10 342H590V410H-10z', { fill: '#173A66' }) +
    line(stones.join(''), '#0F2F57', 1.6) +
    path('M-10 336H590v10H-10z', { fill: '#2A5A92' }) +
    path('M-10 336H590v2.5H-10z', { fill: '#9FC3E6', opacity: 0.7 })
  );
}

/** A status card without incidents. */
function status(): string {
  return (
    floating({ at: [406, 158], width: 146, height: 112, rx: 18 }) +
    circle([432, 186], 14, { fill: '#E4F2FD' }) +
    tick([432, 186], 10) +
    bar([454, 176], 74, '#0B1B2B', 8) +
    bar([454, 190], 48, '#A9BDD0', 6) +
    line('M422 212h114', '#E6EEF6', 2) +
    line('M424 246l16-1 12-10 14 6 16-2 12-9 14 4 16-3', '#2F9E6B', 4, round) +
    circle([524, 231], 4.5, { fill: '#2F9E6B' })
  );
}

/** A guard keeps watch over the closed gate. */
export function identityWatch(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('night'),
    sun: [476, 84],
    radius: 26,
    peaks: [
      { summit: [50, 176], left: 130, right: 130 },
      { summit: [520, 232], left: 120, right: 120 },
    ],
    middle: [296, 280, 300, 292, 302, 290],
    near: [330, 326, 340, 344, 338, 330],
    seed: 1710,
  });
  return sheet.render(
    scene.behind,
    scene.front,
    bridge(
      { left: [424, 330], right: [540, 330], tower: 36, cableSag: 22, deckSag: 3 },
      { color: '#04152A', rim: '#FFC58A', hangers: 12, weight: 0.6, backstay: [30, 4] },
    ),
    wall(),
    ground(sheet, { keys: '-10,400 120,402 300,404 590,398', seed: 1717, paint: night.near }),
    place([222, 404], 0.94, gatehouse(sheet)),
    ellipse([222, 412], 150, 14, sheet.glow([0, '#FFDFA8', 0.5], [1, '#FFB35C', 0])),
    status(),
  );
}
