import type { Stance } from '#artwork/places/figure.ts';
import type { Point } from '#artwork/svg.ts';

type Joints = readonly [bendX: number, bendY: number, endX: number, endY: number];

function limb([bendX, bendY, endX, endY]: Joints): readonly [Point, Point] {
  return [
    [bendX, bendY],
    [endX, endY],
  ];
}

interface Body {
  readonly hip?: Point;
  readonly neck?: Point;
  readonly nod?: number;
}

/** Limbs as joints: near arm, far arm, near leg, far leg. */
export function pose(
  near: Joints,
  far: Joints,
  nearLeg: Joints = [4, -24, 5, -5],
  farLeg: Joints = [-4, -24, -5, -5],
  { hip = [0, -45], neck = [0, -75], nod = 0 }: Body = {},
): Stance {
  return {
    hip,
    neck,
    nod,
    nearArm: limb(near),
    farArm: limb(far),
    nearLeg: limb(nearLeg),
    farLeg: limb(farLeg),
  };
}

export const atRest = pose([3, -57, 8, -46], [8, -58, 12, -47]);

/** Front view, with both arms beside the body. */
export const facing = pose([14, -58, 13, -44], [-14, -58, -13, -44]);
