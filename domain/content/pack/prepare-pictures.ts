import { ContentError, type ContentProblem } from '#domain/content/pack-files/index.ts';
import { makePictures, type PictureProblem, readPictures } from '#domain/content/pictures/index.ts';

/** Is told how many pictures are to be made, before that takes a while. */
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
  if (problems.length > 0) throw new ContentError(problems.map(atFile));
  await makePictures(contentDir, pictures, { announce });
}

/** A picture has no lines: what is wrong is wrong with all of it. */
export function atFile(problem: PictureProblem): ContentProblem {
  return { ...problem, line: 1, field: '' };
}
