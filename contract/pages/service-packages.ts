/** The copy of the service packages: the index, and one file for each package's page. */
import * as z from 'zod/mini';
import { Closing, Heading, Meta, PageOpening, Plural, slug, text } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

const TitleAndLede = z.pick(Heading, { title: true, lede: true });

/** `content/package-pages.yaml`: the words that all package pages share. */
export const PackagePagesCopy = z.strictObject({
  /** Names the list of all packages. */
  list: text,
  breadcrumb: text,
  overview: text,
  expect: text,
  note: text,
  /** What the price at the top of the page is. */
  price: z.strictObject({ text, link: Link }),
  /** Above the packages that often go with this one. */
  goesWith: z.strictObject({ title: text, text }),
  /** Leads to the index. */
  compare: text,
  /** Ends every page; its link stands at the top as well. */
  callToAction: z.strictObject({ ...z.omit(Closing, { button: true }).shape, link: Link }),
});

/**
 * `content/pages/service-packages/{slug}.yaml`. Title and starting price come from
 * `service-packages.yaml`, where the slug is.
 */
export const PackagePage = z.strictObject({
  meta: z.omit(Meta, { title: true }),
  /** The package's hour of the landscape. */
  view: Drawing,
  /** Who it is for, in one sentence below the title. */
  lede: text,
  overview: z.array(text).check(z.minLength(2), z.maxLength(3)),
  /** What is handed over. */
  bullets: z.array(text).check(z.minLength(6), z.maxLength(9)),
  note: z.optional(text),
  /** Two other packages. */
  goesWith: z.array(slug).check(z.length(2)),
});
export type PackagePage = z.infer<typeof PackagePage>;

/** A package under the goal that it serves. */
const Compared = z.strictObject({
  slug,
  /** 'You have …': when it is the right one. */
  suits: text,
  /** Ids of `table.contents`. */
  contains: z.array(slug).check(z.minLength(1)),
});
export type ComparedPackage = z.infer<typeof Compared>;

/** `content/pages/service-packages.yaml`: helps to choose. */
export const ServicePackagesCopy = z.strictObject({
  ...PageOpening,
  breadcrumb: text,
  /** Leads to the table. */
  compare: text,
  /** What people come for; each package serves one of them, in the order of the page. */
  goals: z.strictObject({
    ...TitleAndLede.shape,
    /** Names the filter; its first tab has them all. */
    label: text,
    all: text,
    /** `{count}` packages are shown. */
    count: Plural,
    order: z.strictObject({ label: text, goal: text, price: text }),
    /** Heads all packages in order of price. */
    byPrice: z.strictObject({ title: text, text }),
    /** Names the list of what a package contains. */
    contains: text,
    items: z.array(
      z.strictObject({
        id: slug,
        title: text,
        text,
        packages: z.array(Compared).check(z.minLength(1)),
      }),
    ),
  }),
  table: z.strictObject({
    ...TitleAndLede.shape,
    /** `{goal}` is the chosen one's title, `{order}` one of `orders`. */
    caption: text,
    /** Above the table where it is wider than the window. */
    sideways: text,
    orders: z.strictObject({ goal: text, price: text }),
    package: text,
    price: text,
    /** Said of a cell. */
    included: text,
    notIncluded: text,
    contents: z
      .array(z.strictObject({ id: slug, label: text }))
      .check(z.minLength(6), z.maxLength(8)),
  }),
  questions: z.strictObject({
    ...Heading.shape,
    items: z
      .array(z.strictObject({ title: text, text, link: z.optional(Link) }))
      .check(z.minLength(4), z.maxLength(6)),
  }),
  closing: Closing,
});
