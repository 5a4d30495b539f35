import { circle, element, group, line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

interface Metal {
  readonly body: string;
  readonly shine: string;
  readonly dark: string;
}

export const brass: Metal = { body: '#E9B44C', shine: '#FFE0A0', dark: '#9A6A1C' };
export const iron: Metal = { body: '#C5D2DE', shine: '#FFFFFF', dark: '#5F7183' };

/** Points left: origin at the middle of its bow, 104 long. */
function key({ body, shine, dark }: Metal): string {
  return (
    circle([0, 0], 16, { fill: 'none', stroke: body, 'stroke-width': 9 }) +
    path('M-18-5h-72q-6 0-6 5t6 5h72z', { fill: body }) +
    path('M-84 4h9v17h-9zM-68 4h8v12h-8z', { fill: body }) +
    path('M-26-9h6v18h-6z', { fill: dark }) +
    line('M-90-2.4h62', shine, 2.4, round)
  );
}

interface Hand {
  readonly at: Point;
  readonly scale?: number;
  readonly turn?: number;
  readonly skin: string;
  readonly sleeve: string;
  readonly cuff: string;
  readonly metal?: Metal;
  /** Held between finger and thumb instead of a key, in the coordinates of the key. */
  readonly tool?: string;
  readonly flip?: number;
}

const SHADE = '#3A1608';

/** Fingers below each other, each with a shadow under it. */
function fingers(skin: string): string {
  const finger = (from: Point, to: Point): string => {
    const data = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
    return line(data, SHADE, 18.6, { ...round, opacity: 0.22 }) + line(data, skin, 17, round);
  };
  return finger([58, 42], [34, 42]) + finger([60, 29], [26, 30]) + finger([60, 15], [16, 17]);
}

/** A hand from the right that holds a key: origin at the key's bow. */
export function handWithKey(hand: Hand): string {
  const { at, scale = 1, turn = 0, skin, sleeve, cuff, metal = brass, flip = 1 } = hand;
  const tool = hand.tool ?? key(metal);
  const drawn =
    path('M96-30Q240-44 420-40V72Q240 66 96 52z', { fill: sleeve }) +
    path('M96 34Q240 44 420 46V72Q240 66 96 52z', { fill: '#0B2540', opacity: 0.16 }) +
    path('M88-31h20v85H88q-4-42 0-85z', { fill: cuff }) +
    path('M30-14Q52-30 90-24V46Q70 56 46 50L30 30z', { fill: skin }) +
    fingers(skin) +
    tool +
    line('M58-12Q34-22 8-4', SHADE, 19, { ...round, opacity: 0.22 }) +
    line('M62-10Q36-22 8-6', skin, 17, round) +
    line('M10-9q-5-1-8 3', '#FFFFFF', 3, { ...round, opacity: 0.35 });
  return place(at, scale, group({ transform: `rotate(${turn})` }, drawn), flip);
}

/** Closed: origin at the middle of its body, 76 wide, 112 high. */
export function padlock(at: Point, scale: number, { body, shine, dark }: Metal): string {
  return place(
    at,
    scale,
    line('M-22-20v-22a22 22 0 0 1 44 0v22', '#8596A8', 11, round) +
      line('M-24-24v-18a24 24 0 0 1 14-21', '#DCE6EF', 3, round) +
      element('rect', {
        x: -36,
        y: -24,
        width: 76,
        height: 68,
        rx: 12,
        fill: '#06182B',
        opacity: 0.25,
      }) +
      element('rect', { x: -38, y: -28, width: 76, height: 68, rx: 12, fill: body }) +
      path('M16-28h10q12 0 12 12v44q0 12-12 12H16z', { fill: dark, opacity: 0.35 }) +
      line('M-28-20h40', shine, 4, round) +
      circle([0, 2], 8.5, { fill: '#0B1B2B' }) +
      path('M-4 4h8l4 20H-8z', { fill: '#0B1B2B' }),
  );
}
