import { element, group, line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

export interface BoardPaint {
  readonly wood: string;
  readonly dark: string;
  readonly paper: string;
  readonly lines: string;
  readonly faint: string;
}

type Plan = (paint: BoardPaint) => string;

function ruled(faint: string): string {
  const upright = [1, 2, 3, 4, 5, 6, 7].map((step) => `M${step * 32} 8v150`).join('');
  const across = [1, 2, 3, 4].map((step) => `M8 ${step * 32}h244`).join('');
  return line(upright + across, faint, 1);
}

/** A dimension line of the bridge's span. */
function measure(x: number, y: number, width: number): string {
  return `M${x} ${y}h${width}m-7-4l7 4-7 4M${x + 7} ${y - 4}l-7 4 7 4M${x} ${y - 8}v16m${width}-16v16`;
}

export const bridgePlan: Plan = ({ lines, faint }) =>
  ruled(faint) +
  line(
    'M64 104V44M74 104V44M186 104V44M196 104V44M60 44h18M182 44h18M60 70h18M182 70h18',
    lines,
    3,
    round,
  ) +
  line('M14 100L69 46Q130 128 191 46L246 100M10 104h240', lines, 2.6, round) +
  line('M86 66v38M102 80v24M118 86v18M142 86v18M158 80v24M174 66v38', lines, 1.4) +
  line('M20 110q14 26 44 26M240 110q-14 26-44 26', lines, 1.6, {
    ...round,
    'stroke-dasharray': '4 5',
  }) +
  line(measure(69, 142, 122), lines, 1.6, round) +
  line('M14 20h54M14 29h34', lines, 3, { ...round, opacity: 0.7 });

export const housePlan: Plan = ({ lines, faint }) =>
  ruled(faint) +
  line(
    'M74 130V84h112v46zM52 84l26-26h104l26 26zM92 58V40h76v18M76 40l22-22h64l22 22z',
    lines,
    2.8,
    round,
  ) +
  line(
    'M118 130v-30h24v30M86 112V96h18v16zM156 112V96h18v16zM108 54V44h12v10zM140 54V44h12v10z',
    lines,
    2,
    round,
  ) +
  line(measure(74, 146, 112), lines, 1.6, round) +
  line('M222 40v90m-6-90h12m-12 90h12', lines, 1.6, round) +
  line('M14 132h36M14 141h24', lines, 3, { ...round, opacity: 0.7 });

export const screenPlan: Plan = ({ lines, faint }) => {
  const frame = (x: number): string => `M${x} 24h58v112h-58z`;
  return (
    ruled(faint) +
    line(frame(20) + frame(101) + frame(182), lines, 2.8, round) +
    line(
      'M28 34h42v34H28zM28 34l42 34M70 34L28 68M109 60h42M109 74h42M109 88h28',
      lines,
      1.8,
      round,
    ) +
    line('M190 34h42v22h-42zM190 64h18v18h-18zM214 64h18v18h-18z', lines, 1.8, round) +
    line('M28 80h42M28 90h28M190 94h42M190 104h28', lines, 2.4, { ...round, opacity: 0.7 }) +
    path('M28 112h42v14H28zM109 112h42v14h-42zM190 112h42v14h-42z', {
      fill: lines,
      opacity: 0.35,
    }) +
    line('M80 80h16m-6-5l6 5-6 5M161 80h16m-6-5l6 5-6 5', lines, 2.2, round)
  );
};

/** On its stand, slightly tilted: origin at the upper left of the sheet of 260 by 166. */
export function drawingBoard(
  at: Point,
  scale: number,
  paint: BoardPaint,
  plan: Plan,
  flip = 1,
): string {
  const { wood, dark, paper, lines } = paint;
  const drawn = place([flip < 0 ? 260 : 0, 0], 1, plan(paint), flip);
  const top =
    element('rect', { x: -18, y: -18, width: 296, height: 206, rx: 5, fill: wood }) +
    path('M-18 180h296v8H-18z', { fill: dark, opacity: 0.5 }) +
    path('M-2-2h264v170H-2z', { fill: '#06182B', opacity: 0.16 }) +
    element('rect', { width: 260, height: 166, fill: paper }) +
    drawn +
    path('M-18 172h296v11H-18z', { fill: '#F2D9B0' }) +
    line(
      'M-4 175v4M18 175v4M40 175v4M62 175v4M84 175v4M106 175v4M128 175v4M150 175v4M172 175v4M194 175v4M216 175v4M238 175v4M260 175v4',
      lines,
      1.4,
      { opacity: 0.6 },
    ) +
    path('M-26 166h12v24h-12zM274 166h12v24h-12z', { fill: dark });
  return place(
    at,
    scale,
    line('M66 170L34 300M194 170L226 300M52 246H208', dark, 10, round) +
      path('M18 296h34v8H18zM208 296h34v8h-34z', { fill: dark }) +
      group({ transform: 'rotate(-4 130 90)' }, top),
    flip,
  );
}

/** Held in a hand: origin at the grip, its point to the upper right. */
export function pencil([x, y]: Point, turn: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path('M-14-2.6h26v5.2h-26z', { fill: '#F2AE2E' }) +
      path('M12-2.6l7 2.6-7 2.6z', { fill: '#0B1B2B' }),
  );
}

/** An arm from the board's edge with a shade over the sheet: origin at the shade, pointing down. */
export function boardLamp([x, y]: Point, fill: string, flip = 1): string {
  return place(
    [x, y],
    1,
    line('M0-10L64-44 92 40', '#0B1B2B', 4, round) +
      path('M-24 8q0-24 24-24t24 24z', { fill }) +
      path('M-14 8h28q-3 7-14 7t-14-7z', { fill: '#FFF0CE' }),
    flip,
  );
}
