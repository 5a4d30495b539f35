import { bust } from '#artwork/people/bust.ts';
import { BLUE, bar, box, card, GREEN, INK, MIST, SKY, tick } from '#artwork/people/cards.ts';
import { people } from '#artwork/people/looks.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, element, group, line, type Point, path } from '#artwork/svg.ts';
import { codeLines, onDark } from './code-lines.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A person's profile with checked items. */
export function profile(sheet: Sheet): string {
  const photo = circle([61, 44], 30, {});
  const row = (y: number, width: number): string =>
    tick([24, y], 8) + bar(40, y - 4, width, MIST, 8);
  return card(
    [38, 62],
    122,
    148,
    circle([61, 44], 30, { fill: '#CBE5F8' }) +
      group({ 'clip-path': sheet.clip(photo) }, bust([61, 84], 0.62, people.prerana)) +
      bar(30, 84, 62, INK, 9) +
      row(110, 62) +
      row(130, 46),
  );
}

/** Blocks that climb to the right; only the first is lit. */
export function staircase(sheet: Sheet): string {
  const step = (index: number): string => {
    const [x, y] = [30 + index * 34, 184 - index * 30];
    const [face, top] = index === 0 ? ['#F6BD3C', '#FFE9A8'] : ['#3A80BC', '#7AB5E6'];
    return (
      box(x, y, 34, 212 - y, 0, face) +
      path(`M${x} ${y}l9-9h34l-9 9z`, { fill: top }) +
      (index === 3 ? path(`M${x + 34} ${y}l9-9v${212 - y}l-9 9z`, { fill: '#235C95' }) : '') +
      line(`M${x} ${y}V212`, '#0B2440', 1.4, { opacity: 0.25 })
    );
  };
  const glow = circle([47, 186], 70, {
    fill: sheet.glow([0, '#FFE9A8', 0.75], [1, '#FFE9A8', 0]),
  });
  const flag =
    line('M151 86V56', '#FFFFFF', 3, round) + path('M152 56h20l-6 7 6 7h-20z', { fill: '#FFFFFF' });
  return glow + flag + [3, 2, 1, 0].map(step).join('');
}

/** A magnifying glass over one line of code. */
export function magnified(sheet: Sheet): string {
  const lens: Point = [96, 142];
  const glass = circle(lens, 42, {});
  return (
    codeLines([30, 68], [1, 8], 21, onDark, 0.46) +
    line('M128 174l28 30', '#04101F', 15, round) +
    line('M130 176l26 28', '#D9A877', 9, round) +
    circle(lens, 42, { fill: '#1D4C7D' }) +
    group(
      { 'clip-path': sheet.clip(glass) },
      box(50, 129, 110, 28, 0, '#2C669F'),
      bar(62, 110, 44, '#7CC3F4', 13),
      bar(66, 136, 62, '#F6BD3C', 14),
      bar(62, 164, 40, GREEN, 13),
      path('M54 142Q58 100 98 100L62 92z', { fill: '#FFFFFF', opacity: 0.2 }),
    ) +
    circle(lens, 42, { fill: 'none', stroke: '#F2F7FC', 'stroke-width': 7 })
  );
}

function key([x, y]: Point): string {
  return element(
    'g',
    { transform: `translate(${x} ${y}) rotate(-38)` },
    line('M12 0h52M50 0v14M62 0v11', '#B57F12', 10, round) +
      line('M12 0h52M50 0v13M62 0v10', '#F6BD3C', 7, round) +
      circle([0, 0], 15, { fill: 'none', stroke: '#B57F12', 'stroke-width': 11 }) +
      circle([0, 0], 15, { fill: 'none', stroke: '#F6BD3C', 'stroke-width': 8 }),
  );
}

/** A badge on a ribbon with a key. */
export function badgeAndKey(): string {
  return (
    path('M66 0h17l24 66H95z', { fill: '#BFE3FC' }) +
    path('M136 0h-17L95 66h12z', { fill: '#FFFFFF' }) +
    card(
      [52, 62],
      98,
      124,
      box(35, 9, 28, 7, 3.5, '#B9CADA') +
        path('M49 28l25 9v18q0 20-25 31-25-11-25-31V37z', { fill: BLUE }) +
        path('M49 28v58Q24 75 24 55V37z', { fill: SKY, opacity: 0.45 }) +
        line('M38 55l8 9 15-17', '#FFFFFF', 6, round) +
        bar(24, 98, 50, INK, 8),
    ) +
    key([122, 182])
  );
}
