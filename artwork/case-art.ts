import { bridge, type Span } from './bridge.ts';
import { noteCard } from './case-note.ts';
import { phone } from './case-phone.ts';
import { shieldLock } from './case-shield.ts';
import { ember } from './colors.ts';
import { type Hour, hours } from './hours.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { type Valley, valley } from './valley.ts';

const WIDTH = 360;
const HEIGHT = 290;

function hourOf(index: number): Hour {
  const hour = hours[index];
  if (hour === undefined) throw new Error(`No hour ${index}`);
  return hour;
}

function caseSheet(name: string): Sheet {
  return createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
}

const frame = { width: WIDTH, height: HEIGHT, trees: 30, treeHeights: [9, 17] } as const;

export function caseDivacs(name: string): string {
  const sheet = caseSheet(name);
  const hour = hourOf(2);
  const scene: Valley = valley(sheet, {
    ...frame,
    hour: { ...hour, sun: ember },
    sun: [124, 136],
    radius: 30,
    peaks: [
      { summit: [54, 112], left: 84, right: 80 },
      { summit: [318, 104], left: 90, right: 80 },
    ],
    middle: [196, 182, 204, 188, 206, 178],
    near: [244, 238, 250, 256, 246, 236],
    seed: 401,
  });
  const span: Span = { left: [98, 232], right: [330, 232], tower: 84, cableSag: 44, deckSag: 6 };
  return sheet.render(
    scene.behind,
    bridge(span, { color: '#12609F', hangers: 22, backstay: [120, 10] }),
    scene.front,
    phone([172, 42]),
  );
}

export function caseSharpScribe(name: string): string {
  const sheet = caseSheet(name);
  const scene: Valley = valley(sheet, {
    ...frame,
    hour: hourOf(5),
    sun: [300, 44],
    radius: 0,
    peaks: [
      { summit: [26, 132], left: 90, right: 90 },
      { summit: [344, 124], left: 84, right: 80 },
    ],
    middle: [190, 172, 198, 178, 200, 176],
    near: [258, 250, 262, 252, 260, 248],
    seed: 411,
  });
  return sheet.render(scene.behind, noteCard([84, 66]), scene.front);
}

export function caseAnthropicIdentity(name: string): string {
  const sheet = caseSheet(name);
  const hour = hourOf(11);
  const scene: Valley = valley(sheet, {
    ...frame,
    hour,
    sun: [304, 52],
    radius: 20,
    peaks: [
      { summit: [84, 124], left: 96, right: 90 },
      { summit: [296, 112], left: 96, right: 90 },
    ],
    middle: [196, 180, 204, 190, 206, 182],
    near: [246, 252, 262, 262, 252, 244],
    seed: 421,
  });
  const span: Span = { left: [44, 238], right: [316, 238], tower: 86, cableSag: 48, deckSag: 8 };
  return sheet.render(
    scene.behind,
    bridge(span, { color: '#071B33', rim: '#FFD9AE', hangers: 24, backstay: [90, 10] }),
    scene.front,
    shieldLock(sheet, [180, 138]),
  );
}
