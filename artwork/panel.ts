import type { Sheet } from './sheet.ts';
import { element, group } from './svg.ts';

/** A spot illustration: a scene with its own sky and rounded corners. */
export function panel(sheet: Sheet, ...layers: readonly string[]): string {
  const frame = element('rect', { width: sheet.width, height: sheet.height, rx: 28 });
  return sheet.render(group({ 'clip-path': sheet.clip(frame) }, ...layers));
}
