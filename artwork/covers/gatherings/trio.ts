import { sitter } from '#artwork/people/body.ts';
import { bar, card, SKY } from '#artwork/people/cards.ts';
import type { Look } from '#artwork/people/looks.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import { type Point, path } from '#artwork/svg.ts';
import { chairFront, chairSide, sideTable, sitterFront } from './furniture.ts';

interface Trio {
  readonly hip: number;
  readonly looks: readonly [left: Look, middle: Look, right: Look];
  readonly cloth: string;
  readonly wood: string;
  /** The speaker, from 0 (left) to 2 (right). */
  readonly speaks: 0 | 2;
}

const SCALE = 1.26;

/** Two in profile, and the third between them facing the viewer. */
export function trio({ hip, looks, cloth, wood, speaks }: Trio): string {
  const [left, middle, right] = looks;
  const talks = {
    near: { elbow: [12, -22], hand: [34, -38] },
    far: { elbow: [22, -26], hand: [38, -22] },
  } as const;
  const hears = { near: { elbow: [4, -14], hand: [28, -10] } } as const;
  return (
    chairSide([128, hip], SCALE, cloth, wood) +
    chairFront([320, hip - 6], SCALE, cloth, wood) +
    chairSide([512, hip], SCALE, cloth, wood, -1) +
    sitterFront([320, hip - 6], SCALE, middle) +
    sitter([130, hip], SCALE, { look: left, ...(speaks === 0 ? talks : hears) }) +
    sitter([510, hip], SCALE, { look: right, ...(speaks === 2 ? talks : hears) }, -1)
  );
}

/** Side tables between the chairs, each with a glass of tea. */
export function tables(hip: number, top: string, foot: string): string {
  const y = hip + 4;
  return (
    sideTable([232, y], 1.2, top, foot) +
    teaGlass([232, y - 3], 1.1) +
    sideTable([410, y], 1.2, top, foot) +
    teaGlass([410, y - 3], 1.1)
  );
}

/** A speech bubble without text. */
export function said([x, y]: Point, side: number, fill = '#FFFFFF', ink = '#0B1B2B'): string {
  const tail = side > 0 ? 'M22 46l-14 20 34-18z' : 'M86 46l14 20-34-18z';
  return card(
    [x, y],
    108,
    50,
    path(tail, { fill }) + bar(18, 15, 70, ink, 8) + bar(18, 29, 46, SKY, 8),
    fill,
  );
}
