export { clockFace, minutesOf } from '#contract/clock-face.ts';
