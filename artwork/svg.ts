export type Point = readonly [x: number, y: number];

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** At most one decimal: finer detail is invisible and costs bytes. */
export function tidy(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

// Shares from 0 to 1 need two decimals; coordinates never do.
const SHARES = new Set(['opacity', 'offset', 'stop-opacity']);

function attributeText(name: string, value: string | number): string {
  if (typeof value === 'string') return ` ${name}="${value}"`;
  return ` ${name}="${SHARES.has(name) ? Math.round(value * 100) / 100 : tidy(value)}"`;
}

export function element(name: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : attributeText(key, value)))
    .join('');
  return children === '' ? `<${name}${list}/>` : `<${name}${list}>${children}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, children.join(''));
}

export function path(d: string, attributes: Attributes): string {
  return element('path', { d, ...attributes });
}

export function line(d: string, stroke: string, width: number, extra: Attributes = {}): string {
  return path(d, { fill: 'none', stroke, 'stroke-width': width, ...extra });
}

export function circle([cx, cy]: Point, r: number, attributes: Attributes): string {
  return element('circle', { cx, cy, r, ...attributes });
}

/** Places a motif around its own origin; a negative flip mirrors it. */
export function place([x, y]: Point, scale: number, motif: string, flip = 1): string {
  const size = Math.round(scale * 1000) / 1000;
  const factor = flip < 0 ? `${-size} ${size}` : String(size);
  const sized = size === 1 && flip > 0 ? '' : ` scale(${factor})`;
  return group({ transform: `translate(${tidy(x)} ${tidy(y)})${sized}` }, motif);
}

/** Relative whole-pixel steps, a third shorter than absolute coordinates. */
export function polyline(points: readonly Point[]): string {
  let fromX = 0;
  let fromY = 0;
  let data = '';
  for (const point of points) {
    const x = Math.round(point[0]);
    const y = Math.round(point[1]);
    if (data === '') data = `M${x} ${y}l`;
    else if (x !== fromX || y !== fromY) data += pair(x - fromX, y - fromY, data.endsWith('l'));
    fromX = x;
    fromY = y;
  }
  return data;
}

function pair(x: number, y: number, first: boolean): string {
  return `${first || x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`;
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
