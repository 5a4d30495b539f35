import { bridge, type Span } from '#artwork/bridge.ts';
import { phone } from '#artwork/case-phone.ts';
import { city } from '#artwork/city.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { path, place } from '#artwork/svg.ts';
import { sitter } from './body.ts';
import { bust } from './bust.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { laptopSide } from './laptop.ts';
import { people } from './looks.ts';
import { note, roomWindow, stool, table } from './room.ts';
import { teaGlass } from './tea.ts';

const TABLE = 328;

/** The bay with its towers, in the afternoon. */
function bay(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: { ...hourNamed('golden hour'), sun: '#FFE6A8' },
    width: 380,
    height: 214,
    sun: [92, 70],
    radius: 22,
    peaks: [],
    middle: [136, 118, 132, 140, 128, 138, 130],
    near: [190, 186, 192, 188, 194, 190, 186],
    trees: 8,
    seed: 671,
  });
  const span: Span = { left: [40, 160], right: [196, 160], tower: 66, cableSag: 44, deckSag: 2 };
  return (
    scene.behind +
    path('M0 160h380v60H0z', { fill: '#7FA9C4' }) +
    bridge(span, {
      color: '#8C4A3C',
      rim: '#F0C48A',
      hangers: 16,
      weight: 0.7,
      backstay: [70, -4],
    }) +
    city([196, 196], 0.6, { wall: '#33587F', lit: '#E3B27E', window: '#FFF3D8' }) +
    scene.front
  );
}

function notes(): string {
  return (
    note([28, 92], '#FFFFFF') +
    note([66, 92], '#BFE3FC') +
    note([28, 130], '#BFE3FC') +
    note([66, 130], '#FFFFFF')
  );
}

/** A team of four with their first version. */
export function aboutStartups(name: string): string {
  const sheet = spot(name);
  const left = sitter([92, 358], 1.4, {
    look: people.luis,
    near: { elbow: [8, -24], hand: [28, -28] },
    far: { elbow: [18, -26], hand: [36, -30] },
  });
  const right = sitter(
    [496, 358],
    1.4,
    {
      look: people.suman,
      near: { elbow: [10, -26], hand: [34, -46] },
      far: { elbow: [16, -24], hand: [34, -28] },
    },
    -1,
  );
  return sheet.render(
    path('M0 0h580v435H0z', { fill: sheet.fade([0, '#DCEBF6'], [1, '#BCD8EC']) }),
    path('M0 384h580v51H0z', { fill: '#8FB4D0' }),
    roomWindow(sheet, [124, 36], [380, 214], bay(sheet), 3),
    notes(),
    stool([90, 360], 1.4, '#5F88AE'),
    stool([498, 360], 1.4, '#5F88AE'),
    bust([196, TABLE], 1.3, { ...people.joan, top: '#F2AE2E' }),
    bust([398, TABLE], 1.3, people.dana),
    place([262, 188], 0.6, phone([0, 0])),
    left,
    right,
    table([112, TABLE], 364, 84, '#FFF3E2', '#7B98B3'),
    path('M270 328q30-10 58 0z', { fill: '#5F88AE' }),
    laptopSide([196, TABLE - 2], 1.2),
    teaGlass([380, TABLE]),
  );
}
