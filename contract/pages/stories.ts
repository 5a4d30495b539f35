/**
 * Copy of the customer stories: `content/pages/stories/{slug}.yaml`, each at `/{slug}`. Texts in
 * lists have the form 'Title: description' and are split at the first colon. A text that begins
 * with a colon has no title.
 */
import * as z from 'zod/mini';
import {
  Closing,
  comparedText,
  listOf,
  Meta,
  PublicationDates,
  text,
} from '#contract/copy-parts.ts';
import { IconName } from '#contract/icons.ts';
import { PictureFile, type WithPictures } from '#contract/pictures.ts';
import { prose } from '#contract/prose.ts';
import { Drawing, Link, path } from '#contract/site.ts';

/** 'Title: description'; the part after the first colon must not be empty. */
const line = prose(text.check(z.regex(/^[^:]*(:\s*\S.*)?$/s, 'must have text after the colon')));
const lines = z.array(line).check(z.minLength(1));
const titled = prose(line.check(z.regex(/^[^:]+:/, 'must begin with a title and a colon')));

/** Brand colors for text. */
const Tone = z.enum(['primary', 'secondary', 'ink']);

/** Ids of the parts of a story in order, the targets of its table of contents. */
const STORY_PARTS = [
  'key-stats',
  'the-challenge',
  'the-solution',
  'the-results',
  'impact',
  'testimonial',
  'founder-testimonial',
] as const;
export type StoryPartId = (typeof STORY_PARTS)[number];

const HeroContent = z.strictObject({
  title: text,
  subtitle: text,
  description: text,
  buttonText: text,
  buttonLink: path,
  image: z.optional(Drawing),
  /** The services, each linked to the page of its solution. */
  navIndicator: z.array(z.strictObject({ text, icon: IconName, link: path })),
});

const KeyMetric = z.strictObject({ label: text, value: text, color: Tone });

const ChallengeContent = z.strictObject({
  title: text,
  quote: z.optional(text),
  quoteAuthor: z.optional(text),
  description: lines,
  roadblocks: lines,
  endparagraphs: z.optional(lines),
  /** `morning` by default. */
  quoteBackgroundColor: z.optional(z.enum(['morning', 'dawn', 'night'])),
  order: z.enum(['quote-first', 'quote-last']),
  showQuote: z.boolean(),
  showQuoteAuthor: z.boolean(),
  showEndparagraphs: z.boolean(),
});

const SolutionContent = z.strictObject({
  title: text,
  subtitle: text,
  description: lines,
  benefitTitle: z.optional(text),
  benefits: lines,
  conclusion: text,
  showBenefitTitle: z.boolean(),
});

const ResultsContent = z.strictObject({
  title: text,
  description: z.optional(text),
  outcomes: lines,
  subtitle: text,
  measureableOutcomes: z.array(titled).check(z.minLength(1)),
  summary: text,
  /** Faint, below the results. */
  watermarkText: z.optional(text),
  /** Color of the watermark and of the titles of the measured outcomes; `primary` by default. */
  divacsColor: z.optional(Tone),
  showDescription: z.boolean(),
});

const ImpactContent = z.strictObject({
  title: text,
  description: text,
  meterDescription: z.optional(text),
  categories: z
    .array(
      z.strictObject({
        title: text,
        /** Uses the brand's color as the header's background. */
        highlightHeader: z.boolean(),
        metrics: z.array(z.strictObject({ label: text, value: text })).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
  showMeterDescription: z.boolean(),
});

/**
 * With `hasImage`, a photo is looked up by the name, see `app/ui/media/`; else initials are shown.
 */
const Speaker = { name: comparedText, title: text, message: text };

const TalentTestimonials = z.strictObject({
  title: text,
  testimonials: z
    .array(z.strictObject({ ...Speaker, hasImage: z.boolean() }))
    .check(z.minLength(1)),
});

const CustomerTestimonial = z.strictObject({
  title: text,
  testimonial: z.strictObject({
    ...Speaker,
    image: z.optional(z.union([Drawing, PictureFile])),
    linkedin: z.optional(z.url({ protocol: /^https$/ })),
  }),
});

/** The key of each part's copy. A story without it does not have the part. */
const PART_COPY = {
  'key-stats': 'keyMetrics',
  'the-challenge': 'challengeContent',
  'the-solution': 'solutionContent',
  'the-results': 'resultsContent',
  impact: 'impactContent',
  testimonial: 'talentTestimonialContent',
  'founder-testimonial': 'customerTestimonialContent',
} as const satisfies Record<StoryPartId, string>;

const partsOf = (story: Partial<Record<(typeof PART_COPY)[StoryPartId], unknown>>) =>
  STORY_PARTS.filter((id) => story[PART_COPY[id]] !== undefined);

export const StoryPage = z
  .strictObject({
    meta: Meta,
    dates: PublicationDates,
    heroContent: HeroContent,
    tocSections: z.array(
      z.strictObject({ title: text, link: z.templateLiteral(['#', z.enum(STORY_PARTS)]) }),
    ),
    keyMetrics: z.optional(listOf(KeyMetric)),
    challengeContent: z.optional(ChallengeContent),
    solutionContent: z.optional(SolutionContent),
    resultsContent: z.optional(ResultsContent),
    impactContent: z.optional(ImpactContent),
    talentTestimonialContent: z.optional(TalentTestimonials),
    customerTestimonialContent: z.optional(CustomerTestimonial),
    closing: z.optional(Closing),
  })
  .check(
    z.refine(
      (story) => {
        const links = story.tocSections.map(({ link }) => link);
        return (
          links.join() ===
          partsOf(story)
            .map((id) => `#${id}`)
            .join()
        );
      },
      { path: ['tocSections'], error: 'must link to each part of the story, in order' },
    ),
  );
/** As the page gets it, with pictures resolved. */
export type StoryPage = WithPictures<z.infer<typeof StoryPage>>;

/** `content/story-pages.yaml`: the copy that all stories share. */
export const StoryPagesCopy = z.strictObject({
  breadcrumb: text,
  contents: text,
  /** Accessible name of the list of services. */
  services: text,
  roadblocks: text,
  /** Accessible name of the row of testimonials. */
  voices: text,
  /** Link to a speaker's profile; the name is added for screen readers. */
  profile: text,
  more: z.strictObject({ title: text, text, all: Link }),
});
