import { group, type Point, path, tidy } from '#artwork/svg.ts';

// The vertical scale of things that lie on the table.
const DEPTH = 0.74;

/** Rotates a flat thing on the table, then shows it from above and in front. */
export function lying([x, y]: Point, turn: number, flat: string): string {
  const transform = `translate(${tidy(x)} ${tidy(y)}) scale(1 ${DEPTH}) rotate(${turn})`;
  return group({ transform }, flat);
}

/** A sheet of paper with a thin shadow: origin at its middle. */
export function paper(width: number, height: number, fill = '#FFFFFF'): string {
  const outline = `M${-width / 2} ${-height / 2}h${width}v${height}h-${width}z`;
  return (
    path(`M${4 - width / 2} ${5 - height / 2}h${width}v${height}h-${width}z`, {
      fill: '#8A5A34',
      opacity: 0.26,
    }) + path(outline, { fill })
  );
}
