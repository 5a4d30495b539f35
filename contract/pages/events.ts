/** Copy of the pages of events and of trainings. */
import * as z from 'zod/mini';
import { Card, PageOpening, Plural, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

const Nothing = z.strictObject({ ...Card.shape, button: Link });

const EventPages = z.strictObject({
  ...PageOpening,
  breadcrumb: text,
  list: z.strictObject({
    upcoming: text,
    past: text,
    /** Leads to all of them for a calendar, where there is such a file. */
    calendar: z.optional(text),
    /** Where nothing is to come. */
    empty: Nothing,
    /** Said after a second try. */
    fetched: text,
    /** The answer had no list in it. */
    noData: Card,
    failed: Card,
  }),
  detail: z.strictObject({
    /** In search results, where an event has no description of its own. */
    description: text,
    /** Names the text. */
    about: text,
    experts: text,
    more: text,
    timing: z.strictObject({
      /** Above the time that is left until the start. */
      before: text,
      during: text,
      after: text,
    }),
    cancelled: z.strictObject({
      /** Beside the name in lists and calendars. */
      mark: text,
      title: text,
      text,
    }),
    /** Said after a second try. */
    fetched: text,
    failed: Card,
    notFound: Nothing,
  }),
});

export const EventsCopy = EventPages;
export const TrainingsCopy = EventPages;
export type EventPagesCopy = z.infer<typeof EventPages>;

/** The box beside an event: what it costs, when it is, how to take part. */
export const RegistrationCopy = z.strictObject({
  title: text,
  fees: text,
  /** With `{amount}`. */
  amount: text,
  free: text,
  register: text,
  /** Below the button: where it leads. */
  hint: text,
  /** In place of the button once it is over. */
  closed: text,
  registered: z.strictObject({ title: text, text, undo: text }),
  timing: z.strictObject({
    /** With `{time}`. */
    remaining: text,
    days: Plural,
    hours: Plural,
    minutes: Plural,
    /** Less than a minute. */
    soon: text,
  }),
  join: z.strictObject({
    button: text,
    /** Below it, before the doors open. */
    early: text,
    /** Below it, where they are open and nobody has said where. */
    missing: text,
  }),
  when: z.strictObject({
    title: text,
    /** With `{time}`. */
    inKathmandu: text,
    /** Names the visitor's own zone and Kathmandu's. */
    yours: text,
    kathmandu: text,
    /** In place of the visitor's own time. */
    same: text,
    length: text,
    where: text,
  }),
  calendar: z.strictObject({
    title: text,
    subscribe: text,
    google: text,
    outlook: text,
    file: text,
    hint: text,
  }),
  share: text,
});
