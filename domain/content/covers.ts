import type { z } from 'zod/mini';
import type { FeaturedPicture } from '#contract/articles.ts';
import type { Picture } from '#contract/pictures.ts';

/** The picture that stands for an article or an event, as its row keeps it: a drawing or a photo. */
export type Cover = { drawing: string } | { picture: Picture };

/** The fields that tell of a cover. */
export function featuredPicture(cover: Cover, alt: string): z.infer<typeof FeaturedPicture> {
  return {
    featuredImage: 'drawing' in cover ? `/${cover.drawing}` : cover.picture.src,
    featuredPicture: 'picture' in cover ? cover.picture : null,
    featuredImageAltText: alt,
  };
}
