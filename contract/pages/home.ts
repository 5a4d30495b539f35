/** The copy of the home page: `content/pages/home.yaml`. */
import * as z from 'zod/mini';
import { comparedText, listOf, Meta, packKey, Section, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';
import { sectionedCopy } from './section-list.ts';

/** An office's working hours in local time, and what it does then. */
const OfficeDay = z.strictObject({
  from: z.number().check(z.gte(0), z.lt(24)),
  to: z.number().check(z.gt(0), z.lte(24)),
  text,
});

export const HomeCopy = sectionedCopy('home', {
  meta: Meta,
  hero: z.strictObject({
    eyebrow: text,
    heading: text,
    lede: text,
    schedule: text,
    roles: Link,
    /** The local `{time}` in `{city}`. */
    clocks: text,
    /** An example profile; `{from}` and `{to}` are local times of the first office. */
    profile: z.optional(
      z.strictObject({
        label: text,
        name: comparedText,
        role: text,
        badge: text,
        steps: listOf(text),
        overlap: text,
        status: text,
      }),
    ),
  }),
  packages: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      previous: text,
      next: text,
      /** Packages `{from}` to `{to}` of `{total}` are visible. */
      position: text,
    }),
  ),
  /** Links to the pages of the solutions. */
  solutions: z.optional(Section),
  why: z.optional(
    z.strictObject({
      eyebrow: text,
      heading: text,
      lede: text,
      text,
      button: Link,
      /** The strongest figures (keys of `claims.yaml`) and their title. */
      figures: z.optional(z.strictObject({ title: text, claims: z.array(packKey) })),
      /** `{name}` is the partner's. */
      partners: z.optional(z.strictObject({ title: text, visit: text, pause: text, play: text })),
    }),
  ),
  /**
   * The chart of the shifts of the first two offices, in the first one's local time. A company with
   * one office has none.
   */
  day: z.optional(
    z.strictObject({
      title: text,
      zone: text,
      first: OfficeDay,
      second: OfficeDay,
      /** Another shift of the second office, for the hours that no one builds in. */
      support: z.optional(OfficeDay),
      /** `{from}` and `{to}` are times of day. */
      overlap: text,
      handOff: text,
      morning: text,
      /** `{first}` and `{second}` are cities, `{firstFrom}` to `{secondTo}` times of day. */
      description: text,
      /** Appended if the hours overlap. */
      overlapDescription: text,
      /** Shown below the chart and appended to the description if the shifts cover the whole day. */
      wholeDay: text,
      /** Appended with the support shift: `{second}`, `{from}` and `{to}`. */
      supportDescription: text,
    }),
  ),
  cases: z.optional(z.strictObject({ title: text, lede: text })),
  voices: z.optional(
    z.strictObject({
      title: text,
      tabs: z.strictObject({ customers: text, talents: text }),
      /** By default the labels of all pages. */
      pause: z.optional(text),
      play: z.optional(text),
      previous: z.optional(text),
      next: z.optional(text),
      story: z.optional(text),
      /** The `{number}`th of `{total}` testimonials. */
      position: text,
      /** Shown over the drawing. */
      badge: z.optional(z.strictObject({ title: text, text })),
    }),
  ),
  deRisk: z.optional(z.strictObject({ title: text, text, button: text })),
});
