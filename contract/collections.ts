/** Data of the content pack that several pages use. */
import * as z from 'zod/mini';
import {
  comparedText,
  day,
  PublicationDates,
  slug,
  text,
  VideoAsset,
  VideoSource,
} from './copy-parts.ts';
import { IconName } from './icons.ts';
import { Drawing, Link } from './site.ts';
import { Staffing } from './staffing.ts';

/**
 * A piece of work with a fixed scope and a starting price; its page is `/service-packages/{slug}`.
 */
export const ServicePackage = z.strictObject({
  slug,
  title: text,
  /** 'Starting at $X' */
  charge: comparedText,
  description: text,
  /** For cards, about 10:3. */
  drawing: z.optional(Drawing),
  /** For the comparison of packages, about 1:1. */
  square: z.optional(Drawing),
});
export type ServicePackage = z.infer<typeof ServicePackage>;

export const Partner = z.strictObject({
  name: text,
  /** Without it, the name is set in type. */
  logo: z.optional(Drawing),
  url: z.url({ protocol: /^https?$/ }),
});
export type Partner = z.infer<typeof Partner>;

/**
 * The figure of a story on its card. `value` must be one that the story states; `label` is shorter
 * than the story's.
 */
export const CardFigure = z.strictObject({ value: text, label: text });
export type CardFigure = z.infer<typeof CardFigure>;

/** A customer's story as a card; `route` is its page. */
export const CaseStudy = z.strictObject({
  id: z.int(),
  company: text,
  logo: z.optional(Drawing),
  image: z.optional(Drawing),
  tags: z.array(text).check(z.minLength(1)),
  title: text,
  description: text,
  figure: z.optional(CardFigure),
  route: Link.shape.href,
});
export type CaseStudy = z.infer<typeof CaseStudy>;

export const Testimonial = z.strictObject({
  name: comparedText,
  /** The speaker's role. */
  title: text,
  company: z.optional(text),
  message: text,
  /** True: a photo is looked up by the name, see `app/ui/media/`. False: initials are shown. */
  hasImage: z.boolean(),
  /** Path of the customer's story. */
  storyPage: z.optional(Link.shape.href),
});
export type Testimonial = z.infer<typeof Testimonial>;

export const Testimonials = z.strictObject({
  customers: z.array(Testimonial),
  talents: z.array(Testimonial),
});

/** A solution as a card; `path` is its page. */
export const Solution = z.strictObject({
  title: text,
  description: text,
  path: Link.shape.href,
  icon: IconName,
});
export type Solution = z.infer<typeof Solution>;

/** A figure that the company claims. Figures that look alike may measure different things. */
export const Claim = z.strictObject({
  /** Display text: '60%', '35–40 days'. */
  figure: text,
  /** Short description, shown below the figure. */
  label: text,
  /** What it measures, and what it is compared with, in one or two sentences. */
  measures: text,
  /** The cases that were counted: '14 hires in 2025'. Left out if it is not a count. */
  sample: z.optional(text),
  /** Where the figure comes from: 'Our hiring records'. */
  source: text,
  /** The day on which someone last compared the figure with its source. Pages do not show it. */
  checked: z.optional(day),
});
export type Claim = z.infer<typeof Claim>;

/** The story of a person whose life changed; its page is `/impact-story/{slug}`. */
export const ImpactStory = z.strictObject({
  id: z.int(),
  name: comparedText,
  role: text,
  /** For the card in the list of stories. */
  description: text,
  slug,
  dates: PublicationDates,
  image: z.optional(Drawing),
  quote: text,
  videoUrl: z.optional(VideoSource),
  /** Default: the poster that all stories share. */
  poster: z.optional(VideoAsset),
  body: z.array(z.strictObject({ title: z.optional(text), description: text })),
});
export type ImpactStory = z.infer<typeof ImpactStory>;

/** File name in the content folder (without `.yaml`) to its schema. A list may be empty. */
export const COLLECTIONS = {
  'service-packages': z.array(ServicePackage),
  partners: z.array(Partner),
  'case-studies': z.array(CaseStudy),
  testimonials: Testimonials,
  solutions: z.array(Solution),
  claims: z.record(z.string(), Claim),
  'impact-stories': z.array(ImpactStory),
  staffing: Staffing,
} as const;

export type Collection = {
  [Name in keyof typeof COLLECTIONS]: z.infer<(typeof COLLECTIONS)[Name]>;
};
