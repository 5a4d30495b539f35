import * as z from 'zod/mini';
import { Picture } from './pictures.ts';

/** Whoever wrote an article, as its byline says. */
export const Byline = z.object({
  /** The last part of the URL of the author's page. */
  slug: z.string(),
  name: z.string(),
});
export type Byline = z.infer<typeof Byline>;

export const Author = z.extend(Byline, {
  /** Role, and where. */
  role: z.string(),
  /** One or two sentences. */
  bio: z.string(),
  /** URL of a profile elsewhere, or empty. */
  profile: z.string(),
  /** URL of a drawing or a photo, or empty. */
  image: z.string(),
  /** The forms of a photo; null for a drawing. */
  picture: z.nullable(Picture),
});
/** An author as the end of an article and the page of all of them tell. */
export type Author = z.infer<typeof Author>;

/** Somebody who speaks in a session, at an event or in a training. */
export const Expert = z.object({
  id: z.string(),
  name: z.string(),
  /** Role, and where. */
  title: z.string(),
  description: z.string(),
  /** URL of a photo, or empty. */
  image: z.string(),
});
export type Expert = z.infer<typeof Expert>;
