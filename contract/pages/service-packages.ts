/** Copy of the service packages: the index, and one file for each package. */
import * as z from 'zod/mini';
import {
  Closing,
  Heading,
  listOf,
  Meta,
  PageTop,
  Plural,
  Questions,
  slug,
  text,
} from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';
import { sectionedCopy } from './section-list.ts';

/** Packages that a page suggests. */
const MAX_RELATED = 4;

const TitleAndLede = z.pick(Heading, { title: true, lede: true });

/** `content/package-pages.yaml`: the copy that all package pages share. */
export const PackagePagesCopy = z.strictObject({
  /** Accessible name of the list of all packages. */
  list: text,
  breadcrumb: text,
  overview: text,
  expect: text,
  note: text,
  /** Explains the price at the top of the page. */
  price: z.strictObject({ text, link: Link }),
  /** Above the packages that are often combined with this one. */
  relatedPackages: z.strictObject({ title: text, text }),
  /** Link to the index. */
  compare: text,
  /** At the end of every page; its link is also at the top. */
  callToAction: z.strictObject({ ...z.omit(Closing, { button: true }).shape, link: Link }),
});

/**
 * `content/pages/service-packages/{slug}.yaml`. Title and starting price come from the entry with
 * this slug in `service-packages.yaml`.
 */
export const PackagePage = z.strictObject({
  meta: z.omit(Meta, { title: true }),
  /** The target customer, in one sentence below the title. */
  lede: text,
  overview: listOf(text),
  /** The deliverables. */
  bullets: listOf(text),
  note: z.optional(text),
  /** Slugs of other packages. */
  relatedPackages: z.array(slug).check(z.maxLength(MAX_RELATED)),
});
export type PackagePage = z.infer<typeof PackagePage>;

/** A package within a goal. */
const Compared = z.strictObject({
  slug,
  /** When to choose it: 'You have …'. */
  suits: text,
  /** Ids of `table.contents`. */
  contains: z.array(slug).check(z.minLength(1)),
});
export type ComparedPackage = z.infer<typeof Compared>;

/** `content/pages/service-packages.yaml`: the comparison. */
export const ServicePackagesCopy = sectionedCopy('service-packages', {
  ...PageTop,
  breadcrumb: text,
  /** Link to the table. */
  compare: text,
  /** Customers' goals in the order of the page; each package belongs to one of them. */
  goals: z.strictObject({
    ...TitleAndLede.shape,
    /** `label` is the accessible name of the filter, `all` its first tab. */
    label: text,
    all: text,
    /** `{count}` packages are shown. */
    count: Plural,
    order: z.strictObject({ label: text, goal: text, price: text }),
    /** Heading of all packages sorted by price. */
    byPrice: z.strictObject({ title: text, text }),
    /** Accessible name of the list of a package's contents. */
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
    /** `{goal}` is the title of the selected goal, `{order}` one of `orders`. */
    caption: text,
    /** Above the table if it scrolls sideways. */
    sideways: text,
    orders: z.strictObject({ goal: text, price: text }),
    package: text,
    price: text,
    /** Alternative texts of the cells. */
    included: text,
    notIncluded: text,
    contents: listOf(z.strictObject({ id: slug, label: text })),
  }),
  questions: z.optional(Questions),
  closing: z.optional(Closing),
});
