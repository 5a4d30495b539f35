import { bridge, deckAt, type Span } from './bridge.ts';
import { lampLight } from './colors.ts';
import { panel } from './panel.ts';
import { lanternHand, person } from './person.ts';
import { pines } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from './ridge.ts';
import { createSheet, type Sheet, stops, whole } from './sheet.ts';
import { cloud, cloudBank, halo, moon, stars } from './sky.ts';
import { snowPeaks } from './snow-peaks.ts';
import { circle, element, type Point, path, place } from './svg.ts';

const NIGHT = '#061B33';
const RIM = '#FFD9AE';
const SCALE = 1.6;
const BROKEN = 0.35;
const span: Span = { left: [106, 306], right: [556, 306], tower: 104, cableSag: 66, deckSag: 12 };

function backdrop(sheet: Sheet): string {
  const far = ridgeLine({
    keys: evenKeys(520, [262, 232, 268, 238, 272, 236, 262]),
    seed: 111,
    roughness: 0.16,
  });
  const middle = ridgeLine({
    keys: evenKeys(520, [318, 296, 326, 300, 322, 292, 316]),
    seed: 112,
    roughness: 0.14,
  });
  return (
    whole(sheet, sheet.fade([0, '#071D38'], [0.85, '#2B66A6'])) +
    stars({ from: [16, 14], to: [504, 200], count: 60, seed: 14, moon: [404, 84] }) +
    halo(sheet, {
      center: [404, 84],
      across: 150,
      light: stops([0, '#FFEBCF', 0.5], [0.4, '#A9C4E0', 0.2], [1, '#5F95CC', 0]),
    }) +
    moon([404, 84], 30) +
    snowPeaks(
      sheet,
      [
        { summit: [290, 146], left: 130, right: 130 },
        { summit: [70, 168], left: 110, right: 110 },
        { summit: [470, 190], left: 100, right: 100 },
      ],
      { shade: '#235A97', lit: '#7FAEDB', haze: '#24609F', base: 290, sunX: 404, seed: 110 },
    ) +
    ridge(sheet, far, { crest: '#1C5390', foot: '#2B66A6', footAt: 340 }) +
    pines(middle, { count: 70, seed: 3, color: '#103F72', heights: [7, 14] }) +
    ridge(sheet, middle, { crest: '#103F72', foot: '#1C548F', footAt: 400 })
  );
}

/** Planks that hang from the broken deck. */
function loosePlanks(): string {
  const plank = (share: number, drop: number, turn: number): string => {
    const [x, y] = deckAt(span, share);
    const [across, down] = [Math.round(x), Math.round(y + drop)];
    const shape =
      path('M-11-3h22v6h-22z', { fill: NIGHT }) + path('M-11-3h22v1.5h-22z', { fill: RIM });
    return element('g', { transform: `translate(${across} ${down}) rotate(${turn})` }, shape);
  };
  return plank(0.405, 5, 22) + plank(0.475, 0, -7) + plank(0.55, 14, 38);
}

function seeker(sheet: Sheet): string {
  const [x, y] = deckAt(span, BROKEN - 0.07);
  const feet: Point = [x, y - 2];
  const hand: Point = [feet[0] + lanternHand[0] * SCALE, feet[1] + lanternHand[1] * SCALE];
  const lamp: Point = [hand[0] + 1, hand[1] + 11];
  const glow = sheet.glow([0, lampLight, 0.85], [0.35, '#FFD08A', 0.32], [1, '#FFC67A', 0]);
  const body = 'M-3.5-5h7l1.5 10h-10zM-2.5-7h5v2h-5zM-5 5h10v2h-10z';
  return (
    circle(lamp, 74, { fill: glow }) +
    person(feet, SCALE, {
      pose: 'lantern',
      hair: 'short',
      coat: '#2E86CC',
      trousers: '#04111F',
      skin: '#A8683F',
      load: 'backpack',
    }) +
    place(lamp, 1, path(body, { fill: '#04111F' }) + path('M-2.5-4h5l1 8h-7z', { fill: '#FFF0CE' }))
  );
}

function fog(sheet: Sheet): string {
  const back = cloudBank([
    [372, 330, 40],
    [424, 292, 52],
    [492, 262, 60],
    [540, 330, 60],
  ]);
  const front = cloudBank([
    [282, 396, 30],
    [332, 380, 38],
    [392, 362, 44],
    [452, 344, 50],
    [520, 326, 56],
    [470, 390, 60],
    [390, 402, 50],
    [320, 408, 40],
  ]);
  return (
    path(back, { fill: sheet.fade([0, '#5C8FC6'], [1, '#2F69A6']), opacity: 0.92 }) +
    path(`${front}M282 396H530v48H282z`, { fill: sheet.fade([0, '#9FC3E6'], [1, '#3B76B3']) })
  );
}

export function lost(name: string): string {
  const sheet = createSheet({ name, width: 520, height: 420, align: 'xMidYMid slice' });
  const bank = ridgeLine({
    keys: outline('-10,292 40,300 86,307 122,308 134,334 142,366 170,392 230,408 330,414 530,416'),
    seed: 113,
    rounds: 2,
    roughness: 0.05,
  });
  return panel(
    sheet,
    backdrop(sheet),
    bridge(span, {
      color: NIGHT,
      rim: RIM,
      hangers: 26,
      deckEnd: BROKEN,
      onDeck: seeker(sheet),
    }),
    loosePlanks(),
    cloud([176, 356], 96, 0.16, '#CFE4F7'),
    pines(bank, { count: 30, seed: 5, color: NIGHT, heights: [14, 28], within: [-10, 78] }),
    ridge(sheet, bank, { crest: NIGHT, foot: NIGHT, footAt: 420 }),
    fog(sheet),
  );
}
