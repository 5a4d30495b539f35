/** The copy of pages for clients and people who write to us: their schemas, by file name in the table at the end. */
import * as z from 'zod/mini';
import {
  Card,
  Closing,
  DrawnCard,
  exactly,
  Field,
  Meta,
  PageOpening,
  Row,
  reference,
  Section,
  text,
} from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

/** With the figures that stand for it, by their names in `claims.yaml`. */
const Reason = z.strictObject({
  ...z.omit(Row, { eyebrow: true }).shape,
  claims: z.optional(z.array(reference)),
});

/** The copy of `content/pages/why-businesses.yaml`. */
export const WhyBusinessesCopy = z.strictObject({
  ...PageOpening,
  breadcrumb: text,
  /** Beside the button that leads to the scheduling page. */
  hire: Link,
  benefits: z.strictObject({ ...Section.shape, rows: exactly(7, Reason) }),
  /** `label` names the carousel in it. */
  stories: z.strictObject({ ...Section.shape, label: text }),
  solutions: Section,
  closing: Closing,
});

/** The copy of the two pages with a short form: `hire-a-professional.yaml` and its sister. */
export const EnquiryCopy = z.strictObject({
  ...PageOpening,
  breadcrumb: text,
  drawing: Drawing,
  steps: z.strictObject({ title: text, items: exactly(3, Card) }),
  form: z.strictObject({
    title: text,
    lede: text,
    message: Field,
    /** Id of one of the topics of `contact-form.yaml`. */
    topic: z.optional(text),
    button: text,
  }),
  /** For whom the other page is the right one. */
  other: z.strictObject({ text, link: Link }),
  closing: Closing,
});
export type EnquiryCopy = z.infer<typeof EnquiryCopy>;

/** The copy of `content/pages/customers.yaml`. */
export const CustomersCopy = z.strictObject({
  ...PageOpening,
  tagline: text,
  stories: Section,
  /** Leads to a partner's story. */
  partner: z.strictObject({ eyebrow: text, ...DrawnCard.shape, link: Link }),
  closing: Closing,
});

/** The copy of `content/pages/schedule-a-meeting.yaml`. */
export const ScheduleAMeetingCopy = z.strictObject({
  meta: Meta,
  eyebrow: text,
  heading: text,
  /** For those who are not taken there. */
  text,
  button: text,
});

/** The copy of `content/pages/contact.yaml`. */
export const ContactCopy = z.strictObject({
  ...PageOpening,
  offices: z.strictObject({
    title: text,
    /** Opens the directions; `{office}` is read to those who do not see the card. */
    directions: text,
    directionsTo: text,
    address: text,
    email: text,
    phone: text,
    /** `{time}` is the time of day there. */
    clock: text,
    /** To the pages that show them. */
    links: z.array(Link),
  }),
  questions: z.strictObject({
    title: text,
    lede: text,
    /** What to expect, as short lines. */
    next: z.array(text),
  }),
  schedule: Closing,
});

/** File name under `content/pages/` (without `.yaml`) to its schema. */
export const BUSINESS_PAGES = {
  'why-businesses': WhyBusinessesCopy,
  'hire-a-professional': EnquiryCopy,
  'outsource-your-project': EnquiryCopy,
  customers: CustomersCopy,
  'schedule-a-meeting': ScheduleAMeetingCopy,
  contact: ContactCopy,
} as const;
