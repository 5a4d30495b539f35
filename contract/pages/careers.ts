/** Copy of the pages for job seekers. */
import * as z from 'zod/mini';
import {
  Card,
  comparedText,
  Heading,
  IconCard,
  listOf,
  Meta,
  Questions,
  Row,
  Scene,
  Section,
  text,
  texts,
} from '#contract/copy-parts.ts';
import { ALERT_FREQUENCIES } from '#contract/job-alert-rules.ts';
import { Drawing, Link } from '#contract/site.ts';
import { ConfirmCopy, ResultCopy } from './newsletter.ts';
import { sectionedCopy } from './section-list.ts';

/** The copy of `content/pages/why-careers.yaml`. */
export const WhyCareersCopy = sectionedCopy('why-careers', {
  meta: Meta,
  breadcrumb: text,
  hero: z.strictObject({ heading: text, lede: text, button: Link }),
  benefits: z.optional(z.strictObject({ ...Section.shape, rows: listOf(Row) })),
  /** `label` is the accessible name of the row of testimonials. */
  stories: z.optional(z.strictObject({ ...Section.shape, label: text })),
  /** Further benefits. */
  extras: z.optional(z.strictObject({ ...Section.shape, items: listOf(IconCard) })),
  questions: z.optional(Questions),
  verified: z.optional(
    z.strictObject({
      title: text,
      text,
      button: z.extend(Link, { about: text }),
      drawing: z.optional(Drawing),
    }),
  ),
});

/** The copy of `content/pages/remote-career.yaml`. */
export const RemoteCareerCopy = sectionedCopy('remote-career', {
  meta: Meta,
  breadcrumb: text,
  hero: z.strictObject({ heading: text, lede: text, button: Link }),
  /** Steps into the talent pool. */
  pool: z.optional(z.strictObject({ ...Heading.shape, steps: listOf(Card), link: Link })),
  /** Steps from the pool into a client's team. */
  onboarding: z.optional(
    z.strictObject({ ...Heading.shape, steps: listOf(Card), drawing: z.optional(Drawing) }),
  ),
  expect: z.optional(z.strictObject({ ...Section.shape, items: listOf(IconCard) })),
  notExpect: z.optional(z.strictObject({ ...Section.shape, items: listOf(Card) })),
  questions: z.optional(Questions),
  start: z.optional(z.strictObject({ title: text, text, button: Link })),
});

/** A step toward a badge; `value` is the quality that it demonstrates. */
const BadgePanel = z.strictObject({
  panelImage: z.optional(Drawing),
  title: text,
  value: text,
  paragraph: text,
});

/** The copy of `content/pages/verified-badges.yaml`. */
export const VerifiedBadgesCopy = sectionedCopy('verified-badges', {
  meta: Meta,
  breadcrumb: text,
  hero: z.strictObject({ heading: text, lede: text }),
  /** Behind the hero's text. */
  scene: z.optional(Scene),
  level1: z.optional(z.strictObject({ ...Heading.shape, panels: listOf(BadgePanel) })),
  level2: z.optional(
    z.strictObject({
      ...Heading.shape,
      drawing: z.optional(Drawing),
      requirement: Card,
      practice: z.strictObject({ title: text, items: texts }),
    }),
  ),
  worth: z.optional(
    z.strictObject({
      ...Heading.shape,
      points: listOf(Card),
      /** An example profile as a client sees it. */
      profile: z.strictObject({
        label: text,
        name: comparedText,
        role: text,
        badges: listOf(Card),
      }),
    }),
  ),
  questions: z.optional(Questions),
  begin: z.optional(z.strictObject({ title: text, text, button: Link, more: Link })),
});

const frequencies = z.record(z.enum(ALERT_FREQUENCIES), text);

/**
 * `content/pages/job-alerts.yaml`: the form for job alerts, and the pages that their links open.
 */
export const JobAlertsCopy = z.strictObject({
  meta: Meta,
  form: z.strictObject({
    /** Titles of the form below the job list, on a job's page, and on its own page. */
    title: z.strictObject({ list: text, job: text, all: text }),
    text,
    fields: z.strictObject({ email: text, frequency: text }),
    frequencies,
    button: text,
    /** Stored with each alert, so it must be understandable out of context. */
    consent: text,
    privacy: Link,
    /** Link to the feed of the same search. */
    feed: text,
  }),
  sent: ResultCopy,
  /** In these texts `{search}` describes the search and `{frequency}` is how often mails come. */
  confirm: ConfirmCopy,
  confirmed: ResultCopy,
  leave: ConfirmCopy,
  ended: ResultCopy,
  /** For a link to end an alert that had already ended. */
  alreadyEnded: ResultCopy,
  gone: ResultCopy,
  /** Parts of sentences: the frequencies, and the name of a search for all jobs. */
  phrases: z.strictObject({
    frequencies,
    everything: text,
    /** Replaces the typed search in the mail to an unconfirmed address. */
    typed: text,
  }),
});
export type JobAlertsCopy = z.infer<typeof JobAlertsCopy>;

/** `content/pages/application.yaml`: the applicant's page. Its stages are in `console.yaml`. */
export const ApplicationPageCopy = z.strictObject({
  meta: Meta,
  /** Behind the text at the top. */
  scene: z.optional(Scene),
  eyebrow: text,
  /** Replaces the job's name for applications without a job. */
  talentPool: text,
  /** With `{day}`, when it was sent, and `{reference}`. */
  lede: text,
  steps: z.strictObject({
    title: text,
    /** Beside the current stage. */
    now: text,
    withdrawn: Card,
    /** A stage that the pack no longer has. */
    other: Card,
  }),
  documents: z.strictObject({
    title: text,
    /** `{most}` is the maximum number of documents. */
    text,
    /** Label of the resume sent with the application. */
    resume: text,
    /** With `{day}`, when it was added. */
    added: text,
    field: text,
    hint: text,
    button: text,
    /**
     * Replace the form: `full` at the maximum number, `closed` when adding is no longer possible.
     */
    full: text,
    closed: text,
  }),
  sent: z.strictObject({
    title: text,
    fields: z.strictObject({ name: text, email: text, reference: text, received: text }),
  }),
  choices: z.strictObject({ title: text, text, withdraw: text, erase: text }),
  withdraw: z.extend(ConfirmCopy, { keep: text }),
  erase: z.extend(ConfirmCopy, { keep: text }),
  /** Above the page, after an action. */
  done: z.strictObject({ withdrawn: text, added: text }),
  /** A failed action without a field error. */
  failed: text,
  /** For an expired or invalid link. */
  gone: ResultCopy,
  erased: ResultCopy,
});
export type ApplicationPageCopy = z.infer<typeof ApplicationPageCopy>;

/** File name under `content/pages/` (without `.yaml`) to its schema. */
export const CAREER_PAGES = {
  'why-careers': WhyCareersCopy,
  'remote-career': RemoteCareerCopy,
  'verified-badges': VerifiedBadgesCopy,
  'job-alerts': JobAlertsCopy,
  application: ApplicationPageCopy,
} as const;
