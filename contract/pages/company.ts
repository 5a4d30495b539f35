/** The copy of pages about the company: their schemas, by file name in the table at the end. */
import * as z from 'zod/mini';
import {
  Card,
  DrawnCard,
  exactly,
  Field,
  FilmCopy,
  IconCard,
  Meta,
  PageOpening,
  reference,
  text,
  texts,
  WayOn,
} from '#contract/copy-parts.ts';
import { Drawing, Link, MENU_ICONS } from '#contract/site.ts';

/** Somebody of the team; `profile` is their page at another site. */
const Person = z.strictObject({
  name: text,
  role: text,
  text,
  profile: z.url({ protocol: /^https$/ }),
});

/** The copy of `content/pages/about.yaml`. */
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

/** The copy of `content/pages/office.yaml`. */
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

/** A short form that writes to the company; `topic` is an id of `contact-form.yaml`. */
const MessageForm = z.strictObject({
  title: text,
  lede: text,
  topic: z.optional(text),
  company: Field,
  message: Field,
  button: text,
});

/** A drawing that may be printed. */
const PressPicture = z.strictObject({
  drawing: Drawing,
  /** What it shows, for those who do not see it. */
  alt: text,
  title: text,
});

/** The copy of `content/pages/press.yaml`. */
export const PressCopy = z.strictObject({
  ...PageOpening,
  breadcrumb: z.array(Link),
  /** What the company is, to be quoted verbatim. */
  about: z.strictObject({ title: text, text: exactly(2, text) }),
  facts: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ term: text, value: text })).check(z.minLength(1)),
  }),
  /** Names in `claims.yaml`. */
  figures: z.strictObject({ title: text, lede: text, claims: texts }),
  logos: z.strictObject({
    title: text,
    lede: text,
    /** On light, on dark, and the square sign of the app. */
    light: text,
    dark: text,
    square: text,
    rules: texts,
  }),
  pictures: z.strictObject({
    title: text,
    lede: text,
    items: z.array(PressPicture).check(z.minLength(1)),
  }),
  /** On the links to files: `{format}`, and `{what}` for those who hear it without its picture. */
  download: z.strictObject({ label: text, what: text }),
  form: MessageForm,
});

/** The copy of `content/pages/universities-and-partners.yaml`. */
export const UniversitiesCopy = z.strictObject({
  ...PageOpening,
  breadcrumb: z.array(Link),
  /** To the form. */
  start: text,
  /** What a partnership is made of. */
  kinds: z.strictObject({
    title: text,
    lede: text,
    items: z.array(IconCard).check(z.minLength(1)),
  }),
  /** Whom it fits, and whom not. */
  fits: z.strictObject({
    title: text,
    lede: text,
    yes: z.strictObject({ title: text, items: texts }),
    no: z.strictObject({ title: text, items: texts }),
  }),
  steps: z.strictObject({ title: text, drawing: Drawing, items: exactly(3, Card) }),
  form: MessageForm,
});

/** Somebody who uses the place, and for what. */
const Visitor = z.strictObject({
  title: text,
  text,
  uses: texts,
  icon: z.enum(MENU_ICONS),
});

/** The copy of `content/pages/central.yaml`. */
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

/** File name under `content/pages/` (without `.yaml`) to its schema. */
export const COMPANY_PAGES = {
  about: AboutCopy,
  office: OfficeCopy,
  press: PressCopy,
  'universities-and-partners': UniversitiesCopy,
  central: CentralCopy,
} as const;
