/** Copy of the pages of events and of trainings. */
import * as z from 'zod/mini';
import { Meta, Scene, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

const EventPages = z.strictObject({
  meta: Meta,
  scene: Scene,
  breadcrumb: text,
  heading: text,
  lede: text,
  list: z.strictObject({
    upcoming: text,
    past: text,
    calendar: z.optional(text),
    /** Where nothing is to come. */
    empty: z.strictObject({ title: text, text, button: Link }),
    /** Said after a second try. */
    fetched: text,
    /** The answer had no list in it. */
    noData: text,
    failed: text,
  }),
  detail: z.strictObject({
    /** In search results, where an event has no description of its own. */
    description: text,
    about: text,
    experts: text,
    more: text,
    fetched: text,
    failed: text,
    notFound: z.strictObject({ title: text, text, button: Link }),
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
  registered: z.strictObject({ title: text, text, undo: text }),
  timing: z.strictObject({
    /** Above the time that is left until the start. */
    before: text,
    during: text,
    /** With `{time}`. */
    remaining: text,
    after: text,
    days: z.strictObject({ one: text, many: text }),
    hours: z.strictObject({ one: text, many: text }),
    minutes: z.strictObject({ one: text, many: text }),
    /** Less than a minute. */
    soon: text,
  }),
  join: z.strictObject({ button: text, early: text }),
  when: z.strictObject({
    title: text,
    /** Names the visitor's own zone and Kathmandu's. */
    yours: text,
    kathmandu: text,
    where: text,
  }),
  calendar: z.strictObject({ title: text, google: text, outlook: text, file: text }),
  share: text,
});
