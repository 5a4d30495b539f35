/** The copy of pages for people who look for work: their schemas, by file name in the table at the end. */
import * as z from 'zod/mini';
import {
  Card,
  exactly,
  Heading,
  IconCard,
  Meta,
  Row,
  Scene,
  Section,
  text,
} from '#contract/copy-parts.ts';
import { ALERT_FREQUENCIES } from '#contract/job-alert-rules.ts';
import { Drawing, Link } from '#contract/site.ts';
import { Asking, Done } from './newsletter.ts';

/** The copy of `content/pages/why-careers.yaml`. */
export const WhyCareersCopy = z.strictObject({
  meta: Meta,
  /** The group of pages that this one is in. */
  breadcrumb: text,
  hero: z.strictObject({ heading: text, lede: text, button: Link }),
  benefits: z.strictObject({ ...Section.shape, rows: exactly(4, Row) }),
  /** `label` names the row of voices. */
  stories: z.strictObject({ ...Section.shape, label: text }),
  /** What else comes with the work. */
  extras: z.strictObject({ ...Section.shape, items: exactly(6, IconCard) }),
  verified: z.strictObject({
    title: text,
    text,
    button: z.extend(Link, { about: text }),
    drawing: Drawing,
  }),
});

/** The copy of `content/pages/remote-career.yaml`. */
export const RemoteCareerCopy = z.strictObject({
  meta: Meta,
  /** The group of pages that this one is in. */
  breadcrumb: text,
  hero: z.strictObject({ heading: text, lede: text, button: Link }),
  /** The way into the talent pool. */
  pool: z.strictObject({ ...Heading.shape, steps: exactly(4, Card), link: Link }),
  /** From there into a client's team. */
  onboarding: z.strictObject({ ...Heading.shape, steps: exactly(5, Card), drawing: Drawing }),
  expect: z.strictObject({ ...Section.shape, items: exactly(5, IconCard) }),
  notExpect: z.strictObject({ ...Section.shape, items: exactly(2, Card) }),
  start: z.strictObject({ title: text, text, button: Link }),
});

/** One step to a badge; `value` is what it shows of somebody. */
const BadgePanel = z.strictObject({
  panelImage: Drawing,
  title: text,
  value: text,
  paragraph: text,
});

/** The copy of `content/pages/verified-badges.yaml`. */
export const VerifiedBadgesCopy = z.strictObject({
  meta: Meta,
  /** The group of pages that this one is in. */
  breadcrumb: text,
  hero: z.strictObject({ heading: text, lede: text }),
  /** Behind the words that it opens with. */
  scene: Scene,
  level1: z.strictObject({ ...Heading.shape, panels: exactly(4, BadgePanel) }),
  level2: z.strictObject({
    ...Heading.shape,
    drawing: Drawing,
    /** What it takes. */
    requirement: Card,
    practice: z.strictObject({ title: text, items: z.array(text).check(z.minLength(2)) }),
  }),
  worth: z.strictObject({
    ...Heading.shape,
    points: z.array(Card).check(z.minLength(2)),
    /** An example of a profile, as a client sees it. */
    profile: z.strictObject({ label: text, name: text, role: text, badges: exactly(2, Card) }),
  }),
  begin: z.strictObject({ title: text, text, button: Link, more: Link }),
});

const frequencies = z.record(z.enum(ALERT_FREQUENCIES), text);

/** `content/pages/job-alerts.yaml`: the form that asks for mails about new openings, and where their links lead. */
export const JobAlertsCopy = z.strictObject({
  meta: Meta,
  form: z.strictObject({
    /** Above the form below a list, on the page of one opening, and on a separate page. */
    title: z.strictObject({ list: text, job: text, all: text }),
    text,
    fields: z.strictObject({ email: text, frequency: text }),
    frequencies,
    button: text,
    /** Stored with each alert, so it has to stand as a whole. */
    consent: text,
    privacy: Link,
    /** To the feed of the same search. */
    feed: text,
  }),
  sent: Done,
  /** In these texts `{search}` is the search in words and `{frequency}` how often a mail comes. */
  confirm: Asking,
  confirmed: Done,
  leave: Asking,
  ended: Done,
  /** For a link that ends what had ended before. */
  already: Done,
  gone: Done,
  /** How often, within a sentence, and what a search for everything is called there. */
  words: z.strictObject({
    frequencies,
    everything: text,
    /** In a mail to somebody who has not confirmed it, in place of what was typed. */
    typed: text,
  }),
});
export type JobAlertsCopy = z.infer<typeof JobAlertsCopy>;

/** `content/pages/application.yaml`: the applicant's own page. Its stages are in `desk.yaml`. */
export const ApplicationPageCopy = z.strictObject({
  meta: Meta,
  /** Behind the words that it opens with. */
  scene: Scene,
  eyebrow: text,
  /** In place of the opening's name where there is none. */
  talentPool: text,
  /** `{day}` when it was sent, and its `{reference}`. */
  lede: text,
  steps: z.strictObject({
    title: text,
    /** Beside the last one. */
    now: text,
    withdrawn: Card,
    /** A stage that the pack no longer has. */
    other: Card,
  }),
  documents: z.strictObject({
    title: text,
    /** `{most}` of them can be added. */
    text,
    /** Of the resume that came with it. */
    resume: text,
    /** When one was added: `{day}`. */
    added: text,
    field: text,
    hint: text,
    button: text,
    /** In place of the form, where there are as many as can be, and where nothing can be added any more. */
    full: text,
    closed: text,
  }),
  sent: z.strictObject({
    title: text,
    fields: z.strictObject({ name: text, email: text, reference: text, received: text }),
  }),
  choices: z.strictObject({ title: text, text, withdraw: text, erase: text }),
  withdraw: z.extend(Asking, { keep: text }),
  erase: z.extend(Asking, { keep: text }),
  /** Above the page, after something was done. */
  done: z.strictObject({ withdrawn: text, added: text }),
  /** What could not be done, and is nothing that a field could tell. */
  failed: text,
  /** For a link that is no longer good, or never was. */
  gone: Done,
  erased: Done,
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
