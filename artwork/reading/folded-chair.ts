import { element, line, type Point, path } from '#artwork/svg.ts';

const WOOD = '#8E5A3C';
const DARK = '#5A3423';
const LIT = '#E8B582';
const SEAT = '#2E86CC';

/** A folded chair from the front, slightly tilted: origin at its foot, 150 high. */
export function foldedChair([x, y]: Point, scale: number, turn: number): string {
  const rails = 'M-36 0h9l4-148h-9zM36 0h-9l-4-148h9z';
  const inner = 'M-24-4h7v-92h-7zM24-4h-7v-92h7z';
  const slats = 'M-27-144h54v9h-54zM-27-130h54v9h-54zM-27-116h54v9h-54z';
  const seat =
    path('M-30-98h60v50q0 4-4 4h-52q-4 0-4-4z', { fill: DARK }) +
    path('M-26-95h52v42h-52z', { fill: SEAT }) +
    path('M-26-95h20v42h-20z', { fill: '#5BA6E0' }) +
    line('M-13-95v42M0-95v42M13-95v42', '#1F6FB2', 2, { opacity: 0.7 });
  return element(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    path(inner, { fill: DARK }) +
      line('M-22-16h44', DARK, 5) +
      path(slats, { fill: WOOD }) +
      path(rails, { fill: WOOD }) +
      path('M-36 0h3.600l4-148h-3.600zM27 0h3l-4-148h-3z', { fill: LIT }) +
      line('M-27-144h54M-27-130h54M-27-116h54', LIT, 2) +
      seat +
      line('M-30-28h60', DARK, 5),
  );
}
