import { teaGlass } from '#artwork/people/tea.ts';
import { figure, type Stance } from '#artwork/places/figure.ts';
import { laptop } from '#artwork/places/office-things.ts';
import { atDesk, standing, walking } from '#artwork/places/stances.ts';
import { ellipse, type Sheet, stops } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { bench, booklet, readers, reading } from './sitters.ts';
import { rect, thing } from './thing.ts';

const DARK = '#2A1A1C';
const WOOD = '#5A3423';
const round = { 'stroke-linecap': 'round' } as const;

/** Writes by hand, bent over the page. */
const writing: Stance = {
  ...atDesk,
  neck: [7, -57],
  nod: 16,
  nearArm: [
    [6, -40],
    [24, -40],
  ],
  farArm: [
    [12, -40],
    [28, -41],
  ],
};

/** Holds a glass at the chest and looks out. */
const pausing: Stance = {
  ...standing,
  nod: -8,
  nearArm: [
    [7, -57],
    [15, -66],
  ],
};

function roof(): string {
  const sheets = Array.from({ length: 38 }, (_, index) => {
    const x = -14 + index * 14;
    return `M${x} -92L${Math.round(x * 0.93 + 26)}-142`;
  });
  return thing(
    'tin-roof',
    path('M-26-92L12-142H496V-92z', { fill: '#5C86A3' }),
    path('M-26-92L12-142h92l-20 50zM196-92l10-50h66l-6 50zM372-92l0-50h40l4 50z', {
      fill: '#7FA6BF',
    }),
    path('M110-92l16-40h44l-12 40zM300-116h46v24h-48z', { fill: '#A65F45', opacity: 0.75 }),
    line(sheets.join(''), '#3B627F', 1.2, { opacity: 0.55 }),
    line('M12-142H496', '#DCEAF3', 3, round),
    line('M-26-91H496', '#2E5570', 4, round),
    path('M56-128l4-8h15l5 8zM150-126l3-9h13l6 9zM330-127l4-8h16l3 8zM452-124l5-9h12l4 9z', {
      fill: '#9A5A48',
    }),
    circle([236, -128], 8, { fill: 'none', stroke: '#12293D', 'stroke-width': 6 }),
  );
}

/** Water from the eaves: the gutter fills a drum, and drops fall from each wave of the tin. */
function eaves(): string {
  const drops = Array.from({ length: 17 }, (_, index) => {
    const x = 6 + index * 28;
    return `M${x}-86v${5 + ((index * 7) % 9)}`;
  });
  return thing(
    'gutter',
    line(drops.join(''), '#E6F3FA', 1.5, { ...round, opacity: 0.8 }),
    line('M-14-84L-34-76', '#8A6A3E', 5, round),
    line('M-34-75Q-41-62-41-36', '#E6F3FA', 4, { ...round, opacity: 0.85 }),
    path('M-56-34h30v36h-30z', { fill: '#1E6FB5' }),
    path('M-56-34h9v36h-9z', { fill: '#4E9BD8' }),
    line('M-57-24h32M-57-10h32', '#134F86', 2),
    path('M-56-34q15-5 30 0q-15 5-30 0z', { fill: '#BFE3F5' }),
    line('M-48-38q-3-5-6-5M-36-38q3-6 7-6', '#E6F3FA', 1.4, round),
  );
}

function walls(sheet: Sheet): string {
  const warm = sheet.fade([0, '#D98A3D'], [0.5, '#F2B45F'], [1, '#C9733A']);
  return thing(
    'walls',
    rect(-6, -90, 502, 90, '#6A4436'),
    rect(0, -88, 148, 88, warm),
    rect(154, -88, 74, 88, '#3A2A36'),
    rect(234, -88, 262, 88, warm),
    path('M0-88h148v14H0zM234-88h262v14H234z', { fill: '#6B3320', opacity: 0.5 }),
    path('M154-88h74v88h-74z', { fill: sheet.fade([0, '#8A4E32', 0.2], [1, '#E9A558', 0.75]) }),
  );
}

/** The writer, who has looked at the same line for a while. */
function study(sheet: Sheet): string {
  const glow = sheet.glow(...stops([0, '#FFF6D6', 0.95], [0.5, '#FFE1A0', 0.5], [1, '#FFD27F', 0]));
  return thing(
    'study',
    ellipse([44, -46], 62, 52, glow),
    rect(92, -78, 48, 3, WOOD),
    path('M95-78v-9h4v9zM100-78v-8h5v8zM118-78v-7h4v7zM123-78v-9h5v9z', { fill: '#7D4A3A' }),
    path('M106-78v-9h6v9z', { fill: '#0A73C2' }),
    path('M113-78v-8h4v8z', { fill: '#FFF3E2' }),
    path('M104-66l13-1 1 13-13 1zM122-66l12 1-1 12-12-1z', { fill: '#FFF3E2' }),
    line('M107-62l8-.6M107-58l6-.5M125-62l7 .6M125-58l5 .4', '#B98A5E', 1.2),
    bench([76, 0], 26, 0.74),
    figure([90, 0], 0.74, writing, readers.teal, { flip: -1 }),
    rect(14, -29, 66, 4, '#7A4630'),
    path('M18-25h4V0h-4zM72-25h4V0h-4z', { fill: WOOD }),
    path('M56-30l4-2h15l-2 3H56z', { fill: '#FFFFFF' }),
    laptop([40, -29], 0.9, -1),
    line('M22-29V-46L33-53', DARK, 2, round),
    path('M28-56l11-3 3 9-12 2z', { fill: '#D6492A' }),
    path('M31-48l10-2q-1 4-5 4t-5-2z', { fill: '#FFF6D6' }),
    path('M15-29v-4h9v4zM16-33v-3h8v3z', { fill: '#2F8F83' }),
  );
}

function doorway(): string {
  return thing(
    'doorway',
    path('M160-80h62v80h-62z', { fill: '#F0B566', opacity: 0.5 }),
    line('M160 0v-82h62V0', WOOD, 4),
    path('M160-80h15V0h-15z', { fill: '#7A4630' }),
    figure([202, 0], 0.78, pausing, readers.pale, {
      flip: -1,
      held: place([17, -68], 1, teaGlass([0, 0], 0.5)),
    }),
    path('M162 0h58v-3h-58z', { fill: '#D9B48A' }),
  );
}

/** Someone reads what was written; a cat keeps dry. */
function readingRoom(sheet: Sheet): string {
  const glow = sheet.glow(...stops([0, '#FFF6D6', 0.9], [0.5, '#FFE1A0', 0.45], [1, '#FFD27F', 0]));
  const books = [0, 1, 2].map((row) => {
    const y = -12 - row * 23;
    return (
      path(
        `M388 ${y}v-17h5v17zM394 ${y}v-14h6v14zM417 ${y}v-16h5v16zM${430 + row * 5} ${y}v-18h4v18z`,
        { fill: '#0A73C2' },
      ) +
      path(`M401 ${y}v-18h5v18zM423 ${y}v-13h5v13zM446 ${y}v-15h6v15z`, { fill: '#FFF3E2' }) +
      path(`M407 ${y}v-15h4v15zM411.6 ${y}v-17h4.6v17zM454 ${y}v-17h5v17z`, { fill: '#C9543A' }) +
      rect(384, y, 84, 3, WOOD)
    );
  });
  return thing(
    'reading-room',
    ellipse([312, -52], 74, 52, glow),
    rect(382, -82, 88, 82, '#6B3A2A'),
    books.join(''),
    line('M312-88v18', DARK, 1.6),
    path('M300-60q1-11 12-11t12 11z', { fill: '#123E66' }),
    path('M305-60h14q-2 5-7 5t-7-5z', { fill: '#FFF6D6' }),
    path('M330-40q12-2 12 12V0h-5v-16h-38V0h-5v-19q0-4 4-4h30z', { fill: '#8E5A3C' }),
    figure([318, 0], 0.74, reading, readers.amber, {
      flip: -1,
      held: booklet([21, -46], '#0A73C2'),
    }),
    rect(252, -22, 26, 3, '#7A4630'),
    path('M256-19h3V0h-3zM271-19h3V0h-3z', { fill: WOOD }),
    teaGlass([265, -22], 0.42),
    path('M348 0q-3-13 8-14 1-7 6-7l1-4 4 3 4-3 1 5q4 5-1 9 2 6 1 11zM348 0q-8 0-7-8', {
      fill: '#33221F',
    }),
  );
}

function posts(): string {
  const xs = [-6, 148, 228, 490];
  return thing(
    'posts',
    path(xs.map((x) => `M${x}-90h6V0h-6z`).join(''), { fill: WOOD }),
    path('M-14 0h510v6H-14z', { fill: '#C9A27C' }),
    path('M-14 6h510v6H-14z', { fill: '#7C5A4A' }),
  );
}

function wet(): string {
  return thing(
    'puddles',
    line('M10 17h88M30 21h46M166 17h44M250 17h104M278 21h52M392 17h70', '#F2B45F', 2, {
      ...round,
      opacity: 0.6,
    }),
    path('M-96 12q24-5 52 0-24 6-52 0z', { fill: '#7FB0C9', opacity: 0.7 }),
    line('M-82 12q10-3 20 0M-74 12q6-1.500 12 0', '#E6F3FA', 1, round),
  );
}

/** Broad leaves that bend under the rain: origin at its foot. */
function banana(at: Point, scale: number): string {
  return thing(
    'banana-plant',
    place(
      at,
      scale,
      path('M-4 0L-2-50h5L5 0z', { fill: '#5F8A55' }) +
        path('M0-48Q-30-92-66-62-34-74 0-44zM1-48Q4-104-30-116-14-84-3-46z', { fill: '#1F7A5F' }) +
        path('M1-48Q16-108 54-100 22-84 5-45zM2-48Q44-80 66-38 40-62 3-42z', { fill: '#2F9471' }) +
        path('M0-46Q-32-54-46-18-30-42 1-40z', { fill: '#2F9471' }) +
        line(
          'M0-48Q-28-82-60-65M1-48Q18-96 50-98M2-46Q38-68 62-42M1-48Q0-92-26-112',
          '#8FCBA4',
          1.3,
          round,
        ),
    ),
  );
}

/** Under an umbrella, with the draft in a bag: origin at the feet. */
export function umbrella(at: Point, scale: number): string {
  const held =
    line('M16-58L20-128', DARK, 2.4, round) +
    path(
      'M-30-112Q-22-142 20-144 62-142 72-112 62-119 54-112 44-119 37-112 28-119 20-112 11-119 3-112-6-119-13-112-22-119-30-112z',
      { fill: '#E4572A' },
    ) +
    path('M20-144Q0-134-13-112-6-119 3-112 8-130 20-144z', { fill: '#F48A5B' });
  const stance: Stance = {
    ...walking,
    nearArm: [
      [10, -54],
      [17, -64],
    ],
  };
  return thing(
    'walker',
    place(
      at,
      scale,
      path('M-26 4q30-6 60 0-30 6-60 0z', { fill: '#7FB0C9', opacity: 0.5 }) +
        figure([0, 0], 1, stance, { ...readers.cream, backpack: '#F2AE2E' }, { held }),
    ),
  );
}

/** A long house cut open under a tin roof: origin at the left end of its floor, 142 high. */
export function tinHouse(sheet: Sheet, at: Point, scale: number): string {
  return thing(
    'tin-house',
    place(
      at,
      scale,
      banana([-62, 4], 0.9) +
        walls(sheet) +
        study(sheet) +
        doorway() +
        readingRoom(sheet) +
        posts() +
        eaves() +
        roof() +
        wet(),
    ),
  );
}
