/** The copy of `content/pages/office.yaml`. */
import * as z from 'zod/mini';
import { DrawnCard, exactly, Meta, reference, text } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

export const OfficeCopy = z.strictObject({
  meta: Meta,
  /** The steps between the home page and this one. */
  breadcrumb: z.array(Link),
  heading: text,
  lede: text,
  tour: z.strictObject({
    title: text,
    lede: text,
    /** Names the row of pictures. */
    label: text,
    /** On the buttons. */
    previous: text,
    next: text,
    /** Slide `{n}` of `{m}`. */
    position: text,
    slides: exactly(4, DrawnCard),
  }),
  works: z.strictObject({
    eyebrow: text,
    title: text,
    text: z.array(text).check(z.minLength(1)),
    drawing: Drawing,
    /** Names in `claims.yaml`. */
    claims: z.array(reference),
  }),
  where: z.strictObject({
    title: text,
    lede: text,
    /** Which of the offices in `site.yaml` this is. */
    city: text,
    /** What a visitor should know. */
    visit: z.strictObject({ title: text, text, link: Link }),
  }),
});
