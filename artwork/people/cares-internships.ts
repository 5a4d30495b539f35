import { books } from '#artwork/desk-things.ts';
import { flags } from '#artwork/flags.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, path } from '#artwork/svg.ts';
import { sitter, stander } from './body.ts';
import { bar, card, GREEN, INK, MIST, tick } from './cards.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { people } from './looks.ts';
import { roomWindow, stool } from './room.ts';
import { code, monitor } from './screens.ts';
import { teaGlass } from './tea.ts';

const TABLE = 336;

function view(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('afternoon'),
    width: 460,
    height: 250,
    sun: [84, 62],
    radius: 0,
    peaks: [
      { summit: [70, 92], left: 100, right: 90 },
      { summit: [400, 84], left: 100, right: 100 },
    ],
    middle: [150, 136, 156, 142, 158, 136, 148],
    near: [204, 198, 210, 204, 208, 196, 200],
    seed: 691,
  });
  return (
    scene.behind +
    flags({ from: [-10, 40], to: [470, 26], sag: 26, count: 34, size: 11 }) +
    scene.front
  );
}

/** A beginner and a mentor at one screen. */
export function caresInternships(name: string): string {
  const sheet = spot(name);
  const done = card(
    [238, 64],
    118,
    44,
    tick([24, 22], 11, GREEN) + bar(44, 13, 56, INK, 7) + bar(44, 26, 38, MIST, 6),
  );
  return sheet.render(
    path('M0 0h580v435H0z', { fill: sheet.fade([0, '#FFF1DD'], [1, '#F9DDBB']) }),
    path('M0 392h580v43H0z', { fill: '#D9AE80' }),
    roomWindow(sheet, [60, 36], [460, 250], view(sheet), 3),
    stool([110, 366], 1.6, '#8E5A2E'),
    monitor([300, TABLE], 210, 144, '#0E2A45', code([28, 22], 6, 1)),
    stander(
      [474, 436],
      1.66,
      {
        look: people.bikash,
        near: { elbow: [26, -92], hand: [62, -106] },
        far: { elbow: [12, -84], hand: [20, -70] },
      },
      -1,
    ),
    sitter([114, 366], 1.6, {
      look: people.maya,
      near: { elbow: [8, -20], hand: [34, -22] },
      far: { elbow: [18, -24], hand: [42, -24] },
    }),
    books([460, TABLE]),
    path(`M150 ${TABLE}h372v13H150z`, { fill: '#FFF8EE' }),
    path(
      `M150 ${TABLE + 13}h372v6H150zM168 ${TABLE + 19}h14v80h-14zM490 ${TABLE + 19}h14v80h-14z`,
      { fill: '#C08A5A' },
    ),
    line(`M172 ${TABLE - 3}h46`, '#C9D6E2', 5, { 'stroke-linecap': 'round' }),
    teaGlass([404, TABLE]),
    done,
  );
}
