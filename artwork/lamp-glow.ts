import { lampLight } from './colors.ts';
import type { Sheet } from './sheet.ts';

/** The light of a lamp after dark. */
export function lampGlow(sheet: Sheet): string {
  return sheet.glow([0, lampLight, 0.85], [0.4, '#FFC67A', 0.25], [1, '#FFB35C', 0]);
}
