import { ember } from '#artwork/colors.ts';
import { deskPerson } from '#artwork/desk-person.ts';
import { books } from '#artwork/desk-things.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { badgeDesk, TABLE } from './badge-desk.ts';
import { arm, sitter } from './body.ts';
import { bust } from './bust.ts';
import { BLUE, bar, box, card, INK, MIST, progress, SKY, tick } from './cards.ts';
import { hourNamed, spot } from './hills.ts';
import { people } from './looks.ts';
import { rosette, tickMark } from './rosette.ts';
import { callButtons, caller, code, monitor, remarks } from './screens.ts';
import { speech } from './speech.ts';
import { teaGlass, teapot } from './tea.ts';

const CHIP: Point = [30, 28];
const AT_DESK: Point = [150, 436];

export function badgeScreening(name: string): string {
  const sheet = spot(name);
  const call =
    caller(sheet, [10, 10], [270, 166], people.bikash, '#CBE5F8') +
    caller(sheet, [220, 18], [52, 40], { ...people.asmita, headset: true }, '#FFE8CC') +
    bar(112, 22, 62, '#FFFFFF', 8) +
    callButtons([145, 196], ember);
  return badgeDesk(sheet, {
    hour: hourNamed('late morning'),
    sun: [250, 84],
    front: '#8CC3EE',
    onDesk: monitor([350, TABLE], 290, 218, '#12304F', call),
    before: place(AT_DESK, 0.86, deskPerson([0, 0]) + boom()) + progress(CHIP, 1),
  });
}

/** The microphone of the headset, seen beside the cheek. */
function boom(): string {
  return line('M58-150q10 22-14 34', '#FFF3E2', 5, { 'stroke-linecap': 'round' });
}

/** A code review on a call, in the afternoon. */
export function badgeTechnical(name: string): string {
  const sheet = spot(name);
  const editor =
    path('M0 7q0-7 7-7h306q7 0 7 7v17H0z', { fill: '#1B3D5F' }) +
    line('M14 12h0M28 12h0M42 12h0', '#5F88AE', 8, { 'stroke-linecap': 'round' }) +
    code([72, 42], 9, 1.08) +
    path('M54 24h2v198h-2z', { fill: '#1B3D5F' });
  const review = card([432, 132], 116, 138, remarks([18, 28]));
  return badgeDesk(sheet, {
    hour: hourNamed('afternoon'),
    sun: [252, 62],
    front: '#6FA9C4',
    onDesk: monitor([340, TABLE], 310, 222, '#0E2A45', editor) + review,
    before: place(AT_DESK, 0.86, deskPerson([0, 0])) + progress(CHIP, 2),
  });
}

/** Tea and conversation at sunset. */
export function badgeCulture(name: string): string {
  const sheet = spot(name);
  const asmita = sitter([142, 384], 2, {
    look: people.asmita,
    near: { elbow: [10, -18], hand: [36, -34] },
    held: teaGlass([41, -32], 0.62),
  });
  const hari = sitter(
    [438, 384],
    2,
    {
      look: people.hari,
      near: { elbow: [8, -20], hand: [30, -30] },
      held: teaGlass([36, -28], 0.62),
      far: { elbow: [24, -28], hand: [36, -50] },
    },
    -1,
  );
  return badgeDesk(sheet, {
    hour: hourNamed('sunset'),
    sun: [290, 236],
    front: '#8C6668',
    stupa: { shade: '#D9B79A' },
    onDesk: asmita + hari + teapot([290, TABLE], 0.9),
    before:
      speech([170, 96], 140, 1, '#FFFFFF', [INK, MIST]) +
      speech([338, 46], 126, -1, '#DDEFFC', [BLUE, SKY]) +
      progress(CHIP, 3),
  });
}

/** The checked items on a card. */
function badgeCard(at: Point): string {
  const row = (y: number, width: number): string =>
    tick([34, y], 10) + bar(54, y - 4, width, MIST, 8);
  return card(
    at,
    212,
    258,
    box(0, 0, 212, 98, 16, '#DDEFFC') +
      box(0, 80, 212, 20, 0, '#FFFFFF') +
      rosette([106, 62], 1, tickMark) +
      bar(52, 144, 108, INK, 10) +
      row(178, 124) +
      row(204, 98) +
      row(230, 112),
  );
}

/** The next sunrise, with the badge. */
export function badgeEarned(name: string): string {
  const sheet = spot(name);
  const chest: Point = [156, 360];
  const out = arm([32, -46], { elbow: [58, -18], hand: [83, -46] }, people.asmita, 'beside');
  return badgeDesk(sheet, {
    hour: hourNamed('sunrise'),
    sun: [262, 170],
    front: '#4C92D2',
    onDesk: bust(chest, 1.9, people.asmita) + books([500, TABLE]),
    before: badgeCard([318, 62]) + place(chest, 1.9, out) + progress(CHIP, 4),
  });
}
