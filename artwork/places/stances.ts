import type { Stance } from './figure.ts';

export const standing: Stance = {
  hip: [0, -45],
  neck: [0, -75],
  nearArm: [
    [1, -57],
    [8, -46],
  ],
  farArm: [
    [9, -58],
    [13, -46],
  ],
  nearLeg: [
    [-3, -24],
    [-5, -5],
  ],
  farLeg: [
    [4, -24],
    [5, -5],
  ],
};

export const walking: Stance = {
  hip: [0, -45],
  neck: [2, -75],
  nearArm: [
    [-6, -58],
    [2, -46],
  ],
  farArm: [
    [11, -58],
    [18, -50],
  ],
  nearLeg: [
    [-4, -24],
    [-16, -7],
  ],
  farLeg: [
    [10, -25],
    [11, -5],
  ],
};

/** Both hands forward at waist height. */
export const meeting: Stance = {
  ...standing,
  neck: [3, -75],
  nearArm: [
    [9, -58],
    [28, -59],
  ],
  farArm: [
    [-4, -58],
    [-5, -45],
  ],
  nearLeg: [
    [-5, -24],
    [-9, -5],
  ],
  farLeg: [
    [6, -24],
    [7, -5],
  ],
};

/** On a chair, hands on the keyboard. */
export const atDesk: Stance = {
  hip: [0, -28],
  neck: [2, -58],
  nearArm: [
    [3, -38],
    [23, -38],
  ],
  farArm: [
    [8, -38],
    [26, -40],
  ],
  nearLeg: [
    [22, -29],
    [21, -5],
  ],
  farLeg: [
    [22, -29],
    [28, -5],
  ],
};

/** On the ground, knees drawn up. */
export const onGrass: Stance = {
  hip: [0, -9],
  neck: [-4, -39],
  nod: 6,
  nearArm: [
    [3, -16],
    [17, -23],
  ],
  farArm: [
    [7, -18],
    [20, -24],
  ],
  nearLeg: [
    [20, -22],
    [32, -5],
  ],
  farLeg: [
    [24, -22],
    [38, -5],
  ],
};

/** One hand raised towards a board. */
export const explaining: Stance = {
  ...standing,
  nearArm: [
    [11, -60],
    [22, -47],
  ],
  farArm: [
    [13, -72],
    [26, -84],
  ],
};
