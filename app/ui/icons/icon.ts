/**
 * A line icon, 24 px wide where no class says otherwise, in the colour of the text around it. Hidden
 * from assistive technology: what it stands for is said in words beside it.
 */
import { type ComponentType, createElement, type SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  size?: number;
}

export type Icon = ComponentType<IconProps>;

/** The parts of an icon: each the name of an SVG element and its attributes. */
export type IconParts = readonly (readonly [name: string, attributes: Record<string, string>])[];

const LINES = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export function icon(parts: IconParts): Icon {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      { ...LINES, width: size, height: size, ...props },
      ...parts.map(([name, attributes]) => createElement(name, attributes)),
    );
}
