/** What the copy of several pages is made of. */
import * as z from 'zod/mini';
import { prose, text } from './prose.ts';
import { Drawing, Link, MENU_ICONS, path } from './site.ts';

export { text };

/** The name by which copy refers to something else of the pack, such as a claim. */
export const reference = z.string().check(z.trim(), z.minLength(1));
export const texts = z.array(text).check(z.minLength(1));

/** The last part of a URL: a slug. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an address part'));

/** The drawing that a page opens with: wide from 640 px on, narrow below. */
export const Scene = z.strictObject({ wide: Drawing, narrow: Drawing });

export const Meta = z.strictObject({
  /** Without the brand, which is appended; empty for the brand alone. */
  title: prose(z.string()),
  description: text,
  keywords: z.array(text),
});
export type Meta = z.infer<typeof Meta>;

/** What most pages open with; the scene is behind the words. */
export const PageOpening = { meta: Meta, heading: text, lede: text, scene: Scene };

const day = z.iso.date('must be YYYY-MM-DD, and a day that exists');

/** When what a page tells came out, and since when it is told as it is now, if that is later. */
export const Dates = z.strictObject({ published: day, updated: z.optional(day) }).check(
  z.refine(({ published, updated = published }) => updated >= published, {
    path: ['updated'],
    error: 'is before the day of publication',
  }),
);
export type Dates = z.infer<typeof Dates>;

export const Plural = z.strictObject({ one: text, many: text });
export type Plural = z.infer<typeof Plural>;
export const Field = z.strictObject({ label: text, hint: z.optional(text) });
export const Section = z.strictObject({ title: text, text: z.optional(text) });

/** What the thank-you page says after one kind of submission. */
export const Thanks = z.strictObject({
  secondTitle: text,
  submissionMessage: text,
  ctaText: text,
  ctaHighlight: text,
  buttonText: text,
  buttonLink: path,
});
export type Thanks = z.infer<typeof Thanks>;

/** How a page or a block begins. */
export const Heading = z.strictObject({
  eyebrow: z.optional(text),
  title: text,
  lede: z.optional(text),
});

export const Card = z.strictObject({ title: text, text });

/** A card that leads on to a page. */
export const WayOn = z.strictObject({ ...Link.shape, text, icon: z.enum(MENU_ICONS) });
export type WayOn = z.infer<typeof WayOn>;

/** A card under one of the icons that every page has at hand. */
export const IconCard = z.strictObject({ ...Card.shape, icon: z.enum(MENU_ICONS) });

/** A card under a drawing, or a text beside one. */
export const DrawnCard = z.strictObject({ ...Card.shape, drawing: Drawing });

/** A drawing beside a text of several paragraphs. */
export const Row = z.strictObject({
  eyebrow: z.optional(text),
  title: text,
  text: z.array(text).check(z.minLength(1)),
  drawing: Drawing,
  link: z.optional(Link),
});

/** The meeting that closes a page, in the page's own words. */
export const Closing = z.strictObject({
  eyebrow: z.optional(text),
  title: text,
  text,
  /** The usual words without. */
  button: z.optional(text),
});
export type Closing = z.infer<typeof Closing>;

/** So many of a kind, neither more nor fewer. */
export const exactly = <Schema extends z.ZodMiniType>(count: number, schema: Schema) =>
  z.array(schema).check(z.length(count));

/** Films of the content pack that a page plays after a click. */
const FilmFile = z
  .string()
  .check(z.regex(/^media\/films\/.+\.(mp4|webm)$/, 'must be an .mp4 or .webm under media/films/'));

/** A film of the pack, or the URL of a page at YouTube or Vimeo. */
export const FilmSource = z.union([z.url({ protocol: /^https$/ }), FilmFile]);

/** The poster of a film, made together with it, and its captions. */
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
      /** Where the picture shows the words too, so viewers switch captions on if they want them. */
      isOff: z.optional(z.boolean()),
    }),
  ),
});
