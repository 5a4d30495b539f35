import { element, group } from '#artwork/svg.ts';

/** A named part of a drawing on a line of the file, so that the SVG can be read and edited. */
export function thing(noun: string, ...parts: readonly string[]): string {
  return `\n${group({ id: noun }, ...parts)}`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx?: number,
): string {
  return element('rect', { x, y, width, height, rx, fill });
}
