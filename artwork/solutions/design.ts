import { night, nightSheet } from '#artwork/night-valley.ts';
import { line, type Point } from '#artwork/svg.ts';
import { figure } from '#artwork/working/figure.ts';
import { blueprint } from './blueprint.ts';
import { crew, stances } from './crew.ts';
import { drawingBoard, terrace } from './drawing-board.ts';
import { ground, nightBehind } from './framing.ts';
import { lampPole, pool } from './lanterns.ts';
import { wireframePhone } from './wireframe-phone.ts';

const pencil = line('M31-73L43-84', '#FFE1A8', 3, { 'stroke-linecap': 'round' });

const atBoard = { ...stances.stand, near: stances.point.near };

function designer(at: Point, scale: number): string {
  return figure(at, scale, { ...crew.ember, hair: 'bun', limbs: atBoard, held: pencil }, -1);
}

export function solutionDesignWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1110,
      light: [1270, 430],
      peaks: [
        { summit: [1000, 386], left: 140, right: 140 },
        { summit: [1520, 250], left: 190, right: 180 },
        { summit: [1120, 288], left: 180, right: 170 },
        { summit: [1384, 322], left: 150, right: 150 },
      ],
      far: [560, 540, 566, 538, 558, 532, 540, 506, 470, 456, 478, 440, 424],
      middle: [584, 566, 590, 562, 586, 560, 570, 530, 548, 512, 500],
    }),
    ground(sheet, {
      keys: '-10,604 180,590 400,606 600,582 740,560 812,556 860,600 980,618 1610,612',
      seed: 1117,
      paint: night.low,
      groves: [[-10, 690, 40]],
      heights: [10, 20],
    }),
    blueprint({
      tower: [1240, 552],
      height: 306,
      anchors: [
        [826, 552],
        [1576, 552],
      ],
      slack: 132,
      step: 23,
    }),
    ground(sheet, {
      keys: '-10,630 260,620 560,632 900,628 1120,624 1240,612 1300,604 1610,600',
      seed: 1118,
      paint: night.near,
      groves: [[-10, 1230, 52]],
    }),
    terrace(1286, 574, 1610, 644),
    pool(sheet, [1380, 576], 130, 14),
    lampPole(sheet, [1304, 572], 158),
    drawingBoard([1372, 574], 1.06),
    designer([1466, 573], 1.22),
    wireframePhone([1470, 222], 0.9),
  );
}

export function solutionDesignNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1120,
      light: [260, 470],
      peaks: [
        { summit: [30, 432], left: 110, right: 110 },
        { summit: [470, 366], left: 130, right: 130 },
        { summit: [150, 392], left: 140, right: 140 },
        { summit: [356, 424], left: 100, right: 100 },
      ],
      far: [520, 492, 516, 484, 508, 486, 500, 480],
      middle: [566, 540, 562, 534, 556, 536, 546],
    }),
    ground(sheet, {
      keys: '-10,560 20,562 46,572 74,600 160,616 300,622 630,618',
      seed: 1127,
      paint: night.low,
      groves: [[-10, 30, 10]],
      heights: [8, 15],
    }),
    blueprint({
      tower: [236, 566],
      height: 196,
      anchors: [
        [34, 566],
        [470, 566],
      ],
      slack: 76,
      step: 15,
    }),
    ground(sheet, {
      keys: '-10,624 120,630 280,628 630,612',
      seed: 1128,
      paint: night.near,
      groves: [[-10, 300, 22]],
      heights: [10, 20],
    }),
    terrace(322, 592, 630, 644),
    pool(sheet, [410, 594], 110, 12),
    lampPole(sheet, [338, 590], 132, 0.95),
    drawingBoard([400, 592], 0.92),
    designer([482, 591], 1.06),
    wireframePhone([514, 346], 0.72),
  );
}
