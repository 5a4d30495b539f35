/** Shared by the server and scripts, so it must not need the pack. */

import type { IconName } from '#app/ui/icons/icon.tsx';

/** One of the tiles, always the same one for the same text. */
export function tileOf(text: string, tiles: readonly string[]): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return tiles[sum % tiles.length] ?? '';
}

/** Icons by the department's name in lower case; all other departments share one. */
export const DEPARTMENT_ICONS: Record<string, IconName> = {
  engineering: 'code-xml',
  design: 'pen-tool',
  quality: 'flask-conical',
  identity: 'key-round',
  delivery: 'kanban',
  data: 'chart-no-axes-combined',
};

export const departmentIconName = (department: string): IconName =>
  DEPARTMENT_ICONS[department.toLowerCase()] ?? 'briefcase';
