/** What the words stand on: the sky of the page's hour, and its picture. */
import type { Node } from '@takumi-rs/core';
import type { ThemeColours } from '#domain/content/pack/theme-colours.ts';
import { css } from './colours.ts';
import { container, isDrawing, type Layout, type Picture, placed, whole } from './layout.ts';
import type { Hour } from './shown-page.ts';

/** The name by which the renderer is given the picture. */
export const PICTURE = 'picture';

/** Top to bottom. */
const SKY: Record<Hour, (colours: ThemeColours) => string> = {
  night: (is) => `${css(is.nightHigh)}, ${css(is.nightMiddle)} 55%, ${css(is.nightLow)}`,
  morning: (is) => `${css(is.skyHigh)}, ${css(is.skyLow)} 60%, ${css(is.horizon)}`,
  paper: (is) => `${css(is.paper)}, ${css(is.dawn)}`,
};

export function groundOf(
  { hour, picture }: { hour: Hour; picture: Picture | null },
  layout: Layout,
  colours: ThemeColours,
): Node {
  const children = picture ? [pictureIn(picture, layout)] : [];
  return whole(children, { backgroundImage: `linear-gradient(${SKY[hour](colours)})` });
}

const PLACES: Readonly<Record<string, string>> = { Min: '0%', Mid: '50%', Max: '100%' };

/** A background is cut to its box, an image would be stretched; which part of a drawing is seen, it says itself. */
function pictureIn(picture: Picture, { picture: box, radius }: Layout): Node {
  const root = isDrawing(picture) ? /<svg\b[^>]*>/.exec(picture.bytes.toString())?.[0] : '';
  const [, x = 'Mid', y = 'Mid'] = /\bx(M\w\w)Y(M\w\w)\b/.exec(root ?? '') ?? [];
  return container({
    ...placed(box),
    borderRadius: radius,
    backgroundImage: `url(${PICTURE})`,
    backgroundSize: 'cover',
    backgroundPosition: `${PLACES[x]} ${PLACES[y]}`,
  });
}
