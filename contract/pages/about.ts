/** The copy of `content/pages/about.yaml`. */
import * as z from 'zod/mini';
import {
  Card,
  exactly,
  FilmCopy,
  IconCard,
  Meta,
  text,
  texts,
  WayOn,
} from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

/** Somebody of the team; `profile` is their page at another site. */
const Person = z.strictObject({
  name: text,
  role: text,
  text,
  profile: z.url({ protocol: /^https$/ }),
});

export const AboutCopy = z.strictObject({
  meta: Meta,
  hero: z.strictObject({
    eyebrow: text,
    heading: text,
    lede: text,
    /** What the button opens. */
    film: FilmCopy,
    /** Of the loop behind the words. */
    pause: text,
    play: text,
  }),
  why: z.strictObject({ title: text, lede: text, text: texts, drawing: Drawing, button: Link }),
  understanding: z.strictObject({
    /** `{name}` is the brand's. */
    title: text,
    lede: text,
    /** The acronym of the brand, letter by letter. */
    letters: z.array(z.strictObject({ letter: text, word: text, text })).check(z.minLength(2)),
    mission: Card,
    vision: Card,
  }),
  values: z.strictObject({ title: text, lede: text, items: exactly(4, IconCard) }),
  team: z.strictObject({
    title: text,
    lede: text,
    /** Leads to a profile; the name of the person is added for screen readers. */
    profile: text,
    people: exactly(6, Person),
  }),
  story: z.strictObject({
    title: text,
    lede: text,
    pause: text,
    play: text,
    tabs: exactly(
      2,
      z.strictObject({ label: text, title: text, text: texts, drawing: Drawing, link: Link }),
    ),
  }),
  /** Pages that tell more of the company. */
  ways: z.strictObject({ title: text, items: z.array(WayOn).check(z.minLength(1)) }),
});
