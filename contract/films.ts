/** Films of the content pack that a page plays after a click. */
import * as z from 'zod/mini';
import { text } from './copy-parts.ts';

const FilmFile = z
  .string()
  .check(z.regex(/^media\/films\/.+\.(mp4|webm)$/, 'must be an .mp4 or .webm under media/films/'));

/** A film of the pack, or the URL of a page at YouTube or Vimeo. */
export const FilmSource = z.union([z.url({ protocol: /^https$/ }), FilmFile]);

/** What stands there before a film plays, made together with it, and its captions. */
export const FilmPart = z
  .string()
  .check(z.regex(/^media\/films\/.+\.(webp|vtt)$/, 'must be a .webp or .vtt under media/films/'));

/** Since when a film can be seen; search engines list none without. */
export const FilmDay = z.iso.date('must be YYYY-MM-DD, and a day that exists');

/** A film with a cut for screens up to 780 px, each with its poster. */
export const FilmCopy = z.strictObject({
  /** What the dialog is called. */
  title: text,
  published: z.optional(FilmDay),
  src: FilmSource,
  narrowSrc: z.optional(FilmFile),
  poster: FilmPart,
  narrowPoster: z.optional(FilmPart),
  /** A WebVTT file, its BCP 47 language, what the language is called. */
  captions: z.optional(
    z.strictObject({
      src: FilmPart,
      language: text,
      label: text,
      /** Where the words stand in the picture too: to be switched on by whoever wants them. */
      isOff: z.optional(z.boolean()),
    }),
  ),
});
