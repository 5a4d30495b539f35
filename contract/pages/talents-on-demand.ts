/** `content/pages/talents-on-demand.yaml`: the job list and the pages of single jobs. */
import * as z from 'zod/mini';
import { Meta, Plural, packKey, Scene, text } from '#contract/copy-parts.ts';
import { JOB_FACETS, OVERLAPS, PAY_PERIODS } from '#contract/job-search.ts';

const textFor = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

export const JobPagesCopy = z.strictObject({
  meta: Meta,
  breadcrumb: text,
  heading: text,
  lede: text,
  /** Says on translated pages why the jobs themselves are in English. */
  entryLanguage: text,
  submitResume: text,
  list: z.strictObject({
    heading: Plural,
    range: text,
    isNew: text,
    /** `{positions}` is the number of positions. */
    positions: text,
    /** `{day}` is the last day to apply. */
    closes: text,
  }),
  search: z.strictObject({
    label: text,
    placeholder: text,
    /** Opens the filters on narrow screens; `openWith` has the `{count}` of active filters. */
    open: text,
    openWith: text,
    /** Submits the form. */
    submit: text,
    clear: text,
    /** Removes a filter; `{label}` is its value. */
    remove: text,
    /** Shows more values of a filter. */
    more: text,
    /** Labels of the filters. */
    facets: textFor(JOB_FACETS),
    overlaps: textFor(OVERLAPS),
    sort: z.strictObject({ label: text, best: text, newest: text, pay: text, closing: text }),
    /** Popular searches: query strings of this page. */
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
    /** `{values}` are unknown values of filters. */
    unknown: text,
  }),
  /** Replaces the list if no job matches. */
  none: z.strictObject({
    title: text,
    text,
    /** Without `{label}`, `{count}` jobs would match. */
    loosen: z.strictObject({ title: text, without: text, searchText: text }),
    all: text,
  }),
  /**
   * Exchange rates for sorting by pay: the value of one unit in the first currency of the list. Empty:
   * all jobs are paid in the currency of `site.yaml`.
   */
  payRates: z.array(z.strictObject({ currency: packKey, rate: z.number().check(z.positive()) })),
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
    /** `{from}` and `{to}` in the company's time zone. */
    day: text,
    /** `{from}` and `{to}` in the visitor's time zone. */
    visitor: text,
    /** `{time}` overlaps with the office hours of `{client}`. */
    overlap: text,
    /** The same if the client's clocks change with the season: `{least}` to `{most}`. */
    overlapBySeason: text,
    /** Lengths of time with `{hours}`, `{minutes}`, or both. */
    length: z.strictObject({ hours: text, minutes: text, both: text }),
    /** The same on a card, in one line. */
    short: z.strictObject({
      /** `{time}` is a span in the company's time zone. */
      day: text,
      /** Replaces it if the days differ: `{hours}` a week. */
      week: text,
      /** `{time}` is a number of hours or a `range`. */
      overlap: text,
      range: text,
    }),
  }),
  /** Jobs that a visitor saves on their device. */
  saved: z.strictObject({
    description: text,
    /** Heading of the page, and label of links to it. */
    heading: text,
    lede: text,
    save: text,
    /** Accessible name of the button, with `{job}`. */
    saveJob: text,
    /** `{job}` was removed because at most `{max}` are saved. */
    full: text,
    /** Shown if the browser refuses to store data. */
    refused: text,
    noScript: text,
    empty: z.strictObject({ title: text, text, button: text }),
    /** `{day}` is when it was saved. */
    savedOn: text,
    /** Label of a job that no longer exists. */
    closed: text,
    /** Label of the button, and its accessible name with `{job}`. */
    remove: text,
    removeJob: text,
    /** `{job}` was removed from the list. */
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
    /** Behind the name of a job. */
    scene: z.optional(Scene),
    back: text,
    roleSummary: text,
    minimumQualifications: text,
    preferredQualifications: text,
    responsibilities: text,
    benefits: text,
    hardSkills: text,
    apply: text,
    /**
     * Beside `apply`, for a job with its own questions: their `{count}`, and the `{count}` of
     * minutes they take.
     */
    ownQuestions: z.strictObject({ count: Plural, duration: Plural }),
    facts: z.strictObject({
      location: text,
      workMode: text,
      jobType: text,
      type: text,
      department: text,
      publishedAt: text,
      validThrough: text,
      positions: text,
    }),
    factsLabel: text,
    contact: z.strictObject({ title: text, text }),
    share: z.strictObject({ title: text, text }),
    similar: text,
  }),
  /** Heading of open jobs below a message. */
  newest: text,
  unavailable: z.strictObject({ title: text, text, hint: text, button: text, similar: text }),
});
export type JobPagesCopy = z.infer<typeof JobPagesCopy>;
