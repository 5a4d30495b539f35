/** The background of the text: the sky of the page's hour, and the page's picture. */
import type { Node } from '@takumi-rs/core';
import type { ThemeColors } from '#domain/content/pack/theme-colors.ts';
import { css } from './colors.ts';
import { container, fullSize, isDrawing, type Layout, type Picture, positioned } from './layout.ts';
import { ornamentOf, type Tones } from './ornament.ts';
import type { Hour } from './share-content.ts';

/** The name under which the renderer gets the picture. */
export const PICTURE = 'picture';

/** Stops of the gradient, from top to bottom. */
const SKY: Record<Hour, (colors: ThemeColors) => string> = {
  night: (theme) =>
    `${css(theme.nightHigh)}, ${css(theme.nightMiddle)} 55%, ${css(theme.nightLow)}`,
  morning: (theme) => `${css(theme.skyHigh)}, ${css(theme.skyLow)} 60%, ${css(theme.horizon)}`,
  paper: (theme) => `${css(theme.paper)}, ${css(theme.dawn)}`,
};

export function backgroundOf(
  { hour, picture }: { hour: Hour; picture: Picture | null },
  layout: Layout,
  colors: ThemeColors,
): Node {
  const children = picture ? [pictureIn(picture, layout)] : ornamentOf(tonesOf(hour, colors));
  return fullSize(children, { backgroundImage: `linear-gradient(${SKY[hour](colors)})` });
}

const tonesOf = (hour: Hour, theme: ThemeColors): Tones =>
  hour === 'night'
    ? {
        light: theme.nightToneDark,
        middle: theme.nightToneMiddle,
        strong: theme.nightToneStrong,
        warm: theme.toneWarm,
      }
    : {
        light: theme.toneLight,
        middle: theme.toneMiddle,
        strong: theme.toneStrong,
        warm: theme.toneWarm,
      };

const POSITIONS: Readonly<Record<string, string>> = { Min: '0%', Mid: '50%', Max: '100%' };

/**
 * A CSS background is cropped to its box; an image would be stretched. The visible part of a
 * drawing is the one that its `preserveAspectRatio` names.
 */
function pictureIn(picture: Picture, { picture: box, radius }: Layout): Node {
  const root = isDrawing(picture) ? /<svg\b[^>]*>/.exec(picture.bytes.toString())?.[0] : '';
  const [, x = 'Mid', y = 'Mid'] = /\bx(M\w\w)Y(M\w\w)\b/.exec(root ?? '') ?? [];
  return container({
    ...positioned(box),
    borderRadius: radius,
    backgroundImage: `url(${PICTURE})`,
    backgroundSize: 'cover',
    backgroundPosition: `${POSITIONS[x]} ${POSITIONS[y]}`,
  });
}
