import { bridge, type Span } from '#artwork/bridge.ts';
import { lampLight } from '#artwork/colors.ts';
import { books, mug } from '#artwork/desk-things.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { circle, element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { hourNamed, spotSheet, spotValley } from '#artwork/working/spot.ts';
import { type Profile, profileCard } from './profile-card.ts';
import { paperStand, roleSheet } from './role-sheet.ts';

const GLASS = { x: 46, y: 40, width: 488, height: 276 };
const span: Span = { left: [218, 272], right: [478, 272], tower: 62, cableSag: 40, deckSag: 5 };

function view(sheet: Sheet): string {
  const scene = spotValley(sheet, {
    hour: hourNamed('dusk'),
    sun: [348, 236],
    radius: 32,
    peaks: [
      { summit: [140, 112], left: 130, right: 130 },
      { summit: [290, 196], left: 80, right: 80 },
      { summit: [418, 200], left: 80, right: 80 },
      { summit: [540, 166], left: 100, right: 80 },
    ],
    middle: [244, 232, 250, 238, 254, 240, 236],
    near: [300, 308, 316, 320, 316, 306, 298],
    seed: 941,
  });
  const bank = ridgeLine({
    keys: outline(
      '-10,262 120,268 200,272 232,276 248,292 290,308 348,314 406,308 448,292 464,276 500,272 590,262',
    ),
    seed: 944,
    rounds: 2,
    roughness: 0.04,
  });
  const dark = '#0C2747';
  return (
    scene.behind +
    bridge(span, { color: dark, hangers: 24, weight: 0.85, backstay: [80, 4] }) +
    pines(bank, { count: 20, seed: 6, color: dark, heights: [10, 22], within: [-10, 200] }) +
    pines(bank, { count: 12, seed: 3, color: dark, heights: [10, 22], within: [494, 590] }) +
    ridge(sheet, bank, { crest: dark, foot: '#081C36', footAt: 330 })
  );
}

function duskWindow(sheet: Sheet): string {
  const { x, y, width, height } = GLASS;
  const frame = `M${x} ${y}h${width}v${height}h-${width}z`;
  return (
    group({ 'clip-path': sheet.clip(element('rect', GLASS)) }, view(sheet)) +
    line(`M204 ${y}v${height}`, '#C9D6E6', 6) +
    line(frame, '#C9D6E6', 12) +
    line(`M${x + 6} ${y + 6}h${width - 12}`, '#8EA6C4', 1.6) +
    path('M30 312h520v14H30z', { fill: '#E4EAF2' }) +
    path('M30 326h520v5H30z', { fill: '#06182E', opacity: 0.35 })
  );
}

function desktop(sheet: Sheet): string {
  return (
    path('M0 346h580v50H0z', { fill: sheet.fade([0, '#7E4C35'], [1, '#9A6042']) }) +
    path('M0 394h580v12H0z', { fill: '#C98A5E' }) +
    path('M0 406h580v30H0z', { fill: '#4A2B1F' }) +
    path('M0 406h580v6H0z', { fill: '#2A170F', opacity: 0.5 })
  );
}

function lamp(sheet: Sheet, at: Point): string {
  const glow = sheet.glow([0, lampLight, 0.85], [0.45, '#FFD39A', 0.28], [1, '#FFC67A', 0]);
  return place(
    at,
    1,
    circle([0, -70], 110, { fill: glow }) +
      path('M-3-56h6v50h-6z', { fill: '#123E66' }) +
      path('M-22 0q2-9 22-9t22 9z', { fill: '#123E66' }) +
      path('M-20-104h40l14 50h-68z', { fill: '#FFE9C2' }) +
      path('M2-104h18l14 50H10z', { fill: '#FFD9A0' }) +
      path('M-34-56h68v3h-68z', { fill: '#E9B36C' }),
  );
}

const profiles: readonly (readonly [at: Point, scale: number, who: Profile])[] = [
  [
    [252, 138],
    0.86,
    {
      coat: '#0A73C2',
      collar: '#BFE3FC',
      skin: '#A8683F',
      shade: '#8A5230',
      hair: 'long',
      behind: '#CDE8FB',
      called: 52,
    },
  ],
  [
    [352, 120],
    0.98,
    {
      coat: '#F2AE2E',
      collar: '#FFE2A8',
      skin: '#8A4B2A',
      shade: '#6F3A1F',
      hair: 'crop',
      behind: '#FFE2C6',
      called: 60,
    },
  ],
  [
    [464, 136],
    1.1,
    {
      coat: '#2F5687',
      collar: '#DDEBF7',
      skin: '#B9764A',
      shade: '#955A35',
      hair: 'bun',
      behind: '#D7E4F1',
      called: 46,
    },
  ],
];

/** A job crosses the bridge, and three matching candidates come back. */
export function deskLetter(name: string): string {
  const sheet = spotSheet(name);
  const way = 'M172 178Q206 120 250 132T352 116T464 130';
  const dots = { 'stroke-dasharray': '0 9', 'stroke-linecap': 'round' } as const;
  return sheet.render(
    whole(sheet, sheet.fade([0, '#16355D'], [1, '#234A7A'])),
    duskWindow(sheet),
    desktop(sheet),
    lamp(sheet, [512, 374]),
    place([414, 378], 0.86, books([0, 0])),
    mug([344, 380]),
    roleSheet([56, 174]),
    paperStand([124, 376]),
    line(way, '#FFFFFF', 3.4, dots),
    profiles.map(([at, scale, who]) => profileCard(sheet, at, scale, who)).join(''),
  );
}
