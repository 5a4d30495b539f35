/**
 * A line icon in the colour of the text around it, 24 px wide where neither `size` nor a class says
 * otherwise: drawn by `icons.css`. Assistive technology does not meet it: what it stands for is said in
 * words beside it.
 */
import type { ComponentType } from 'react';
// Not `createElement`, which tells no first screen of its classes (app/styles/).
import { jsx } from 'react/jsx-runtime';

/** By pixels; they grow with the letters while there is room. */
const SIZES = {
  14: 'size-3.5',
  15: 'size-3.75',
  16: 'size-4',
  18: 'size-4.5',
  19: 'size-4.75',
  20: 'size-5',
  22: 'size-5.5',
  24: '',
  26: 'size-6.5',
  28: 'size-7',
} as const;

export interface IconProps {
  /** Width and height in pixels. */
  size?: keyof typeof SIZES;
  /** No ground of its own: the icon is a hole in that. */
  className?: string;
}

export type Icon = ComponentType<IconProps>;

/** @param name of its drawing in `icons.css` */
export function icon(name: string): Icon {
  return ({ size = 24, className = '' }) => {
    const classes = `icon icon-${name} ${SIZES[size]} ${className}`;
    return jsx('span', { className: classes.replace(/ +/g, ' ').trim() });
  };
}
