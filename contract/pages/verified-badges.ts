/** The copy of `content/pages/verified-badges.yaml`. */
import * as z from 'zod/mini';
import { Card, exactly, Heading, Meta, Scene, text } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

/** One step to a badge; `value` is what it shows of somebody. */
const BadgePanel = z.strictObject({
  panelImage: Drawing,
  title: text,
  value: text,
  paragraph: text,
});

export const VerifiedBadgesCopy = z.strictObject({
  meta: Meta,
  /** The group of pages that this one is in. */
  breadcrumb: text,
  hero: z.strictObject({ heading: text, lede: text }),
  /** Behind the words that it opens with. */
  scene: Scene,
  level1: z.strictObject({ ...Heading.shape, panels: exactly(4, BadgePanel) }),
  level2: z.strictObject({
    ...Heading.shape,
    drawing: Drawing,
    /** What it takes. */
    requirement: Card,
    practice: z.strictObject({ title: text, items: z.array(text).check(z.minLength(2)) }),
  }),
  worth: z.strictObject({
    ...Heading.shape,
    points: z.array(Card).check(z.minLength(2)),
    /** An example of a profile, as a client sees it. */
    profile: z.strictObject({ label: text, name: text, role: text, badges: exactly(2, Card) }),
  }),
  begin: z.strictObject({ title: text, text, button: Link, more: Link }),
});
