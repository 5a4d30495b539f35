import type { Picture } from '#contract/pictures.ts';
import { ContentError, type ContentProblem } from '#domain/content/pack-files/index.ts';
import type { Pictures } from '#domain/content/pictures/index.ts';

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
