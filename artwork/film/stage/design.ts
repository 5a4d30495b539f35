import { tick } from '#artwork/people/cards.ts';
import { circle, type Point } from '#artwork/svg.ts';
import { hand } from './hand.ts';
import { type Note, noteAt, wireAt } from './notes.ts';
import { phoneAt } from './phone.ts';
import { between, posed, shown } from './pose.ts';
import { BUTTON, boxes, painted } from './screen.ts';
import type { Scene, Stage } from './stage.ts';
import { during, pop } from './timing.ts';

const YELLOW = '#FFE08F';
const SKY = '#BFE3FC';
const PEACH = '#FFD0B0';
const WHITE = '#FFFFFF';
const TAP = 5.7;

type Place = readonly [x: number, y: number, turn: number, color: string, box: number];

const cloud: Record<'wide' | 'narrow', readonly Place[]> = {
  wide: [
    [372, 186, -6, YELLOW, 0],
    [852, 170, 5, SKY, 1],
    [262, 300, 4, SKY, 2],
    [968, 300, -5, YELLOW, 3],
    [398, 404, 7, PEACH, 4],
    [860, 410, -7, WHITE, 5],
    [478, 280, -3, WHITE, 1],
    [764, 290, 4, PEACH, 4],
  ],
  narrow: [
    [84, 120, -6, YELLOW, 0],
    [212, 96, 4, SKY, 1],
    [452, 128, -4, YELLOW, 3],
    [332, 104, 6, WHITE, 1],
    [96, 236, 5, PEACH, 4],
    [450, 246, 6, SKY, 2],
    [228, 214, -5, PEACH, 4],
    [338, 226, -3, WHITE, 5],
  ],
};

interface PhonePlace {
  readonly at: Point;
  readonly scale: number;
}

function phonePlace({ wide }: Stage): PhonePlace {
  return wide ? { at: [518, 76], scale: 1.22 } : { at: [162, 96], scale: 1.1 };
}

function notesOf(stage: Stage): Note[] {
  const { at, scale } = phonePlace(stage);
  return cloud[stage.layout.cut].map(([x, y, turn, color, target], index): Note => {
    const box = boxes[target] ?? boxes[0];
    return {
      at: [x, y],
      turn,
      color,
      box: {
        x: at[0] + box.x * scale,
        y: at[1] + box.y * scale,
        width: box.width * scale,
        height: box.height * scale,
        rx: box.rx * scale,
      },
      appears: 0.15 + 0.14 * index,
      flies: 2 + 0.16 * target + 0.1 * (index > 5 ? 1 : 0),
    };
  });
}

function fingerAt(stage: Stage, button: Point): string {
  const away: Point = stage.wide ? [820, 760] : [430, 760];
  const came = during(stage.s, 4.9, TAP - 0.12);
  const press = during(stage.s, TAP - 0.12, TAP) - during(stage.s, TAP + 0.1, TAP + 0.3);
  const back = during(stage.s, TAP + 0.35, TAP + 1.1);
  const rest = between(button, [button[0] + 56, button[1] + 44], back);
  const [x, y] = between(away, [rest[0] + 10, rest[1] + 6], came, 30);
  return came === 0 ? '' : hand([x - 6 * press, y - 6 * press], stage.wide ? 1 : 0.86, -24);
}

/** Notes become a wireframe, the wireframe becomes a screen, and a user tries it. */
export const design: Scene = (stage) => {
  const { s, sheet } = stage;
  const { at, scale } = phonePlace(stage);
  const notes = notesOf(stage);
  const pressed = during(s, TAP, TAP + 0.3);
  const screen = boxes.map((_, index) => {
    const share = during(s, 3.7 + 0.2 * index, 4.3 + 0.2 * index);
    return shown(share, painted(sheet, index, share, pressed));
  });
  const button: Point = [at[0] + BUTTON[0] * scale, at[1] + BUTTON[1] * scale];
  const ring = during(s, TAP, TAP + 0.6);
  const come = during(s, 1.3, 2);
  const bare = shown(1 - during(s, 5, 5.3), notes.map((note) => wireAt(note, s)).join(''));
  const corner: Point = [at[0] + 196 * scale, at[1] + 14 * scale];
  return {
    front:
      shown(come, phoneAt([at[0], at[1] + 40 * (1 - come)], scale, '')) +
      bare +
      posed(at, { scale }, screen.join('')) +
      notes.map((note) => noteAt(note, stage.wide ? 104 : 84, s)).join('') +
      shown(
        (1 - ring) * Math.min(1, ring * 8),
        circle(button, 20 + 60 * ring, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 4 }),
      ) +
      fingerAt(stage, button) +
      posed(corner, { scale: pop(s, TAP + 0.35) }, tick([0, 0], stage.wide ? 38 : 32)),
  };
};
