/**
 * A line icon, 24 px wide where no class says otherwise, in the colour of the text around it. Hidden
 * from assistive technology: what it stands for is said in words beside it. All are drawn in one file,
 * which a browser fetches once for all pages.
 */
import type { ComponentType, SVGProps } from 'react';
// Not `createElement`, which tells no first screen of its classes (app/styles/).
import { jsx } from 'react/jsx-runtime';
import sprite from './icons.svg?url';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'fill'> {
  /** Width and height in pixels. */
  size?: number;
}

export type Icon = ComponentType<IconProps>;

/** Where an icon is drawn, for `<use>`. */
export const iconUrl = (name: string) => `${sprite}#${name}`;

/** @param name of its symbol in `icons.svg` */
export function icon(name: string): Icon {
  return ({ size = 24, ...props }) =>
    jsx('svg', {
      ...{ width: size, height: size, strokeWidth: 2, 'aria-hidden': true, ...props },
      children: jsx('use', { href: iconUrl(name) }),
    });
}
