import { line, type Point, path } from '#artwork/svg.ts';

export interface CarvedPaint {
  readonly wood: string;
  readonly carving: string;
  readonly pane: string;
}

interface Opening {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** Lintel and sill project on both sides of the frame, in the Newar style. */
function frame({ at: [x, y], width, height }: Opening): string {
  const half = width / 2;
  return (
    `M${x - half - 9} ${y - height - 5}h${width + 18}l-4 6h${-width - 10}z` +
    `M${x - half - 4} ${y - height}h${width + 8}V${y}h${-width - 8}z` +
    `M${x - half - 8} ${y}h${width + 16}v5h${-width - 16}z`
  );
}

function pane({ at: [x, y], width, height }: Opening): string {
  return `M${x - width / 2} ${y - height + 3}h${width}V${y - 3}h${-width}z`;
}

function lattice({ at: [x, y], width, height }: Opening): string {
  const half = width / 2;
  const middle = y - height / 2;
  return (
    `M${x} ${y - height + 3}V${y - 3}M${x - half} ${middle}h${width}` +
    `M${x - half} ${middle}L${x} ${y - height + 3} ${x + half} ${middle} ${x} ${y - 3}z`
  );
}

/** All windows of a house in three paths. */
export function carvedWindows(openings: readonly Opening[], paint: CarvedPaint): string {
  const all = (draw: (opening: Opening) => string): string => openings.map(draw).join('');
  return (
    path(all(frame), { fill: paint.wood }) +
    path(all(pane), { fill: paint.pane }) +
    line(all(lattice), paint.carving, 2)
  );
}

/** The widest window projects over the street: three bays under one lintel. */
export function bayWindow([x, y]: Point, paint: CarvedPaint): string {
  const bays = [-26, 0, 26].map((bay): Opening => ({ at: [x + bay, y], width: 18, height: 32 }));
  const box =
    `M${x - 54} ${y - 42}h108l-6 7h-96zM${x - 44} ${y - 36}h88l-3 38h-82z` +
    `M${x - 50} ${y + 2}h100l-8 9h-84z`;
  return (
    path(box, { fill: paint.wood }) +
    path(bays.map(pane).join(''), { fill: paint.pane }) +
    line(bays.map(lattice).join(''), paint.carving, 1.8) +
    line(`M${x - 42} ${y - 1}h84M${x - 46} ${y + 5}h92`, paint.carving, 1.6)
  );
}
