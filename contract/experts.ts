import * as z from 'zod/mini';

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
