/** How large a drawing of the pack is, in its own units. */
import { readPackText } from '#domain/content/pack-files/index.ts';

/** @returns undefined for one that does not say */
export function drawingSize(
  contentDir: string,
  file: string,
): { width: number; height: number } | undefined {
  const [, width, height] =
    /<svg[^>]*?\sviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(
      readPackText(contentDir, file),
    ) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
