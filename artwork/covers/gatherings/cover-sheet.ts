import { createSheet, type Sheet } from '#artwork/sheet.ts';

export const WIDTH = 640;
export const HEIGHT = 360;

/** Which way round a picture is composed. */
export type Side = 1 | -1;

/** Where something `width` wide starts, in the picture or in its mirror image. */
export function across(side: Side, x: number, width = 0): number {
  return side > 0 ? x : WIDTH - x - width;
}

/** A card asks for an image's size before it has seen the image. */
export function coverSheet(name: string): Sheet {
  const sheet = createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
  return {
    ...sheet,
    render: (...layers) =>
      sheet.render(...layers).replace('<svg', `<svg width="${WIDTH}" height="${HEIGHT}"`),
  };
}
