/** Copy of the pages for clients and of the contact pages. */
import * as z from 'zod/mini';
import { CardFigure } from '#contract/collections.ts';
import {
  Card,
  Closing,
  DrawnCard,
  Field,
  listOf,
  Meta,
  PageTop,
  packKey,
  Questions,
  Row,
  Section,
  text,
} from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';
import { sectionedCopy } from './section-list.ts';

/** `claims` are keys of `claims.yaml`. */
const Reason = z.strictObject({
  ...z.omit(Row, { eyebrow: true }).shape,
  claims: z.optional(z.array(packKey)),
});

/** The copy of `content/pages/why-businesses.yaml`. */
export const WhyBusinessesCopy = sectionedCopy('why-businesses', {
  ...PageTop,
  breadcrumb: text,
  /** Beside the button that opens the scheduling page. */
  hire: Link,
  benefits: z.optional(z.strictObject({ ...Section.shape, rows: listOf(Reason) })),
  /** `label` is the accessible name of the carousel. */
  stories: z.optional(z.strictObject({ ...Section.shape, label: text })),
  solutions: z.optional(Section),
  closing: z.optional(Closing),
});

/**
 * The copy of the pages with a short form: `hire-a-professional.yaml`,
 * `outsource-your-project.yaml`.
 */
const requestPage = (page: 'hire-a-professional' | 'outsource-your-project') =>
  sectionedCopy(page, {
    ...PageTop,
    breadcrumb: text,
    drawing: z.optional(Drawing),
    steps: z.optional(z.strictObject({ title: text, items: listOf(Card) })),
    form: z.strictObject({
      title: text,
      lede: text,
      /** Below the lede. */
      link: z.optional(Link),
      message: Field,
      /** Topic id of `contact-form.yaml`. */
      topic: z.optional(packKey),
      button: text,
    }),
    /** Link to the other of the two pages. */
    other: z.optional(z.strictObject({ text, link: Link })),
    questions: z.optional(Questions),
    closing: z.optional(Closing),
  });
const HireCopy = requestPage('hire-a-professional');
const OutsourceCopy = requestPage('outsource-your-project');
export type LeadFormPageCopy = z.infer<typeof HireCopy>;

/** The copy of `content/pages/customers.yaml`. */
export const CustomersCopy = sectionedCopy('customers', {
  ...PageTop,
  tagline: text,
  stories: z.optional(Section),
  /** Link to a partner's story. */
  partner: z.optional(
    z.strictObject({
      eyebrow: text,
      ...DrawnCard.shape,
      figure: z.optional(CardFigure),
      link: Link,
    }),
  ),
  closing: z.optional(Closing),
});

/** The copy of `content/pages/schedule-a-meeting.yaml`. */
export const ScheduleAMeetingCopy = z.strictObject({
  meta: Meta,
  eyebrow: text,
  heading: text,
  /** Shown if the redirect does not work. */
  text,
  button: text,
});

/** The copy of `content/pages/contact.yaml`. */
export const ContactCopy = sectionedCopy('contact', {
  ...PageTop,
  /** The hero's button, which leads to the form. */
  write: text,
  offices: z.optional(
    z.strictObject({
      title: text,
      /** Opens the directions; `directionsTo` is the accessible name, with `{office}`. */
      directions: text,
      directionsTo: text,
      address: text,
      email: text,
      phone: text,
      /** `{time}` is the local time of the office. */
      clock: text,
      /** Links to the pages about the offices. */
      links: z.array(Link),
    }),
  ),
  questions: z.strictObject({
    title: text,
    lede: text,
    /** The next steps, as short lines. */
    next: z.array(text),
  }),
  schedule: z.optional(Closing),
});

/** File name under `content/pages/` (without `.yaml`) to its schema. */
export const BUSINESS_PAGES = {
  'why-businesses': WhyBusinessesCopy,
  'hire-a-professional': HireCopy,
  'outsource-your-project': OutsourceCopy,
  customers: CustomersCopy,
  'schedule-a-meeting': ScheduleAMeetingCopy,
  contact: ContactCopy,
} as const;
