import { type Attributes, element, type Point, tidy } from './svg.ts';

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A call instead of an array, so that the formatter keeps short lists on one line. */
export function stops(...list: readonly Stop[]): readonly Stop[] {
  return list;
}

type Align = 'xMidYMid slice' | 'xMidYMax slice' | 'xMaxYMax slice' | 'xMidYMid meet';

/** One drawing: collects shared definitions and writes the file. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** From top to bottom of the shape that uses it. */
  fade(...list: readonly Stop[]): string;
  /** From top to bottom between two heights of the drawing. */
  fadeBetween(top: number, bottom: number, ...list: readonly Stop[]): string;
  /** From the center to the edge of the shape that uses it. */
  glow(...list: readonly Stop[]): string;
  clip(shape: string): string;
  render(...layers: readonly string[]): string;
}

interface SheetOptions {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly align: Align;
}

export function createSheet({ name, width, height, align }: SheetOptions): Sheet {
  // Ids contain the drawing's name, so that two drawings can be inlined in one page.
  const ids = new Map<string, string>();

  function define(tag: string, attributes: Attributes, children: string): string {
    const content = element(tag, attributes, children);
    const known = ids.get(content);
    if (known !== undefined) return `url(#${known})`;
    const id = `${name}-${ids.size + 1}`;
    ids.set(content, id);
    return `url(#${id})`;
  }

  return {
    width,
    height,
    fade: (...list) => define('linearGradient', { x2: 0, y2: 1 }, stopList(list)),
    fadeBetween: (top, bottom, ...list) =>
      define(
        'linearGradient',
        { gradientUnits: 'userSpaceOnUse', x2: 0, y1: Math.round(top), y2: Math.round(bottom) },
        stopList(list),
      ),
    glow: (...list) => define('radialGradient', {}, stopList(list)),
    clip: (shape) => define('clipPath', {}, shape),
    render: (...layers) => {
      const definitions = [...ids].map(([content, id]) =>
        content.replace(/^<\w+/, `$& id="${id}"`),
      );
      const defs = definitions.length > 0 ? element('defs', {}, definitions.join('')) : '';
      const frame = {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${tidy(width)} ${tidy(height)}`,
        preserveAspectRatio: align,
      };
      return `${element('svg', frame, defs + layers.join(''))}\n`;
    },
  };
}

function stopList(list: readonly Stop[]): string {
  return list
    .map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('');
}

export function whole(sheet: Sheet, fill: string): string {
  return element('rect', { width: sheet.width, height: sheet.height, fill });
}

export function ellipse([cx, cy]: Point, rx: number, ry: number, fill: string): string {
  return element('ellipse', { cx, cy, rx, ry, fill });
}
