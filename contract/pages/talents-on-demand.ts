/** `content/pages/talents-on-demand.yaml`: the list of openings and the page of one. */
import * as z from 'zod/mini';
import { Meta, Plural, Scene, text } from '#contract/copy-parts.ts';
import { JOB_FACETS, OVERLAPS, PAY_PERIODS } from '#contract/job-search.ts';

const textFor = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

export const TalentsOnDemandCopy = z.strictObject({
  meta: Meta,
  breadcrumb: text,
  heading: text,
  lede: text,
  submitResume: text,
  list: z.strictObject({
    heading: Plural,
    range: text,
    isNew: text,
    /** `{places}` people are wanted. */
    places: text,
    /** `{day}` is the last one to apply. */
    closes: text,
  }),
  search: z.strictObject({
    label: text,
    placeholder: text,
    /** Opens the filters on a narrow screen; with `{count}` where some are in use. */
    open: text,
    openWith: text,
    /** Sends the form. */
    submit: text,
    clear: text,
    /** `{label}` is what is no longer asked for. */
    remove: text,
    /** The values that stand behind the first ones. */
    more: text,
    /** What the filters are called. */
    facets: textFor(JOB_FACETS),
    overlaps: textFor(OVERLAPS),
    sort: z.strictObject({ label: text, best: text, newest: text, pay: text, closing: text }),
    /** Searches that many people begin with: queries of this page. */
    quick: z.strictObject({
      label: text,
      items: z.array(
        z.strictObject({
          title: text,
          query: z
            .string()
            .check(z.regex(/^[a-z]+=\S+$/, 'must be a query, such as "level=trainee"')),
        }),
      ),
    }),
    /** `{values}` are values of filters that there are not. */
    unknown: text,
  }),
  /** In place of the list, where no opening fits. */
  none: z.strictObject({
    title: text,
    text,
    /** `{label}` would leave `{count}` openings if it were left out. */
    loosen: z.strictObject({ title: text, without: text, words: text }),
    all: text,
  }),
  /** Only to sort by pay: what one unit of each currency is worth in the first one. */
  payRates: z.array(z.strictObject({ currency: text, rate: z.number().check(z.positive()) })),
  pay: z.strictObject({
    label: text,
    /** With `{min}`, `{max}` and `{currency}`. */
    range: text,
    /** With `{sum}` and `{currency}`. */
    sum: text,
    /** With `{pay}`. */
    periods: textFor(PAY_PERIODS),
    gross: text,
  }),
  hours: z.strictObject({
    label: text,
    /** `{hours}` a week. */
    week: text,
    /** `{from}` and `{to}` by the company's clocks. */
    day: text,
    /** `{from}` and `{to}` by the visitor's clocks. */
    visitor: text,
    /** `{time}` is shared with `{client}`. */
    overlap: text,
    /** As long where the clients' clocks change: `{least}` to `{most}`. */
    overlapBySeason: text,
    /** A length of `{hours}`, of `{minutes}`, and of both. */
    length: z.strictObject({ hours: text, minutes: text, both: text }),
  }),
  /** Openings that somebody puts aside on the own device. */
  saved: z.strictObject({
    description: text,
    /** The page's, and the links' to it. */
    heading: text,
    lede: text,
    save: text,
    /** Names the button for whoever hears it: `{job}`. */
    saveJob: text,
    /** `{job}` made room: no more than `{max}` are kept. */
    full: text,
    /** The browser stores nothing. */
    refused: text,
    noScript: text,
    empty: z.strictObject({ title: text, text, button: text }),
    /** `{day}` it was saved. */
    savedOn: text,
    /** On an opening that is not there any more. */
    closed: text,
    /** On the button, and its name: `{job}`. */
    remove: text,
    removeJob: text,
    /** `{job}` was taken off the list. */
    removed: text,
    undo: text,
  }),
  empty: z.strictObject({ title: text, text, hint: text, retry: text }),
  aside: z.strictObject({ title: text, text, hint: text }),
  steps: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text })),
  }),
  detail: z.strictObject({
    /** Behind the name of an opening. */
    scene: Scene,
    back: text,
    roleSummary: text,
    minimumQualifications: text,
    preferredQualifications: text,
    responsibilities: text,
    benefits: text,
    hardSkills: text,
    apply: text,
    /** Beside it, where the opening asks `{count}` questions of its own: how many, and that they take `{count}` minutes. */
    ownQuestions: z.strictObject({ asks: Plural, takes: Plural }),
    facts: z.strictObject({
      location: text,
      workMode: text,
      jobType: text,
      type: text,
      department: text,
      publishedAt: text,
      validThrough: text,
      places: text,
    }),
    factsLabel: text,
    contact: z.strictObject({ title: text, text }),
    share: z.strictObject({ title: text, text }),
    similar: text,
  }),
  unavailable: z.strictObject({ title: text, text, hint: text, button: text, similar: text }),
});
export type TalentsOnDemandCopy = z.infer<typeof TalentsOnDemandCopy>;
