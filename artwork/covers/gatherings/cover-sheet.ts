import { createSheet, type Sheet } from '#artwork/sheet.ts';

export const WIDTH = 640;
export const HEIGHT = 360;

/** 1 for the composition as drawn, -1 for its mirror image. */
export type Side = 1 | -1;

/** The start of something `width` wide, in the picture or in its mirror image. */
export function across(side: Side, x: number, width = 0): number {
  return side > 0 ? x : WIDTH - x - width;
}

/** Has a width and height, because a card needs an image's size before it has loaded. */
export function coverSheet(name: string): Sheet {
  const sheet = createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
  return {
    ...sheet,
    render: (...layers) =>
      sheet.render(...layers).replace('<svg', `<svg width="${WIDTH}" height="${HEIGHT}"`),
  };
}
