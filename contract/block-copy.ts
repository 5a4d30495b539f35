/** The copy of blocks that stand on several pages: one schema for each `content/{name}.yaml`. */
import * as z from 'zod/mini';
import { DeskCopy } from './console/desk-copy.ts';
import { Field, Plural, slug, Thanks, text } from './copy-parts.ts';
import { METRIC_NAMES, SUM_NAMES } from './impact.ts';
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
  /** On the button, and said aloud, while it is on its way. */
  sending: text,
  /** Stored with each subscription, so it has to stand as a whole. */
  consent: text,
  privacy: Link,
  thanks: z.strictObject({
    /** `{name}` is the first name. */
    title: text,
    text,
    /** Where the address has to be confirmed by mail. */
    confirm: text,
    /** To something to read meanwhile. */
    link: Link,
  }),
});

/** What a message may be about. */
const ContactTopic = z.strictObject({
  /** What the API, staff's lists and links (`/contact?topic=press`) call it: keep it once it is in use. */
  id: slug.check(z.maxLength(40)),
  label: text,
  /** Shown once it is chosen: a page that answers it faster than a message. */
  better: z.optional(z.strictObject({ text, link: Link })),
  /** Where the thank-you page leads on to, in place of `thanks`. */
  next: z.optional(
    z.pick(Thanks, { ctaText: true, ctaHighlight: true, buttonText: true, buttonLink: true }),
  ),
});
export type ContactTopic = z.infer<typeof ContactTopic>;

/** The form that writes to the company, on whichever page it stands. */
export const ContactFormCopy = z.strictObject({
  /** Said above the fields. */
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
  /** Beside them, chosen as long as none of them is. */
  noTopic: text,
  button: text,
  /** While the check against robots ends; then the page is left. */
  sending: text,
  /** Stored with each message, so it has to stand as a whole. */
  consent: text,
  privacy: Link,
  failed: z.strictObject({
    /** On the message that the visitor gets on whatever page they are on by then. */
    retry: text,
    /** Where the form came back without scripts, with what was typed and without. */
    text,
    unreadable: text,
  }),
  /** What was typed is back from an earlier visit. */
  restored: z.strictObject({ text, clear: text }),
  noScript: text,
  thanks: Thanks,
});

export const ImpactMeterCopy = z.strictObject({
  /** Leads to the meter from other pages. */
  band: z.strictObject({ eyebrow: text, title: text, text, button: text }),
  eyebrow: text,
  title: text,
  lede: text,
  slider: z.strictObject({
    label: text,
    /** Where it stands, in words; `{n}` people. */
    value: Plural,
    /** Sends the form where there are no scripts. */
    button: text,
  }),
  /** Said when the slider rests: `{people}` as the slider has it, and the four sums by name. */
  said: text,
  sums: z.record(z.enum(SUM_NAMES), text),
  /** In a circle, below its number: `{max}` is the number at which it is full. */
  full: text,
  /** Below the circles: why few people fill them so little. */
  explained: text,
  /** Heading of the bars. */
  figures: text,
  metrics: z.record(z.enum(METRIC_NAMES), text),
  share: text,
  /** From the short form to the one with every figure. */
  every: Link,
  /** Which formula fills which circle, and whose it is. */
  notes: z.strictObject({ title: text, text, sums: z.record(z.enum(SUM_NAMES), text) }),
});

/** The form in front of a session's film and a white paper's file. */
export const GateCopy = z.strictObject({
  required: text,
  fields: z.strictObject({ firstName: Field, lastName: Field, email: Field }),
  /** Ticked by whoever also wants the newsletter. */
  newsletter: text,
  sending: text,
  /** Stored with each lead, so it has to stand as a whole. */
  consent: text,
  privacy: Link,
  session: z.strictObject({
    title: text,
    text,
    button: text,
    /** With `{name}`, the first name. */
    thanks: text,
    play: text,
    /** Names the film, with `{title}`. */
    film: text,
    /** Below the film. */
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

/** What the pages of the six solutions share. */
export const SolutionPagesCopy = z.strictObject({
  /** Names the list of all six. */
  list: text,
});

export const BLOCK_COPY = {
  newsletter: NewsletterCopy,
  'contact-form': ContactFormCopy,
  gate: GateCopy,
  mails: MailsCopy,
  desk: DeskCopy,
  registration: RegistrationCopy,
  'impact-meter': ImpactMeterCopy,
  'solution-pages': SolutionPagesCopy,
  'package-pages': PackagePagesCopy,
  'story-pages': StoryPagesCopy,
} as const;

export type BlockCopy = { [Name in keyof typeof BLOCK_COPY]: z.infer<(typeof BLOCK_COPY)[Name]> };
