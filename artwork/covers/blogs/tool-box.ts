import { element, group, line, type Point, path, place } from '#artwork/svg.ts';

export interface BoxPaint {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly inside: string;
}

export interface Stood {
  readonly x: number;
  readonly tool: string;
  readonly turn?: number;
  readonly down?: number;
  readonly scale?: number;
}

function standing(tools: readonly Stood[], y: number): string {
  return tools
    .map(({ x, tool, turn = 0, down = 0, scale = 1 }) =>
      place(
        [x, y + down],
        scale,
        turn === 0 ? tool : group({ transform: `rotate(${turn})` }, tool),
      ),
    )
    .join('');
}

/** Steel, with an open lid: origin at the middle of its foot, 320 wide. */
export function steelBox(
  at: Point,
  scale: number,
  paint: BoxPaint,
  tools: readonly Stood[],
  flip = 1,
): string {
  const { body, light, dark, inside } = paint;
  const latch = (x: number): string =>
    element('rect', { x: x - 15, y: -104, width: 30, height: 34, rx: 5, fill: '#DCE6EF' }) +
    element('rect', { x: x - 7, y: -88, width: 14, height: 12, rx: 3, fill: '#5F7183' });
  return place(
    at,
    scale,
    path('M-152-104L-134-206h268l18 102z', { fill: dark }) +
      path('M-138-104L-123-194h246l15 90z', { fill: inside }) +
      line('M-134-206h268', light, 5, { 'stroke-linecap': 'round' }) +
      path('M-146-118h292v30h-292z', { fill: '#06182B', opacity: 0.5 }) +
      standing(tools, -50) +
      path('M-160-98h320v88q0 10-10 10h-300q-10 0-10-10z', { fill: body }) +
      path('M-164-104h328v18h-328z', { fill: light }) +
      path('M92-86h68v76q0 10-10 10H92z', { fill: '#06182B', opacity: 0.12 }) +
      line('M-128-22h256M-128-56h256', dark, 3, { 'stroke-linecap': 'round', opacity: 0.6 }) +
      latch(-92) +
      latch(92) +
      line('M-30-52v-6q0-8 8-8h44q8 0 8 8v6', '#0B1B2B', 8, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    flip,
  );
}

/** Wood, with a carrying bar: origin at the middle of its foot, 340 wide. */
export function carryBox(at: Point, scale: number, tools: readonly Stood[]): string {
  return place(
    at,
    scale,
    path('M-166-60L-150-190h34l12 130zM166-60L150-190h-34l-12 130z', { fill: '#8E5A2E' }) +
      path('M-160-110h320v30h-320z', { fill: '#3A2119' }) +
      element('rect', { x: -158, y: -186, width: 316, height: 17, rx: 8.5, fill: '#D9A877' }) +
      element('rect', {
        x: -158,
        y: -176,
        width: 316,
        height: 7,
        rx: 3.5,
        fill: '#8E5A2E',
        opacity: 0.5,
      }) +
      standing(tools, -50) +
      path('M-172-98h344L160 0h-320z', { fill: '#C98F5C' }) +
      path('M-172-98h344l-2 14h-340z', { fill: '#E3B98C' }) +
      line('M-150-56h70M-40-34h130M60-64h84M-130-20h60', '#A9714A', 3, {
        'stroke-linecap': 'round',
      }) +
      line('M-156-76h0M-148-14h0M156-76h0M148-14h0', '#5A3526', 7, { 'stroke-linecap': 'round' }),
  );
}
