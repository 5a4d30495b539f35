import type { z } from 'zod/mini';
import type { FeaturedPicture } from '#contract/articles.ts';
import type { Picture } from '#contract/pictures.ts';

/** The cover of an article or event, as stored in its row: the path of a drawing, or a photo. */
export type Cover = { drawing: string } | { picture: Picture };

/** Of an entry without a cover. It has a path too, because the previous version reads one. */
export const NO_COVER: Cover = { drawing: '' };

/** The fields of an API answer that describe a cover. */
export function featuredPicture(cover: Cover, alt: string): z.infer<typeof FeaturedPicture> {
  return {
    featuredImage: 'drawing' in cover ? cover.drawing && `/${cover.drawing}` : cover.picture.src,
    featuredPicture: 'picture' in cover ? cover.picture : null,
    featuredImageAltText: alt,
  };
}
