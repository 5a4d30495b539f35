import { mix } from '#artwork/film/light.ts';
import { bar } from '#artwork/people/cards.ts';
import { element, group, type Point } from '#artwork/svg.ts';
import { between, posed, shown } from './pose.ts';
import { during, pop } from './timing.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

export interface Note {
  readonly at: Point;
  readonly turn: number;
  readonly color: string;
  /** The box on the phone that the note becomes, in the coordinates of the picture. */
  readonly box: Box;
  readonly appears: number;
  readonly flies: number;
}

const FLIGHT = 0.75;
const WIRE = '#2E86D0';

function paper(width: number, height: number, rx: number, fill: string): string {
  const shape = { x: -width / 2, y: -height / 2, width, height, rx };
  const shadow = element('rect', {
    ...shape,
    x: 4 - width / 2,
    y: 9 - height / 2,
    width: width - 8,
    fill: '#06284A',
    opacity: 0.18,
  });
  return shadow + element('rect', { ...shape, fill });
}

function scribble(size: number): string {
  const ink = '#0B1B2B';
  return group(
    { opacity: 0.55 },
    bar(-size * 0.32, -size * 0.22, size * 0.64, ink, 6),
    bar(-size * 0.32, -size * 0.02, size * 0.5, ink, 6),
    bar(-size * 0.32, size * 0.18, size * 0.58, ink, 6),
  );
}

/** A sticky note that becomes a box of the wireframe. */
export function noteAt(note: Note, size: number, s: number): string {
  const flown = during(s, note.flies, note.flies + FLIGHT);
  if (flown >= 1) return '';
  const { box } = note;
  const target: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const side = (to: number): number => size + (to - size) * flown;
  const fill = mix(note.color, '#EAF4FD', flown);
  return posed(
    between(note.at, target, flown, 26),
    { scale: pop(s, note.appears), turn: note.turn * (1 - flown) },
    paper(side(box.width), side(box.height), 5 + (box.rx - 5) * flown, fill) +
      shown(1 - during(flown, 0, 0.5), scribble(size)),
  );
}

/** The outline of a box is drawn once its note has arrived. */
export function wireAt({ box, flies }: Note, s: number): string {
  const landed = flies + FLIGHT;
  if (s < landed) return '';
  const { x, y, width, height, rx } = box;
  const length = 2 * (width + height) - 8 * rx + 2 * Math.PI * rx;
  const drawn = length * during(s, landed - 0.05, landed + 0.7);
  return (
    element('rect', { x, y, width, height, rx, fill: '#EAF4FD' }) +
    element('rect', {
      ...{ x, y, width, height, rx },
      fill: 'none',
      stroke: WIRE,
      'stroke-width': 2.6,
      'stroke-dasharray': `${Math.round(drawn)} ${Math.ceil(length) + 8}`,
    })
  );
}
