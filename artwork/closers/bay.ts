import { bridge, type Span } from '#artwork/bridge.ts';
import { city } from '#artwork/city.ts';
import { lampLight } from '#artwork/colors.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, path, place } from '#artwork/svg.ts';
import { flame, RIM } from './night-things.ts';
import { closer, firstLight } from './scaffold.ts';

const SPAN: Span = { left: [-262, -58], right: [8, -58], tower: 104, cableSag: 78, deckSag: 5 };
const round = { 'stroke-linecap': 'round' } as const;

function shore(): string {
  return (
    city([34, -52], 0.74, { wall: '#0B2B50', lit: '#23568F', window: '#FFE2B0' }) +
    bridge(SPAN, { color: '#071B33', rim: RIM, hangers: 26, backstay: [96, 30] })
  );
}

function water(sheet: Sheet): string {
  const fill = sheet.fade([0, '#4A82B8'], [0.35, '#1C5390'], [1, '#0A2442']);
  return (
    path('M-330-34Q-150-50 0-48Q170-50 330-34Q420 0 420 70H-420Q-420 0-330-34z', { fill }) +
    line(
      'M44-30h26M92-22h40M150-32h24M196-20h46M232-30h22M66-8h34M132-6h50M214-2h34',
      lampLight,
      3,
      {
        ...round,
        opacity: 0.6,
      },
    ) +
    line('M-260-18h70M-230-4h44M-120-26h60M-60-10h40M-210 16h60M-40 14h70M80 24h60', '#8DB6DD', 2, {
      ...round,
      opacity: 0.45,
    })
  );
}

/** A returning sailing boat: origin at the middle of the waterline. */
function sail(sheet: Sheet): string {
  return (
    line('M-40 6h84M-22 12h50', '#FFC67A', 2.6, { ...round, opacity: 0.4 }) +
    path('M-44-10Q-34 6-20 6H26Q38 4 46-12Q20-4 0-4H-12Q-32-4-44-10z', { fill: '#04111F' }) +
    line('M-44-10Q-32-4-12-4H0Q20-4 46-12', RIM, 2) +
    line('M2-4V-92', '#04111F', 3, round) +
    path('M6-88Q46-50 48-16H6z', { fill: '#E8EFF6' }) +
    path('M-3-80Q-34-44-36-14H-3z', { fill: '#A9C6E2' }) +
    flame(sheet, [-24, -12], 2.2)
  );
}

/** The far bay before sunrise: the bridge, the city, and a boat coming in. */
export const bayClosers = closer('bay', {
  seed: 710,
  light: firstLight,
  peaks: [
    [-220, 190, 140],
    [-70, 220, 150],
  ],
  ground: '-430,60 -350,68 -290,60 -262,62 -240,36 -150,6 0,-10 150,6 250,36 300,56 380,62 430,58',
  groves: [
    [-420, -300, 12],
    [310, 420, 8],
  ],
  behind: shore,
  motif: (sheet) => water(sheet) + place([-76, 12], 1.12, sail(sheet)),
});
