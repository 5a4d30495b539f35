/** The copy of `content/pages/central.yaml`. */
import * as z from 'zod/mini';
import { DrawnCard, IconCard, Meta, text, texts, WayOn } from '#contract/copy-parts.ts';
import { Link, MENU_ICONS } from '#contract/site.ts';

/** Somebody who uses the place, and for what. */
const Visitor = z.strictObject({
  title: text,
  text,
  uses: texts,
  icon: z.enum(MENU_ICONS),
});

export const CentralCopy = z.strictObject({
  meta: Meta,
  breadcrumb: z.array(Link),
  heading: text,
  lede: text,
  what: z.strictObject({
    eyebrow: text,
    title: text,
    text: texts,
    drawing: DrawnCard.shape.drawing,
  }),
  who: z.strictObject({
    title: text,
    lede: text,
    visitors: z.array(Visitor).check(z.minLength(1)),
  }),
  rooms: z.strictObject({
    title: text,
    lede: text,
    items: z.array(IconCard).check(z.minLength(1)),
  }),
  next: z.strictObject({ title: text, ways: z.array(WayOn).check(z.minLength(1)) }),
});
