/**
 * The copy of customers' stories: `content/pages/stories/{slug}.yaml`, each at `/{slug}`. In lists a
 * text is 'Title: description', split at its first colon; one that begins with a colon has no title.
 */
import * as z from 'zod/mini';
import { Closing, Dates, Meta, text } from '#contract/copy-parts.ts';
import { PictureFile, type WithPictures } from '#contract/pictures.ts';
import { prose } from '#contract/prose.ts';
import { Drawing, Link, MENU_ICONS, path } from '#contract/site.ts';

/** 'Title: description'; there is something behind the first colon. */
const line = prose(text.check(z.regex(/^[^:]*(:\s*\S.*)?$/s, 'has nothing behind its colon')));
const lines = z.array(line).check(z.minLength(1));
const titled = prose(line.check(z.regex(/^[^:]+:/, 'must begin with a title and a colon')));

/** Colours of the brand that words are set in. */
const Tone = z.enum(['primary', 'secondary', 'ink']);

/** The parts of a story in their order: the ids that its contents lead to. */
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
  image: Drawing,
  /** What was done, each with the page of the solution. */
  navIndicator: z.array(z.strictObject({ text, icon: z.enum(MENU_ICONS), link: path })),
});

const KeyMetric = z.strictObject({ label: text, value: text, color: Tone });

const ChallengeContent = z.strictObject({
  title: text,
  quote: z.optional(text),
  quoteAuthor: z.optional(text),
  description: lines,
  roadblocks: lines,
  endparagraphs: z.optional(lines),
  quoteBackgroundColor: z.enum(['morning', 'dawn', 'night']),
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
  /** Large and faint behind the results. */
  watermarkText: text,
  /** Of the watermark and of the measured outcomes' titles. */
  divacsColor: Tone,
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
        /** On the brand's colour instead of plain. */
        highlightHeader: z.boolean(),
        metrics: z.array(z.strictObject({ label: text, value: text })).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
  showMeterDescription: z.boolean(),
});

/** With `hasImage` a photo is looked up by the name, see `app/ui/media/`; initials without. */
const Speaker = { name: text, title: text, message: text };

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

/** What people say is there where somebody spoke. */
function partsOf(story: {
  talentTestimonialContent?: unknown;
  customerTestimonialContent?: unknown;
}): StoryPartId[] {
  return STORY_PARTS.filter(
    (id) =>
      (id !== 'testimonial' || story.talentTestimonialContent) &&
      (id !== 'founder-testimonial' || story.customerTestimonialContent),
  );
}

export const StoryPage = z
  .strictObject({
    meta: Meta,
    dates: Dates,
    heroContent: HeroContent,
    tocSections: z.array(
      z.strictObject({ title: text, link: z.templateLiteral(['#', z.enum(STORY_PARTS)]) }),
    ),
    keyMetrics: z.array(KeyMetric).check(z.minLength(2)),
    challengeContent: ChallengeContent,
    solutionContent: SolutionContent,
    resultsContent: ResultsContent,
    impactContent: ImpactContent,
    talentTestimonialContent: z.optional(TalentTestimonials),
    customerTestimonialContent: z.optional(CustomerTestimonial),
    closing: Closing,
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
      { path: ['tocSections'], error: 'must lead to each part that the story has, in their order' },
    ),
  );
/** As the page gets it. */
export type StoryPage = WithPictures<z.infer<typeof StoryPage>>;

/** `content/story-pages.yaml`: the words that all stories share. */
export const StoryPagesCopy = z.strictObject({
  breadcrumb: text,
  contents: text,
  /** Names the list of the solutions that a story is about. */
  services: text,
  roadblocks: text,
  /** Names the row of testimonials, for screen readers. */
  voices: text,
  /** Leads to a speaker's profile; the name is added for screen readers. */
  profile: text,
  more: z.strictObject({ title: text, text, all: Link }),
});
