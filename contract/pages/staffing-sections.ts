/**
 * Sections of a solution's page about staff augmentation. Prices, terms and people are in
 * `staffing.yaml`, and texts that state them have placeholders.
 */
import * as z from 'zod/mini';
import { Card, listOf, Plural, Section, text, texts } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';
import { AUGMENTED_COSTS, LOCAL_COSTS } from '#contract/staffing-costs.ts';

const TitledList = z.strictObject({ title: text, items: texts });

/** `{termMonths}` and `{overlapDays}` are terms. */
export const Prices = z.strictObject({
  ...Section.shape,
  /** Links to the prices from the top of the page; `{price}` is the lowest. */
  from: text,
  /** `{currency}` is its code. */
  caption: text,
  /** Heading of the first column. */
  role: text,
  included: TitledList,
  excluded: TitledList,
  quote: z.strictObject({ text, link: Link }),
  /** Links to the calculator. */
  compare: text,
});

/** `{percent}` and `{difference}` are how much less one side costs. */
const Result = z.strictObject({
  /** If staff augmentation costs less. */
  augmented: Card,
  /** If the local hire costs less. */
  local: Card,
  /** If the difference is below half a percent. */
  same: Card,
});
export type ResultLabels = z.infer<typeof Result>;

const Workings = z.strictObject({
  title: text,
  /** `{benefits}`, `{recruiting}` and `{coordination}` are percentages, `{months}` a number. */
  formulas: z.array(Card).check(z.minLength(1)),
  salaries: z.strictObject({
    title: text,
    /** `{mid}`, `{senior}` and `{lead}` are the factors of the levels. */
    text,
    occupation: text,
    median: text,
  }),
  /** `{claim}` is the claimed reduction, `{min}` and `{max}` the range of typical results. */
  notes: TitledList,
  /** `{name}` and `{date}` of each source. */
  sources: z.strictObject({ title: text, salaries: text, benefits: text }),
});

/** `{country}` is where the local hire works, `{people}` the number of people. */
export const Calculator = z.strictObject({
  ...Card.shape,
  fields: z.strictObject({
    role: text,
    level: text,
    people: text,
    /** `{currency}` is its code; `{salary}` is the typical one, from `{min}` to `{max}`. */
    salary: z.strictObject({ label: text, hint: text }),
  }),
  people: Plural,
  /** Submits the form without scripts. */
  button: text,
  result: Result,
  table: z.strictObject({
    caption: text,
    cost: text,
    local: text,
    augmented: text,
    costs: z.record(z.enum([...LOCAL_COSTS, ...AUGMENTED_COSTS]), text),
    /** In the cells of costs that a side does not have. */
    included: text,
    none: text,
    year: text,
    month: text,
    /** After the amount of a bar. */
    perYear: text,
  }),
  share: text,
  workings: Workings,
});

export type CalculatorCopy = z.infer<typeof Calculator>;

export const Profiles = z.strictObject({
  ...Section.shape,
  /** `{level}` and the number of `{years}`. */
  experience: text,
  badges: z.strictObject({ level1: text, level2: text }),
  stack: text,
  languages: text,
  overlap: text,
  availability: text,
  /** `{price}` for a month. */
  price: text,
  /** Says that the people are examples. */
  note: text,
  link: Link,
});

/** What happens if someone leaves; placeholders are the terms of `staffing.yaml`. */
export const Leaving = z.strictObject({
  ...Section.shape,
  steps: listOf(z.strictObject({ when: text, ...Card.shape })),
  facts: listOf(Card),
});
