/** What a tile shows of an opening, for the server and for scripts, which have no pack. */

import type { IconName } from '#app/ui/icons/icon.tsx';

/** One of the tiles, always the same one for the same text. */
export function tileOf(text: string, tiles: readonly string[]): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return tiles[sum % tiles.length] ?? '';
}

/** Departments that have an icon of their own, by their names in `icons.css`. */
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
