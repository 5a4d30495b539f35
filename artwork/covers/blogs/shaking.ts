import { type Arm, stander } from '#artwork/people/body.ts';
import type { Look } from '#artwork/people/looks.ts';
import type { Point } from '#artwork/svg.ts';

const reach: Arm = { elbow: [24, -99], hand: [52, -103] };
const atSide: Arm = { elbow: [6, -95], hand: [10, -76] };

interface Pair {
  readonly at: Point;
  readonly scale: number;
  readonly left: Look;
  readonly right: Look;
}

/** Each uses the arm nearer to the viewer, so that both hands are visible. */
export function shaking({ at, scale, left, right }: Pair): string {
  const [x, y] = at;
  const apart = 55 * scale;
  return (
    stander([x - apart, y], scale, { look: left, near: reach, far: atSide }) +
    stander([x + apart, y], scale, { look: right, near: reach, far: atSide }, -1)
  );
}
