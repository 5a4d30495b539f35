import type { FocalPoints, Picture } from '#contract/pictures.ts';
import {
  ContentError,
  type ContentProblem,
  FOCUS_FILE,
  type PackSource,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { makePictures, type Pictures, readPictures } from '#domain/content/pictures/index.ts';

/**
 * The picture that a field names by its path below the content folder, `media/events/dashain.jpg`.
 * @param pictures from `readPictures`
 * @throws ContentError at the field if there is no such picture. For a refused picture the error
 *   has no problems, because the picture has already been reported with its own file
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
 * The pictures with the focal points that the pack gives them.
 * @param copies checked copy by path below the content folder
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

/** Called with the number of pictures before they are made, because that takes a while. */
export type AnnouncePictures = (count: number) => void;

/**
 * Makes the missing files of the pack's pictures. Takes only milliseconds if none is missing.
 * @throws ContentError with all refused pictures
 */
export async function preparePictures(
  contentDir: PackSource,
  announce?: AnnouncePictures,
): Promise<void> {
  const { pictures, problems } = await readPictures(contentDir);
  if (problems.length > 0) throw new ContentError(problems);
  await makePictures(contentDir, pictures, { announce });
}

/** The size of a drawing in units of its `viewBox`; undefined if it has none. */
export function drawingSize(
  contentDir: PackSource,
  file: string,
): { width: number; height: number } | undefined {
  const [, width, height] =
    /<svg[^>]*?\sviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(
      readPackText(contentDir, file),
    ) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
