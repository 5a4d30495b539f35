import { between, seededRandom } from '#artwork/random.ts';
import { line, type Point } from '#artwork/svg.ts';
import { round } from './cover.ts';
import { type Stamped, stamp } from './stamp.ts';

/** Round crowns down the hillside, half of them in flower. */
export function forest(
  seed: number,
  from: Point,
  to: Point,
  count: number,
  size: number,
  leaf: string,
  light: string,
): string {
  const random = seededRandom(seed);
  const crowns = Array.from({ length: count }, (_, index): Stamped => {
    const share = (index + between(random, 0.1, 0.9)) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + between(random, -4, 5);
    return [Math.round(x), Math.round(y), between(random, 0.8, 1.25)];
  });
  const dot = (color: string, width: number, many: number): string => {
    const data = crowns.map(([x, y, own = 1]) =>
      Array.from({ length: many }, () => {
        const across = between(random, -12, 12) * own * size;
        const up = between(random, -24, -6) * own * size;
        return `M${Math.round(x + across)} ${Math.round(y + up)}h0`;
      }).join(''),
    );
    return line(data.join(''), color, width, round);
  };
  const CROWN = 'm-3 0v-6q-14 0-14-9q0-7 6-9q1-9 11-9t11 9q6 2 6 9q0 9-14 9v6z';
  const LIT = 'm-13-16q0-6 6-7q1-8 9-8q5 0 7 4q-6 4-8 9q-7 4-14 2z';
  return (
    stamp(CROWN, crowns, leaf, size) +
    stamp(LIT, crowns, light, size) +
    dot('#C22F46', 5.2 * size, 4) +
    dot('#F06A7A', 4 * size, 2)
  );
}
