/** Copy of the pages of events and trainings. */
import * as z from 'zod/mini';
import { Card, PageTop, Plural, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

const Nothing = z.strictObject({ ...Card.shape, button: Link });

const EventPages = z.strictObject({
  ...PageTop,
  /** Says on translated pages why the events themselves are in English. */
  entryLanguage: text,
  breadcrumb: text,
  list: z.strictObject({
    upcoming: text,
    past: text,
    /** Link to the calendar file with all of them, if there is one. */
    calendar: z.optional(text),
    /** Shown without upcoming entries. */
    empty: Nothing,
    /** Announced after a successful retry. */
    fetched: text,
    /** Shown if the response contained no list. */
    noData: Card,
    failed: Card,
  }),
  detail: z.strictObject({
    /** Meta description of events without one. */
    description: text,
    /** Heading of the description. */
    about: text,
    experts: text,
    more: text,
    timing: z.strictObject({
      /** Above the countdown to the start. */
      before: text,
      during: text,
      after: text,
    }),
    cancelled: z.strictObject({
      /** Label beside the name in lists and calendars. */
      mark: text,
      title: text,
      text,
    }),
    /** Announced after a successful retry. */
    fetched: text,
    failed: Card,
    notFound: Nothing,
  }),
});

export const EventsCopy = EventPages;
export const TrainingsCopy = EventPages;
export type EventPagesCopy = z.infer<typeof EventPages>;

/** The registration box beside an event: price, time, how to take part. */
export const RegistrationCopy = z.strictObject({
  title: text,
  fees: text,
  /** With `{amount}`, and `{currency}`, the currency of `site.yaml`. */
  amount: text,
  free: text,
  register: text,
  /** Below the button: where it links to. */
  hint: text,
  /** Replaces the button after the event. */
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
    /** Below the button, before people can join. */
    early: text,
    /** Below the button, if people can join but there is no link. */
    missing: text,
  }),
  when: z.strictObject({
    title: text,
    /** With `{time}`. */
    inSiteZone: text,
    /** Labels of the time zones of the visitor and of the site. */
    yours: text,
    siteZone: text,
    /** Replaces the visitor's time if it is the same. */
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
