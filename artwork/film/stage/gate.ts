import { mix } from '#artwork/film/light.ts';
import { bar, box, GREEN } from '#artwork/people/cards.ts';
import { circle, line, type Point, path } from '#artwork/svg.ts';
import { posed } from './pose.ts';

const STOPPED = '#D6483A';
const OPENING = 45;

interface GateState {
  /** 0 if the bar is closed, 1 if it is open. */
  readonly open: number;
  readonly green: number;
  readonly red: number;
}

/** The roof and the bar, behind people in the gate. */
export function gateBack(at: Point, scale: number, { open }: GateState): string {
  const arm =
    box(-84, -5, 88, 9, 4.5, '#FFFFFF') +
    box(-66, -5, 16, 9, 0, '#0A73C2') +
    box(-34, -5, 16, 9, 0, '#0A73C2');
  return posed(
    at,
    { scale },
    posed([OPENING - 4, -36], { turn: 82 * open }, arm) +
      circle([OPENING - 4, -36], 7, { fill: '#0B3B68' }),
  );
}

function pillar(x: number): string {
  return (
    box(x - 9, -128, 18, 128, 0, '#F7EFE4') +
    box(x + 3, -128, 6, 128, 0, '#FFFFFF') +
    box(x - 13, -16, 26, 16, 2, '#8E3A1C') +
    box(x - 13, -134, 26, 10, 2, '#D9C8B4')
  );
}

/** The pillars, the roof, the reader and its light, in front of people in the gate. */
export function gateFront(at: Point, scale: number, { green, red }: GateState): string {
  const rest = '#9FB4C8';
  const light = mix(mix(rest, GREEN, green), STOPPED, red);
  return posed(
    at,
    { scale },
    pillar(-OPENING) +
      pillar(OPENING) +
      box(-68, -148, 136, 16, 3, '#F7EFE4') +
      path('M-86-146q14-3 22-20h128q8 17 22 20z', { fill: '#17456F' }) +
      path('M-48-166q8-3 12-14h72q4 11 12 14z', { fill: '#0F3558' }) +
      line('M-86-146H86', '#FFE1BD', 2.4) +
      circle([0, -140], 17, { fill: '#FFFFFF' }) +
      circle([0, -140], 12, { fill: light }) +
      box(-60, -74, 18, 28, 5, '#0B1B2B') +
      circle([-51, -66], 4, { fill: light }) +
      bar(-56, -56, 10, '#5F88AE', 4),
  );
}
