import { carvedWindows } from '#artwork/places/newari-windows.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

export interface PalacePaint {
  readonly wall: string;
  readonly lit: string;
  readonly course: string;
  readonly roof: string;
  readonly tile: string;
  readonly wood: string;
  readonly carving: string;
  readonly pane: string;
}

/** A wing of a brick palace: origin at the lower left, of any width, 158 high. */
export function palace(at: Point, scale: number, bays: number, paint: PalacePaint): string {
  const width = bays * 46 + 14;
  const xs = Array.from({ length: bays }, (_, index) => 30 + index * 46);
  const windows = xs.flatMap((x) => [
    { at: [x, -66] as const, width: 17, height: 26 },
    { at: [x, -108] as const, width: 13, height: 15 },
  ]);
  const doors = xs.map((x) => `M${x - 9} 0v-26q9-9 18 0V0z`).join('');
  const struts = xs.map((x) => `M${x - 23}-124l-7-11M${x}-124l0-11`).join('');
  const courses = `M4-146H${width - 4}M-4-139H${width + 4}`;
  return place(
    at,
    scale,
    path(`M0 0v-126h${width}V0z`, { fill: paint.wall }) +
      path(`M0 0v-126h26V0z`, { fill: paint.lit }) +
      path(`M0-126h${width}v9H0zM0-38h${width}v5H0z`, { fill: '#2A1712', opacity: 0.3 }) +
      path(`M-3-36h${width + 6}v4H-3zM-3-86h${width + 6}v3H-3z`, { fill: paint.course }) +
      path(doors, { fill: paint.wood }) +
      carvedWindows(windows, paint) +
      line(struts, paint.wood, 3) +
      path(`M-14-130L8-156H${width - 8}L${width + 14}-130z`, { fill: paint.roof }) +
      path(`M-14-130L8-156H40L22-130z`, { fill: paint.tile }) +
      line(courses, paint.wood, 1, { opacity: 0.4 }) +
      path(`M-15-131h${width + 30}v4h-${width + 30}z`, { fill: paint.wood }),
  );
}
