/** CSS and contrasts of colors. */
import type { Rgb } from '#domain/content/pack/theme-colors.ts';

export const css = (color: Rgb, opacity = 1) => `rgb(${color.join(' ')} / ${opacity})`;

/** WCAG's relative luminance. */
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
