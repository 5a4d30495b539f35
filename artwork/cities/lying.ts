import { group, type Point, path, tidy } from '#artwork/svg.ts';

// How much of its depth a thing keeps that lies on the table.
const DEPTH = 0.74;

/** Something flat on the table: turned where it lies, then seen from above and in front. */
export function lying([x, y]: Point, turn: number, flat: string): string {
  const transform = `translate(${tidy(x)} ${tidy(y)}) scale(1 ${DEPTH}) rotate(${turn})`;
  return group({ transform }, flat);
}

/** A sheet of paper around its middle, with the thinnest of shadows. */
export function paper(width: number, height: number, fill = '#FFFFFF'): string {
  const outline = `M${-width / 2} ${-height / 2}h${width}v${height}h-${width}z`;
  return (
    path(`M${4 - width / 2} ${5 - height / 2}h${width}v${height}h-${width}z`, {
      fill: '#8A5A34',
      opacity: 0.26,
    }) + path(outline, { fill })
  );
}
