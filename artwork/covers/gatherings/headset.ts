import { books, mug } from '#artwork/desk-things.ts';
import { flags } from '#artwork/flags.ts';
import { sitter } from '#artwork/people/body.ts';
import { bust } from '#artwork/people/bust.ts';
import { bar, card } from '#artwork/people/cards.ts';
import { laptopBack } from '#artwork/people/laptop.ts';
import { type Look, people } from '#artwork/people/looks.ts';
import { callButtons, caller, monitor } from '#artwork/people/screens.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import { whole } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { path } from '#artwork/svg.ts';
import { wearing } from './cast.ts';
import { across, coverSheet, type Side } from './cover-sheet.ts';
import { chairSide, potPlant } from './furniture.ts';
import { outlook, seen } from './outlook.ts';
import { casement, pendant, room, rooms } from './rooms.ts';

const TABLE = 258;
const GOODBYE = '#D64545';

function desk(side: Side, top: string, front: string): string {
  const x = across(side, 186, 480);
  return (
    path(`M${x} ${TABLE}h480v13H${x}z`, { fill: top }) +
    path(`M${x + 26} ${TABLE + 13}h15v90h-15zM${x + 439} ${TABLE + 13}h15v90h-15z`, {
      fill: front,
    }) +
    path(`M${x + 6} ${TABLE + 13}h468v5H${x + 6}z`, { fill: '#0B2440', opacity: 0.16 })
  );
}

/** In profile, hands on the table's edge. */
function worker(side: Side, look: Look, chair: string): string {
  return (
    chairSide([across(side, 134), 282], 1.6, chair, '#24405F', side) +
    sitter(
      [across(side, 138), 280],
      1.6,
      {
        look: { ...look, headset: true },
        near: { elbow: [8, -20], hand: [34, -22] },
        far: { elbow: [18, -24], hand: [44, -24] },
      },
      side,
    )
  );
}

function headsetMorning(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(
    outlook(sheet, { hour: 'early morning', seed: 12, size: [560, 206], sun: [0.3, 0.3] }),
    stupa([40, 182], 0.54) + flags({ from: [40, 62], to: [570, 10], sag: 30, count: 44, size: 10 }),
  );
  const call =
    caller(sheet, [8, 8], [234, 140], people.luis, '#FFE8CC') +
    caller(sheet, [180, 90], [54, 52], people.prerana, '#CBE5F8') +
    bar(20, 20, 54, '#FFFFFF', 8) +
    callButtons([125, 160], GOODBYE);
  return sheet.render(
    room(sheet, rooms.clear, 314),
    casement(sheet, { at: [40, 26], size: [560, 206], view, frame: '#FFFFFF', panes: 3 }),
    monitor([412, TABLE], 250, 176, '#12304F', call),
    mug([270, TABLE]),
    desk(1, '#FFF3E2', '#C98F5C'),
    worker(1, people.asmita, '#2E6FA8'),
    books([580, TABLE]),
  );
}

/** Facing the viewer; the call floats beside her. */
function headsetNoon(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(
    outlook(sheet, { hour: 'noon', seed: 13, size: [330, 210], sun: [0.2, 0.24], radius: 0 }),
    flags({ from: [-10, 40], to: [340, 30], sag: 20, count: 26, size: 11 }),
  );
  const look = { ...wearing(people.dana, '#A8434F'), headset: true };
  const call =
    caller(sheet, [10, 10], [200, 132], people.bikash, '#CBE5F8') +
    caller(sheet, [150, 84], [52, 50], look, '#FFE8CC') +
    callButtons([110, 164], GOODBYE);
  return sheet.render(
    room(sheet, rooms.sage, 360),
    casement(sheet, { at: [30, 30], size: [330, 210], view, frame: '#FFFFFF', panes: 2 }),
    bust([206, 312], 1.86, look),
    path('M0 306h640v14H0z', { fill: '#FFF3E2' }),
    path('M0 320h640v40H0z', { fill: '#C08A5A' }),
    path('M0 320h640v6H0z', { fill: '#0B2440', opacity: 0.16 }),
    laptopBack([206, 308], 1.5),
    teaGlass([314, 307], 1.3),
    potPlant([590, 308], 1, '#24507F'),
    card([376, 56], 220, 188, call, '#12304F'),
  );
}

function headsetDusk(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(
    outlook(sheet, { hour: 'dusk', seed: 14, size: [560, 206], sun: [0.64, 0.62], radius: 24 }),
    flags({ from: [-10, 30], to: [570, 64], sag: 26, count: 46, size: 10 }),
  );
  const call =
    caller(sheet, [8, 8], [114, 140], people.joan, '#F6D2A0') +
    caller(sheet, [128, 8], [114, 140], wearing(people.dana, '#DDEBF7'), '#B5CDE6') +
    callButtons([125, 160], GOODBYE);
  return sheet.render(
    whole(sheet, '#24406A'),
    room(sheet, rooms.night, 314),
    casement(sheet, { at: [40, 26], size: [560, 206], view, frame: '#0E2744', panes: 3 }),
    monitor([228, TABLE], 250, 176, '#0E2744', call),
    pendant(sheet, [386, 20], '#F2AE2E', 212, 84),
    teaGlass([356, TABLE], 1.3),
    desk(-1, '#F3D9B4', '#0E2744'),
    worker(-1, { ...people.suman, top: '#3E8E7A', trousers: '#6A7A96' }, '#122D4E'),
    books([64, TABLE]),
  );
}

export const headset = {
  'headset-morning': headsetMorning,
  'headset-noon': headsetNoon,
  'headset-dusk': headsetDusk,
};
