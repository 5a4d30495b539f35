/** The copy of blocks that several pages share: one schema for each `content/{name}.yaml`. */
import * as z from 'zod/mini';
import { ConsoleCopy } from './console/console-copy.ts';
import { Field, Plural, slug, Thanks, text } from './copy-parts.ts';
import { COUNTED_METRICS, METRIC_GROUP_NAMES, METRIC_NAMES, SUM_NAMES } from './impact.ts';
import { MailsCopy } from './mails.ts';
import { RegistrationCopy } from './pages/events.ts';
import { PackagePagesCopy } from './pages/service-packages.ts';
import { StoryPagesCopy } from './pages/stories.ts';
import { Link } from './site.ts';

export const NewsletterCopy = z.strictObject({
  heading: text,
  text,
  fields: z.strictObject({ firstName: text, lastName: text, email: text }),
  button: text,
  /** Shown on the button and announced to screen readers while the form is being sent. */
  sending: text,
  /** Stored with each subscription, so it must be understandable out of context. */
  consent: text,
  privacy: Link,
  thanks: z.strictObject({
    /** `{name}` is the first name. */
    title: text,
    text,
    /** Shown if the address has to be confirmed by mail. */
    confirm: text,
    /** Suggests a page to read next. */
    link: Link,
  }),
});

const ContactTopic = z.strictObject({
  /**
   * Used by the API, staff's lists and links (`/contact?topic=press`): do not change it once in
   * use.
   */
  id: slug.check(z.maxLength(40)),
  label: text,
  /** Shown when the topic is chosen: a page that answers the question faster than a message. */
  suggestion: z.optional(z.strictObject({ text, link: Link })),
  /** The thank-you page's next step for this topic; overrides `thanks`. */
  next: z.optional(
    z.pick(Thanks, { ctaText: true, ctaHighlight: true, buttonText: true, buttonLink: true }),
  ),
});
export type ContactTopic = z.infer<typeof ContactTopic>;

/** The contact form, on any page. */
export const ContactFormCopy = z.strictObject({
  /** Above the fields. */
  required: text,
  fields: z.strictObject({
    topic: Field,
    name: Field,
    email: Field,
    company: Field,
    phoneNumber: Field,
    message: Field,
  }),
  topics: z.array(ContactTopic),
  /** The option for no topic, selected by default. */
  noTopic: text,
  button: text,
  /** Shown until the captcha is solved; then the page navigates away. */
  sending: text,
  /** Stored with each message, so it must be understandable out of context. */
  consent: text,
  privacy: Link,
  failed: z.strictObject({
    /** Button of the error message, which appears on any page that the visitor has moved on to. */
    retry: text,
    /** Without scripts, when the form is shown again: with the typed values, and without them. */
    text,
    unreadable: text,
  }),
  /** Shown when a draft of an earlier visit was restored. */
  restored: z.strictObject({ text, clear: text }),
  noScript: text,
  thanks: Thanks,
});

export const ImpactMeterCopy = z.strictObject({
  /** A band on other pages that links to the meter. */
  band: z.strictObject({ eyebrow: text, title: text, text, button: text }),
  eyebrow: text,
  title: text,
  lede: text,
  slider: z.strictObject({
    label: text,
    /** The slider's value as text; `{n}` people. */
    value: Plural,
    /** Submits the form without scripts. */
    button: text,
  }),
  /**
   * The result in words, shown below the slider and announced when it stops: `{n}` people and the
   * `{counts}`, of which those of 0 are left out. Before the last count comes an "and":
   * `{rest} and {last}`.
   */
  result: z.strictObject({
    sentence: Plural,
    and: text,
    counts: z.record(z.enum(COUNTED_METRICS), Plural),
  }),
  sums: z.record(z.enum(SUM_NAMES), text),
  /** Below the number in a circle: `{max}` is the value that fills the circle. */
  full: text,
  /** Below the circles: why small numbers of people fill little of them. */
  explanation: text,
  /** Heading of the bars. */
  figures: text,
  /** Titles of the groups of bars, by who gains. */
  groups: z.record(z.enum(METRIC_GROUP_NAMES), text),
  metrics: z.record(z.enum(METRIC_NAMES), text),
  share: text,
  /** Links from the short meter to the one with every figure. */
  allFigures: Link,
  /** The formula of each circle and its source. */
  notes: z.strictObject({ title: text, text, sums: z.record(z.enum(SUM_NAMES), text) }),
});

/** The form that gates a session's video and a white paper's file. */
export const GateCopy = z.strictObject({
  required: text,
  fields: z.strictObject({ firstName: Field, lastName: Field, email: Field }),
  /** Checkbox that also subscribes to the newsletter. */
  newsletter: text,
  sending: text,
  /** Stored with each lead, so it must be understandable out of context. */
  consent: text,
  privacy: Link,
  session: z.strictObject({
    title: text,
    text,
    button: text,
    /** With `{name}`, the first name. */
    thanks: text,
    play: text,
    /** Accessible name of the video, with `{title}`. */
    video: text,
    /** Below the video. */
    note: z.optional(text),
  }),
  paper: z.strictObject({
    title: text,
    text,
    button: text,
    thanks: text,
    /** Opens the file. */
    open: text,
    note: z.optional(text),
  }),
});

/** Shared by the pages of the solutions. */
export const SolutionPagesCopy = z.strictObject({
  /** Accessible name of the list of all solutions. */
  list: text,
});

export const BLOCK_COPY = {
  newsletter: NewsletterCopy,
  'contact-form': ContactFormCopy,
  gate: GateCopy,
  mails: MailsCopy,
  console: ConsoleCopy,
  registration: RegistrationCopy,
  'impact-meter': ImpactMeterCopy,
  'solution-pages': SolutionPagesCopy,
  'package-pages': PackagePagesCopy,
  'story-pages': StoryPagesCopy,
} as const;

export type BlockCopy = { [Name in keyof typeof BLOCK_COPY]: z.infer<(typeof BLOCK_COPY)[Name]> };
