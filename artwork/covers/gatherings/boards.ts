import { BLUE, bar, box } from '#artwork/people/cards.ts';
import { element, line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A white board on a frame: origin at its upper left. */
export function whiteBoard(at: Point, width: number, height: number, content: string): string {
  return place(
    at,
    1,
    box(-8, -8, width + 16, height + 16, 10, '#9DB4C9') +
      box(0, 0, width, height, 4, '#FFFFFF') +
      content +
      box(width / 2 - 70, height + 4, 140, 9, 4, '#5F7F9F') +
      line(`M${width / 2 - 50} ${height + 3}h26`, BLUE, 6, round) +
      line(`M${width / 2 - 12} ${height + 3}h26`, '#A8434F', 6, round),
  );
}

/** Two feet with wheels. */
export function boardFeet(at: Point, width: number, top: number, foot: number): string {
  const leg = (x: number): string => `M${x} ${top}V${foot}M${x - 26} ${foot}h52`;
  const wheel = (x: number): string => `M${x - 24} ${foot + 5}h0M${x + 24} ${foot + 5}h0`;
  const [left, right] = [34, width - 34];
  return place(
    at,
    1,
    line(leg(left) + leg(right), '#7B93AC', 7, round) +
      line(wheel(left) + wheel(right), '#24405F', 9, round),
  );
}

interface Inks {
  readonly line: string;
  readonly fresh: string;
  readonly fill: string;
  readonly word: string;
}

export const boardInks: Inks = { line: '#24507F', fresh: BLUE, fill: '#EEF6FD', word: '#9DB4C9' };
export const glassInks: Inks = {
  line: '#FFFFFF',
  fresh: '#FFD257',
  fill: '#FFFFFF22',
  word: '#FFFFFFB0',
};

/** An arrow between two points. */
function arrow(d: string, [x, y]: Point, turn: number, ink: string): string {
  const head = element('path', {
    ...round,
    d: 'M-9-8L2 0-9 8',
    fill: 'none',
    stroke: ink,
    'stroke-width': 4,
    transform: `translate(${x} ${y}) rotate(${turn})`,
  });
  return line(d, ink, 4, round) + head;
}

function frame(x: number, y: number, ink: string, fill: string, word: string): string {
  return (
    path(`M${x} ${y}h74v46h-74z`, { fill, stroke: ink, 'stroke-width': 4, ...round }) +
    bar(x + 14, y + 14, 46, word, 6) +
    bar(x + 14, y + 26, 30, word, 6)
  );
}

/** A half-drawn decision with two branches: 318 by 150. */
export function flow({ line: ink, fresh, fill, word }: Inks): string {
  return (
    frame(128, 0, ink, fill, word) +
    frame(244, 0, ink, fill, word) +
    frame(128, 104, ink, fill, word) +
    arrow('M38 38V32q0-9 9-9h69', [118, 23], 0, fresh) +
    arrow('M38 112v6q0 9 9 9h69', [118, 127], 0, ink) +
    arrow('M210 23h22', [234, 23], 0, ink) +
    path('M38 42l36 33-36 33-36-33z', { fill, stroke: fresh, 'stroke-width': 4, ...round })
  );
}

/** A tree with one node above and three below: 300 by 150. */
export function tree({ line: ink, fresh, fill, word }: Inks): string {
  return (
    frame(113, 0, ink, fill, word) +
    arrow('M150 54v18H37v14', [37, 88], 90, ink) +
    arrow('M150 54v32', [150, 88], 90, ink) +
    arrow('M150 72h113v14', [263, 88], 90, fresh) +
    frame(0, 96, ink, fill, word) +
    frame(113, 96, ink, fill, word) +
    frame(226, 96, fresh, fill, word)
  );
}

/** A cycle of four steps: 230 by 150. */
export function loop({ line: ink, fresh, fill, word }: Inks): string {
  return (
    frame(0, 0, ink, fill, word) +
    frame(156, 0, ink, fill, word) +
    frame(156, 104, fresh, fill, word) +
    frame(0, 104, ink, fill, word) +
    arrow('M82 23h62', [146, 23], 0, ink) +
    arrow('M193 54v38', [193, 95], 90, fresh) +
    arrow('M148 127H88', [84, 127], 180, ink) +
    arrow('M37 96V60', [37, 56], 270, ink)
  );
}

/** Notes stuck to a board, in rows of two. */
export function stickies(at: Point, size = 36): string {
  const fills = ['#FFE7A8', '#BFE3FC', '#CDEBDA', '#FFE7A8'];
  return place(
    at,
    1,
    fills
      .map((fill, index) => {
        const [x, y] = [(index % 2) * (size + 8), Math.floor(index / 2) * (size + 8)];
        return (
          box(x, y, size, size, 3, fill) +
          bar(x + 7, y + 10, size - 14, '#24507F', 4) +
          bar(x + 7, y + 19, size - 22, '#24507F', 4)
        );
      })
      .join(''),
  );
}
