import { ember } from '#artwork/colors.ts';
import { sitter } from '#artwork/people/body.ts';
import { BLUE, card, tick } from '#artwork/people/cards.ts';
import { hills, hourNamed, spot } from '#artwork/people/hills.ts';
import { people } from '#artwork/people/looks.ts';
import { roomWindow, stool, table } from '#artwork/people/room.ts';
import { callButtons, caller, monitor } from '#artwork/people/screens.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { featureCard, features, featureWords } from './feature-card.ts';

const TABLE = 336;
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function view(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('first light'),
    width: 480,
    height: 216,
    sun: [92, 132],
    radius: 0,
    peaks: [
      { summit: [30, 78], left: 90, right: 90 },
      { summit: [390, 64], left: 120, right: 110 },
      { summit: [196, 92], left: 110, right: 110 },
    ],
    middle: [144, 130, 148, 136, 146, 130, 138],
    near: [186, 178, 190, 182, 190, 178, 184],
    seed: 1041,
  });
  return scene.behind + scene.front;
}

/** The remaining short list, with a tick on every line. */
function kept(at: Point): string {
  const row = (y: number, feature: keyof typeof features): string =>
    featureWords([14, y], features[feature]) + tick([114, y + 12], 8, BLUE);
  return card(at, 134, 122, row(14, 'blue') + row(49, 'green') + row(84, 'gold'));
}

/** The edge of the cut. */
function cut(y: number): string {
  const blades =
    line('M-14-8L12 6M-14 8L12-6', '#FFFFFF', 3.4, round) +
    [-8, 8]
      .map((at) => circle([-18, at], 5, { fill: 'none', stroke: '#84C8F8', 'stroke-width': 3.2 }))
      .join('');
  return (
    line(`M222 ${y}h128`, '#FFFFFF', 3, {
      'stroke-dasharray': '7 7',
      'stroke-linecap': 'round',
    }) + place([206, y], 0.9, blades)
  );
}

/** A tray for later tasks, marked with a clock: origin at the middle of its foot. */
function tray(at: Point, cards: string): string {
  return place(
    at,
    1,
    path('M-66-46h132v46H-66z', { fill: '#0B3B68' }) +
      cards +
      path('M-74-32H74L66 0H-66z', { fill: '#2E6DA4' }) +
      path('M-74-32H74l-1.500 5H-72.500z', { fill: '#84B8E4' }) +
      circle([0, -14], 9, { fill: 'none', stroke: '#DCEEFC', 'stroke-width': 2.6 }) +
      line('M0-19v5l4 3', '#DCEEFC', 2.4, round),
  );
}

/** Two people cut a long list down to its first items. */
export function buildConsulting(name: string): string {
  const sheet = spot(name);
  const call =
    caller(sheet, [6, 6], [160, 108], people.dana, '#FBE3B8') + callButtons([86, 128], ember);
  return sheet.render(
    path('M0 0h580v435H0z', { fill: sheet.fade([0, '#C9D8EC'], [1, '#F3DCCB']) }),
    path('M0 394h580v41H0z', { fill: '#B99C98' }),
    roomWindow(sheet, [50, 34], [480, 216], view(sheet), 3),
    stool([92, 364], 1.5, '#7A5A52'),
    monitor([456, TABLE], 172, 148, '#12304F', call),
    kept([220, 54]),
    cut(190),
    featureCard([308, 218], features.gray, -10),
    featureCard([262, 252], features.sky, 12),
    tray([284, TABLE], featureCard([-6, -44], features.gray, -5)),
    sitter([96, 362], 1.5, {
      look: people.asmita,
      far: { elbow: [22, -28], hand: [44, -32] },
      near: { elbow: [26, -40], hand: [56, -56] },
    }),
    table([132, TABLE], 424, 92, '#FFF3E2', '#9A7B74'),
    teaGlass([380, TABLE]),
  );
}
