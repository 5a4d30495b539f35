/** Schemas that the copy of several pages shares. */
import * as z from 'zod/mini';
import type { PluralForms } from './fill.ts';
import { IconName } from './icons.ts';
import { comparedText, prose, text } from './prose.ts';
import { Drawing, Link, path } from './site.ts';

export { comparedText, text };

/** The key of another item of the pack, such as a claim. */
export const packKey = z.string().check(z.trim(), z.minLength(1));
export const texts = z.array(text).check(z.minLength(1));

export const slug = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens'),
  );

/** The drawing at the top of a page: `wide` from 640 px on, `narrow` below. */
export const Scene = z.strictObject({ wide: Drawing, narrow: Drawing });

export const Meta = z.strictObject({
  /** Without the brand, which is appended. Empty: the title is the brand alone. */
  title: prose(z.string()),
  description: text,
  keywords: z.array(text),
});
export type Meta = z.infer<typeof Meta>;

/** The top of most pages; the scene is behind the text. Without it, the page has an ornament. */
export const PageTop = { meta: Meta, heading: text, lede: text, scene: z.optional(Scene) };

export const day = z.iso.date('must be YYYY-MM-DD, and a day that exists');

/** Publication date, and the date of the last update if it is later. */
export const PublicationDates = z.strictObject({ published: day, updated: z.optional(day) }).check(
  z.refine(({ published, updated = published }) => updated >= published, {
    path: ['updated'],
    error: 'must not be before the publication date',
  }),
);
export type PublicationDates = z.infer<typeof PublicationDates>;

/** English needs two forms; a translation may have those that its language needs. */
export const Plural = z.strictObject({
  one: text,
  many: text,
  zero: z.optional(text),
  two: z.optional(text),
  few: z.optional(text),
  other: z.optional(text),
});
export type Plural = PluralForms;
export const Field = z.strictObject({ label: text, hint: z.optional(text) });
export const Section = z.strictObject({ title: text, text: z.optional(text) });

/** Copy of the thank-you page after one kind of submission. */
export const Thanks = z.strictObject({
  secondTitle: text,
  submissionMessage: text,
  ctaText: text,
  ctaHighlight: text,
  buttonText: text,
  buttonLink: path,
});
export type Thanks = z.infer<typeof Thanks>;

/** Heading of a page or a block. */
export const Heading = z.strictObject({
  eyebrow: z.optional(text),
  title: text,
  lede: z.optional(text),
});

export const Card = z.strictObject({ title: text, text });

/** Items of a section that is still easy to read. */
const MAX_ITEMS = 12;

/** The items of a section: at least one, since a section without any is left out. */
export const listOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.array(schema).check(z.minLength(1), z.maxLength(MAX_ITEMS));

/** Questions and their answers, near the end of a page; the structured data repeats them. */
export const Questions = z.strictObject({
  ...Heading.shape,
  items: listOf(z.strictObject({ ...Card.shape, link: z.optional(Link) })),
});
export type Questions = z.infer<typeof Questions>;

/** A card that links to a page. */
export const LinkCard = z.strictObject({ ...Link.shape, text, icon: IconName });
export type LinkCard = z.infer<typeof LinkCard>;

/** A card with one of the built-in icons. */
export const IconCard = z.strictObject({ ...Card.shape, icon: IconName });

/** A card with a drawing above it, or a text beside a drawing. */
export const DrawnCard = z.strictObject({ ...Card.shape, drawing: z.optional(Drawing) });

/** A drawing beside a text of several paragraphs. */
export const Row = z.strictObject({
  eyebrow: z.optional(text),
  title: text,
  text: z.array(text).check(z.minLength(1)),
  drawing: z.optional(Drawing),
  link: z.optional(Link),
});

/** The invitation to a meeting at the end of a page. */
export const Closing = z.strictObject({
  eyebrow: z.optional(text),
  title: text,
  text,
  /** Default: the shared label. */
  button: z.optional(text),
});
export type Closing = z.infer<typeof Closing>;

/** A video file of the content pack, played after a click. */
export const VideoFile = z
  .string()
  .check(z.regex(/^media\/films\/.+\.(mp4|webm)$/, 'must be an .mp4 or .webm under media/films/'));

/** A video file of the pack, or the URL of a YouTube or Vimeo page. */
export const VideoSource = z.union([z.url({ protocol: /^https$/ }), VideoFile]);

/** A video's poster (generated together with it) or its captions. */
export const VideoAsset = z
  .string()
  .check(z.regex(/^media\/films\/.+\.(webp|vtt)$/, 'must be a .webp or .vtt under media/films/'));

/** Publication date of a video. Search engines do not list a video without one. */
export const VideoDate = z.iso.date('must be YYYY-MM-DD, and a day that exists');

/** A video with a version for screens up to 780 px, each with its poster. */
export const VideoCopy = z.strictObject({
  /** Title of the dialog. */
  title: text,
  published: z.optional(VideoDate),
  src: VideoSource,
  narrowSrc: z.optional(VideoFile),
  poster: z.optional(VideoAsset),
  narrowPoster: z.optional(VideoAsset),
  /** A WebVTT file, its BCP 47 language tag, and the language's display name. */
  captions: z.optional(
    z.strictObject({
      src: VideoAsset,
      language: packKey,
      label: text,
      /** Captions are initially off, because the video itself shows the text. */
      isOff: z.optional(z.boolean()),
    }),
  ),
});
export type VideoCopy = z.infer<typeof VideoCopy>;
