import type { FocalPoints, Picture } from '#contract/pictures.ts';
import {
  ContentError,
  type ContentProblem,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { makePictures, type Pictures, readPictures } from '#domain/content/pictures/index.ts';
import { FOCUS_FILE } from './pack-files.ts';

/**
 * The picture that a field names by its path below the content folder, `media/events/dashain.jpg`.
 * @param pictures as `readPictures` found them
 * @throws ContentError at the field where there is none. One that is refused is named with its own
 * file already, so the error for it is empty.
 */
export function pictureOf(
  pictures: Pictures,
  path: string,
  field: Omit<ContentProblem, 'message'>,
): Picture {
  const picture = pictures.get(path);
  if (picture) return picture;
  if (picture === null) throw new ContentError([]);
  throw new ContentError([{ ...field, message: `${path} is not among the pack's pictures` }]);
}

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

/** Called with the number of pictures before they are made, since that takes a while. */
export type AnnouncePictures = (count: number) => void;

/**
 * Sees to it that all that was made of the pack's pictures is there; milliseconds where it is.
 * @throws ContentError with every picture that is refused
 */
export async function preparePictures(
  contentDir: string,
  announce?: AnnouncePictures,
): Promise<void> {
  const { pictures, problems } = await readPictures(contentDir);
  if (problems.length > 0) throw new ContentError(problems);
  await makePictures(contentDir, pictures, { announce });
}

/** How large a drawing of the pack is, in its own units. @returns undefined for one that does not say */
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
