/** Films of the content pack that a page plays after a click. */
import * as z from 'zod/mini';
import { Drawing } from './site.ts';

/** What stands there before a film plays; made together with it. */
export const FilmPoster = z
  .string()
  .check(z.regex(/^media\/films\/.+\.webp$/, 'must be a .webp under media/films/'));

/** A film with a cut for screens up to 780 px, each with its poster. */
export const FilmCopy = z.strictObject({
  /** What the dialog is called. */
  title: z.string().check(z.trim(), z.minLength(1)),
  /** A film of the pack, or the address of a page at YouTube or Vimeo. */
  src: z.union([z.url({ protocol: /^https$/ }), Drawing]),
  narrowSrc: z.optional(Drawing),
  poster: FilmPoster,
  narrowPoster: z.optional(FilmPoster),
});
export type FilmCopy = z.infer<typeof FilmCopy>;
