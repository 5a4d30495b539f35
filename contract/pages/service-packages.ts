/** The copy of the service packages: the index, and one file for each package's page. */
import * as z from 'zod/mini';
import { Closing, Heading, Meta, text } from '#contract/copy-parts.ts';
import { Drawing } from '#contract/site.ts';

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an address part'));

/** `content/package-pages.yaml`: the words that all package pages share. */
export const PackagePagesCopy = z.strictObject({
  /** Names the list of all packages. */
  list: text,
  breadcrumb: text,
  overview: text,
  expect: text,
  note: text,
  /** Above the packages that often go with this one. */
  goesWith: text,
  /** Leads to the index. */
  compare: text,
  callToAction: z.strictObject({ title: text, text, button: text }),
});

/**
 * `content/pages/service-packages/{slug}.yaml`. Title, starting price and drawing come from
 * `service-packages.yaml`, where the slug is.
 */
export const PackagePage = z.strictObject({
  meta: z.omit(Meta, { title: true }),
  /** The package's hour of the landscape. */
  view: Drawing,
  /** Who it is for, in one sentence below the title. */
  lede: text,
  overview: z.array(text).check(z.minLength(1)),
  bullets: z.array(text).check(z.minLength(4)),
  note: z.optional(text),
  goesWith: z.array(slug).check(z.length(2)),
});
export type PackagePage = z.infer<typeof PackagePage>;

/** A row of the comparison. */
const Compared = z.strictObject({
  slug,
  /** 'You have …': when it is the right one. */
  suits: text,
  /** Ids of `contents`. */
  contains: z.array(text).check(z.minLength(1)),
});

/** `content/pages/service-packages.yaml`: helps to choose. */
export const ServicePackagesCopy = z.strictObject({
  meta: Meta,
  breadcrumb: text,
  heading: text,
  lede: text,
  scene: z.strictObject({ wide: Drawing, narrow: Drawing }),
  /** What people come for; each package serves one of them. */
  goals: z.strictObject({
    ...Heading.shape,
    /** Names the filter; its first tab has them all. */
    label: text,
    all: text,
    order: z.strictObject({ label: text, goal: text, price: text }),
    items: z
      .array(
        z.strictObject({
          id: slug,
          title: text,
          text,
          packages: z.array(Compared).check(z.minLength(1)),
        }),
      )
      .check(z.minLength(2)),
  }),
  table: z.strictObject({
    ...Heading.shape,
    package: text,
    price: text,
    /** Said of a cell. */
    included: text,
    notIncluded: text,
    contents: z.array(z.strictObject({ id: slug, label: text })).check(z.minLength(3)),
  }),
  questions: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text })).check(z.minLength(3)),
  }),
  closing: Closing,
});
