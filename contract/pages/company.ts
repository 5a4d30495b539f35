/** Copy of the pages about the company. */
import * as z from 'zod/mini';
import {
  Card,
  comparedText,
  DrawnCard,
  Field,
  IconCard,
  LinkCard,
  listOf,
  Meta,
  PageTop,
  packKey,
  text,
  texts,
  VideoCopy,
} from '#contract/copy-parts.ts';
import { IconName } from '#contract/icons.ts';
import { Drawing, Link } from '#contract/site.ts';
import { sectionedCopy } from './section-list.ts';

/** A member of the team. `profile` is a URL on another site. */
const Person = z.strictObject({
  name: comparedText,
  role: text,
  text,
  profile: z.optional(z.url({ protocol: /^https$/ })),
});

/** The copy of `content/pages/about.yaml`. */
export const AboutCopy = sectionedCopy('about', {
  meta: Meta,
  hero: z.strictObject({
    eyebrow: text,
    heading: text,
    lede: text,
    /** Opened by the button. */
    video: z.optional(VideoCopy),
    /** Controls of the video loop behind the text. */
    pause: text,
    play: text,
  }),
  why: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      text: texts,
      drawing: z.optional(Drawing),
      button: Link,
    }),
  ),
  understanding: z.optional(
    z.strictObject({
      /** `{name}` is the brand's name. */
      title: text,
      lede: text,
      /** The brand's acronym, letter by letter; left out if the name is none. */
      letters: z.optional(listOf(z.strictObject({ letter: text, word: text, text }))),
      mission: Card,
      vision: Card,
    }),
  ),
  values: z.optional(z.strictObject({ title: text, lede: text, items: listOf(IconCard) })),
  team: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      /** Link to a profile, by default the name; for screen readers the name is added. */
      profile: z.optional(text),
      people: listOf(Person),
    }),
  ),
  story: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      /** By default the labels of all pages. */
      pause: z.optional(text),
      play: z.optional(text),
      tabs: listOf(
        z.strictObject({
          label: text,
          title: text,
          text: texts,
          drawing: z.optional(Drawing),
          link: z.optional(Link),
        }),
      ),
    }),
  ),
  /** Links to more pages about the company. */
  ways: z.optional(z.strictObject({ title: text, items: z.array(LinkCard).check(z.minLength(1)) })),
});

/** The copy of `content/pages/office.yaml`. */
export const OfficeCopy = sectionedCopy('office', {
  meta: Meta,
  /** The pages between the home page and this one. */
  breadcrumb: z.array(Link),
  heading: text,
  lede: text,
  /** The hero's button. */
  action: Link,
  tour: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      /** Accessible name of the carousel. */
      label: text,
      /** Labels of the buttons. */
      previous: text,
      next: text,
      /** Slide `{n}` of `{m}`. */
      position: text,
      slides: listOf(DrawnCard),
    }),
  ),
  works: z.optional(
    z.strictObject({
      eyebrow: text,
      title: text,
      text: z.array(text).check(z.minLength(1)),
      drawing: z.optional(Drawing),
      /** Keys of `claims.yaml`. */
      claims: z.array(packKey),
    }),
  ),
  where: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      /** Identifies the office in `site.yaml`; by default all offices are shown. */
      city: z.optional(comparedText),
      visit: z.strictObject({ title: text, text, link: Link }),
    }),
  ),
});

/** A short contact form; `topic` is a topic id of `contact-form.yaml`. */
const MessageForm = z.strictObject({
  title: text,
  lede: text,
  topic: z.optional(packKey),
  company: Field,
  message: Field,
  button: text,
});

/** A drawing that the press may use. */
const PressPicture = z.strictObject({
  drawing: Drawing,
  /** Alternative text. */
  alt: text,
  title: text,
});

/** The copy of `content/pages/press.yaml`. */
export const PressCopy = sectionedCopy('press', {
  ...PageTop,
  breadcrumb: z.array(Link),
  /** Descriptions of the company to be quoted verbatim, each with a button that copies it. */
  about: z.optional(
    z.strictObject({
      title: text,
      short: z.strictObject({ title: text, text }),
      long: z.strictObject({ title: text, text: texts }),
      /** `copied` and `failed` are shown for a moment. `{what}` is the title, for screen readers. */
      copy: z.strictObject({ button: text, what: text, copied: text, failed: text }),
    }),
  ),
  facts: z.optional(
    z.strictObject({
      title: text,
      items: z.array(z.strictObject({ term: text, value: text })).check(z.minLength(1)),
    }),
  ),
  /** `claims` are keys of `claims.yaml`. */
  figures: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      claims: z.array(packKey).check(z.minLength(1)),
    }),
  ),
  logos: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      /** For light backgrounds, for dark backgrounds, and the square app icon. */
      light: text,
      dark: text,
      square: text,
      rules: texts,
    }),
  ),
  pictures: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      items: z.array(PressPicture),
    }),
  ),
  /** People to quote and to interview, each with a portrait to print. */
  people: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      items: z
        .array(z.strictObject({ drawing: z.optional(Drawing), name: text, role: text, text }))
        .check(z.minLength(1)),
    }),
  ),
  /** Links to files, with `{format}`. `what` is the accessible name, with `{what}`. */
  download: z.strictObject({ label: text, what: text }),
  form: z.optional(MessageForm),
});

/** The copy of `content/pages/universities-and-partners.yaml`. */
export const UniversitiesCopy = sectionedCopy('universities-and-partners', {
  ...PageTop,
  breadcrumb: z.array(Link),
  /** Link to the form. */
  start: text,
  /** Kinds of partnership. */
  kinds: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      items: z.array(IconCard).check(z.minLength(1)),
    }),
  ),
  /** Who a partnership suits, and who it does not suit. */
  fits: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      yes: z.strictObject({ title: text, items: texts }),
      no: z.strictObject({ title: text, items: texts }),
    }),
  ),
  steps: z.optional(
    z.strictObject({ title: text, drawing: z.optional(Drawing), items: listOf(Card) }),
  ),
  form: MessageForm,
});

/** A group of people who use the campus, and their uses. */
const Visitor = z.strictObject({
  title: text,
  text,
  uses: texts,
  icon: IconName,
});

/** The copy of `content/pages/central.yaml`. */
export const CentralCopy = sectionedCopy('central', {
  meta: Meta,
  breadcrumb: z.array(Link),
  heading: text,
  lede: text,
  /** The hero's button. */
  action: Link,
  what: z.optional(
    z.strictObject({
      eyebrow: text,
      title: text,
      text: texts,
      drawing: DrawnCard.shape.drawing,
    }),
  ),
  who: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      visitors: z.array(Visitor).check(z.minLength(1)),
    }),
  ),
  rooms: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      items: z.array(IconCard).check(z.minLength(1)),
    }),
  ),
  next: z.optional(z.strictObject({ title: text, ways: z.array(LinkCard).check(z.minLength(1)) })),
});

/** File name under `content/pages/` (without `.yaml`) to its schema. */
export const COMPANY_PAGES = {
  about: AboutCopy,
  office: OfficeCopy,
  press: PressCopy,
  'universities-and-partners': UniversitiesCopy,
  central: CentralCopy,
} as const;
