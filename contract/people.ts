import * as z from 'zod/mini';
import { Picture } from './pictures.ts';

/** The author of an article, as in its byline. */
export const Byline = z.object({
  /** Last segment of the URL of the author's page. */
  slug: z.string(),
  name: z.string(),
});
export type Byline = z.infer<typeof Byline>;

export const Author = z.extend(Byline, {
  /** Role and place. */
  role: z.string(),
  /** One or two sentences. */
  bio: z.string(),
  /** URL of a profile on another site, or empty. */
  profile: z.string(),
  /** URL of a drawing or a photo, or empty. */
  image: z.string(),
  /** Renditions of a photo; null for a drawing. */
  picture: z.nullable(Picture),
});
/** An author, as shown at the end of an article and on the author's page. */
export type Author = z.infer<typeof Author>;

/** A speaker of a session, an event or a training. */
export const Expert = z.object({
  id: z.string(),
  name: z.string(),
  /** Role and place. */
  title: z.string(),
  description: z.string(),
  /** URL of a photo, or empty. */
  image: z.string(),
});
export type Expert = z.infer<typeof Expert>;
