import type { FocalPoints } from '#contract/pictures.ts';
import type { Pictures } from '#domain/content/pictures/index.ts';
import { FOCUS_FILE } from './built-in-copy.ts';

/**
 * The pictures, each with the focal point that the pack gives it.
 * @param copies the built-in copy, checked, by its path below the content folder
 */
export function withFocus(pictures: Pictures, copies: ReadonlyMap<string, unknown>): Pictures {
  const points = (copies.get(FOCUS_FILE) ?? {}) as FocalPoints;
  return new Map(
    [...pictures].map(([file, picture]) => {
      const point = points[file];
      const focus = point && { x: point.x, y: point.y };
      return [file, picture && focus ? { ...picture, focus } : picture];
    }),
  );
}
