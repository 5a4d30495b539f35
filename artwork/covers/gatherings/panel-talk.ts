import { flags } from '#artwork/flags.ts';
import { people } from '#artwork/people/looks.ts';
import { dayLeaves, tree } from '#artwork/places/garden.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { line, path } from '#artwork/svg.ts';
import { eveningGuests, listeners, wearing } from './cast.ts';
import { coverSheet, WIDTH } from './cover-sheet.ts';
import { outlook, seen } from './outlook.ts';
import { beam, casement, pendant, room, rooms } from './rooms.ts';
import { said, tables, trio } from './trio.ts';

function panelMorning(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(
    outlook(sheet, { hour: 'sunrise', seed: 15, size: [520, 176], sun: [0.68, 0.5], radius: 24 }),
  );
  return sheet.render(
    room(sheet, rooms.dawn, 286),
    casement(sheet, { at: [60, 28], size: [520, 176], view, frame: '#FFFFFF', panes: 4 }),
    beam(rooms.dawn, 140, 340, 286, 0),
    ellipse([320, 336], 268, 17, '#7FA9C4'),
    trio({
      hip: 278,
      looks: [
        wearing(people.maya, '#2E86CC', '#24405F'),
        wearing(people.joan, '#F2AE2E', '#54688A'),
        { ...people.bikash, top: '#2F8F72' },
      ],
      cloth: '#F6EAD8',
      wood: '#8E5A2E',
      speaks: 0,
    }),
    tables(278, '#FFFFFF', '#8E5A2E'),
    said([164, 88], 1),
  );
}

/** In the garden, between two trees. */
function panelNoon(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, {
    hour: 'late morning',
    seed: 16,
    size: [640, 290],
    sun: [0.5, 0.16],
    near: 0.82,
  });
  return sheet.render(
    seen(scene),
    path('M0 262q160-22 330-12t320-6v120H0z', { fill: '#4FA57F' }),
    path('M0 300q200-26 640-8v70H0z', { fill: '#3F936F' }),
    tree([54, 300], 1.9, dayLeaves),
    tree([596, 296], 1.9, dayLeaves, -1),
    flags({ from: [70, 96], to: [572, 92], sag: 24, count: 46, size: 11 }),
    path('M40 336q280-22 560 0q-280 22-560 0z', { fill: '#1B5E4C', opacity: 0.4 }),
    trio({
      hip: 284,
      looks: [
        wearing(people.hari, '#5B6F8C', '#3A3F55'),
        wearing(people.prerana, '#FFF3E2', '#7A4152'),
        wearing(people.luis, '#DDEBF7', '#24507F'),
      ],
      cloth: '#C98F5C',
      wood: '#5A3A2A',
      speaks: 2,
    }),
    tables(284, '#F3D9B4', '#5A3A2A'),
    said([366, 104], -1),
  );
}

function curtain(x: number, flip: number): string {
  const fold = (at: number): string => `M${x + flip * at} 0V300`;
  return (
    path(`M${x} 0h${flip * 74}q${-flip * 10} 160 ${flip * 6} 300H${x}z`, { fill: '#7A3A48' }) +
    line(fold(14) + fold(34) + fold(54), '#5A2838', 5, { opacity: 0.6 })
  );
}

function backScreen(sheet: Sheet): string {
  const view = outlook(sheet, { hour: 'dusk', seed: 17, size: [360, 176], sun: [0.5, 0.62] });
  return casement(sheet, {
    at: [140, 34],
    size: [360, 176],
    view: seen(view),
    frame: '#0E2744',
    panes: 3,
  });
}

/** On a stage with lights. */
function panelDusk(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    room(sheet, rooms.dusk, 270),
    backScreen(sheet),
    [128, 320, 512].map((x) => pendant(sheet, [x, 8], '#F2AE2E', 250, 80)).join(''),
    curtain(0, 1),
    curtain(WIDTH, -1),
    path('M0 316h640v44H0z', { fill: '#17304F' }),
    path('M0 316h640v5H0z', { fill: '#FFB78A', opacity: 0.7 }),
    trio({
      hip: 262,
      looks: [
        { ...people.suman, top: '#3E8E7A', trousers: '#8A6A58' },
        wearing(people.asmita, '#E9D8C0', '#6A7A96'),
        wearing(people.dana, '#2E86CC', '#6A7A96'),
      ],
      cloth: '#24507F',
      wood: '#0E2744',
      speaks: 0,
    }),
    tables(262, '#F3D9B4', '#0E2744'),
    listeners(eveningGuests, [52, 158, 266, 378, 484, 590], 396, 0.8, 1),
  );
}

export const panelTalk = {
  'panel-talk-morning': panelMorning,
  'panel-talk-noon': panelNoon,
  'panel-talk-dusk': panelDusk,
};
