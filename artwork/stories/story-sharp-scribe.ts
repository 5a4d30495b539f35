import { sillPlant } from '#artwork/desk-things.ts';
import { flags } from '#artwork/flags.ts';
import { sitter } from '#artwork/people/body.ts';
import { hills, hourNamed, spot } from '#artwork/people/hills.ts';
import { people } from '#artwork/people/looks.ts';
import { roomWindow, stool } from '#artwork/people/room.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, path, place } from '#artwork/svg.ts';
import { notes, speech } from './speech.ts';

function view(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('sunrise'),
    width: 508,
    height: 236,
    sun: [92, 74],
    radius: 26,
    peaks: [
      { summit: [64, 92], left: 100, right: 100 },
      { summit: [430, 66], left: 130, right: 120 },
    ],
    middle: [150, 138, 156, 140, 152, 134],
    near: [204, 196, 208, 200, 204, 192],
    trees: 40,
    treeHeights: [9, 18],
    seed: 1041,
  });
  return (
    scene.behind +
    flags({ from: [-8, 34], to: [516, 22], sag: 20, count: 42, size: 9 }) +
    scene.front
  );
}

function adviser(): string {
  const scale = 1.86;
  const listens = { elbow: [12, -20], hand: [34, -22] } as const;
  return (
    place([88, 404], 1, stool([0, -18], 1.9)) +
    sitter([88, 386], scale, {
      look: { ...people.joan, skin: '#8A4B2A', top: '#FFFDF8', trousers: '#2F8F72', glasses: true },
      near: listens,
      far: { elbow: [22, -26], hand: [40, -44] },
    })
  );
}

function visitor(): string {
  return (
    place([492, 404], 1, stool([0, -18], 1.9)) +
    sitter(
      [492, 386],
      1.86,
      {
        look: { ...people.hari, top: '#B0607A', trousers: '#4A3B34' },
        near: { elbow: [8, -18], hand: [30, -16] },
        far: { elbow: [22, -24], hand: [40, -34] },
      },
      -1,
    )
  );
}

function table(): string {
  return (
    path('M284 356h12v62h-12zM252 414h76l6 10h-88z', { fill: '#8E5A2E' }) +
    path('M206 344h168q0 14-24 14H230q-24 0-24-14z', { fill: '#B07A4E' }) +
    path('M206 344h168v4H206z', { fill: '#D9A877' }) +
    teaGlass([246, 344], 1.05) +
    teaGlass([334, 344], 1.05)
  );
}

/** A conversation between two people, written down in order. */
export function storySharpScribe(name: string): string {
  const sheet = spot(name);
  return sheet.render(
    path('M0 0h580v435H0z', { fill: sheet.fade([0, '#CFE3F3'], [1, '#EAF3FA']) }),
    path('M0 352h580v83H0z', { fill: '#C99A6B' }),
    path('M0 346h580v7H0z', { fill: '#FFFFFF' }),
    roomWindow(sheet, [36, 36], [508, 236], view(sheet), 3),
    place([540, 272], 0.9, sillPlant([0, 0])),
    path('M60 424h460v8H60z', { fill: '#0B3355', opacity: 0.08 }),
    adviser(),
    visitor(),
    table(),
    speech({ from: [141, 246], to: [193, 228], beats: 7, color: '#E3F3FF', seed: 3 }),
    speech({ from: [439, 246], to: [387, 228], beats: 7, color: '#FFE0B4', seed: 8 }),
    notes([195, 70]),
    circle([290, 75], 2, { fill: '#5F7183' }),
  );
}
