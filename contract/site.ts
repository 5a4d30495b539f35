/** `content/site.yaml`: the brand. Whatever names it on a page or in a mail comes from here. */
import * as z from 'zod/mini';
import { isEmail } from './email-rules.ts';
import { text } from './prose.ts';

const httpUrl = z.url({ protocol: /^https?$/ });
const hexColour = z
  .string()
  .check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #0B1B2B'));
export const emailAddress = z
  .string()
  .check(z.refine(isEmail, 'must be an e-mail address such as hello@example.com'));
/** Two slashes at the start would name another host. */
export const path = z
  .string()
  .check(z.regex(/^\/(?![/\\])/, 'must be a path on this site, starting with /'));

/** A drawing or film of the pack; the build turns it into the URL of the built file. */
export const Drawing = z
  .string()
  .check(
    z.normalize('NFC'),
    z.regex(/^media\/.+\.(svg|webm|mp4)$/, 'must be an .svg, .webm or .mp4 under media/'),
  );

/** IANA name. */
const timeZone = z
  .string()
  .check(z.refine(isTimeZone, 'must be an IANA time zone such as Asia/Kathmandu'));

export const Link = z.strictObject({ title: text, href: path });
/** A link to a page of this site. */
export type Link = z.infer<typeof Link>;

/** Names of the icons that a menu entry may show. */
export const MENU_ICONS = [
  'badge-check',
  'book-open',
  'briefcase',
  'calendar',
  'file-text',
  'fingerprint',
  'graduation-cap',
  'hammer',
  'hand-heart',
  'map',
  'mountain',
  'pen-tool',
  'quote',
  'rocket',
  'search-check',
  'sparkles',
  'users',
  'video',
] as const;

const MenuItem = z.strictObject({
  ...Link.shape,
  description: text,
  icon: z.enum(MENU_ICONS),
});
export type MenuItem = z.infer<typeof MenuItem>;

/** A group of pages that opens from the header, with a picture that leads to one more page. */
export const MenuGroup = z.strictObject({
  title: text,
  items: z.array(MenuItem).check(z.minLength(1)),
  feature: z.optional(z.strictObject({ drawing: Drawing, eyebrow: text, title: text, link: Link })),
});
export type MenuGroup = z.infer<typeof MenuGroup>;

export const SOCIAL_NETWORKS = [
  'LinkedIn',
  'Instagram',
  'TikTok',
  'Facebook',
  'X',
  'YouTube',
] as const;

export const Site = z.strictObject({
  name: text,
  /** Part of URLs such as `/why-{slug}-for-businesses`. */
  slug: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and -')),
  nativeName: text,
  /** BCP 47 tag of the language of `nativeName`. */
  nativeLanguage: text,
  acronym: text,
  tagline: text,
  description: text,
  /** First year of the copyright line. */
  since: z.int(),
  /** Of the browser's own frame, and of the ground before the first page stands. */
  appColors: z.strictObject({ theme: hexColour, background: hexColour }),
  /** IANA name: days and times of the pack are those of this zone. */
  timeZone,
  /**
   * Whether `in 9 days` counts from when its entry was first stored, or (`daily`) from each day on
   * which the pack is loaded, so that a demo does not age.
   */
  relativeDays: z.optional(z.enum(['fixed', 'daily'])),
  /** ISO 3166 code of the country in which applicants live. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as NP')),
  /** Of its phone numbers. */
  phonePrefix: z.string().check(z.regex(/^\+[1-9]\d{0,3}$/, 'must be a prefix such as "+977"')),
  /** ISO 4217 code of the currency of fees. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as NPR')),
  /** The longest that an applicant waits for a person's answer. From two: words say "days". */
  answerWithinWorkingDays: z
    .int()
    .check(z.gte(2, 'must be 2 or more'), z.lte(30, 'must be 30 or less')),
  /** URL path of the list of stories about the country. */
  hub: z
    .string()
    .check(z.regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a path such as /experience-nepal')),
  schedulingUrl: httpUrl,
  email: emailAddress,
  /** Where to tell of a weakness in the site; `email` without. */
  securityEmail: z.optional(emailAddress),
  phone: text,
  social: z.array(
    z.strictObject({
      network: z.enum(SOCIAL_NETWORKS),
      /** White on transparent, for the dark foot of the page. */
      glyph: Drawing,
      url: httpUrl,
    }),
  ),
  /** A maps service's URL for the way to an `{address}`. */
  directionsUrl: httpUrl.check(z.includes('{address}')),
  offices: z.array(
    z.strictObject({
      name: text,
      city: text,
      drawing: Drawing,
      address: text,
      /** What events that take place there name as their location. */
      venue: z.optional(text),
      email: emailAddress,
      phone: text,
      timeZone,
    }),
  ),
  menus: z.strictObject({
    header: z.array(z.union([Link, MenuGroup])),
    /** Names that a screen reader speaks: of the menu, of what opens and closes it on small
     * screens, and of the bar that shows while a page loads. */
    labels: z.strictObject({
      main: text,
      open: text,
      close: text,
      /** Takes a message away. */ dismiss: text,
      loading: text,
    }),
    /** What leads to the scheduling page: the button, the line below a menu with its link, and the
     * line among the ways to get in touch. */
    schedule: z.strictObject({ button: text, text, link: text, contact: text }),
    /** Takes the place of the meeting in the header of these pages and of those below them. */
    jobSeekers: z.optional(
      z.strictObject({ link: Link, pages: z.array(path).check(z.minLength(1)) }),
    ),
    /** The button below the ways to get in touch. */
    contact: Link,
    footer: z.array(z.strictObject({ title: text, items: z.array(Link) })),
    /** The small links beside the copyright. */
    legal: z.array(Link),
  }),
});
export type Site = z.infer<typeof Site>;

/** How far clocks are ahead of UTC from a time on, in epoch milliseconds, until the next one's. */
export interface UtcOffset {
  from: number;
  minutes: number;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Colours, type and motion of the brand, as the site's code imports them: `#content/theme`. */
export interface SiteTheme {
  /** Of the file: a build made with this one has the theme in its style sheet. */
  digest: string;
  /** What makes a style sheet with another theme one with this. */
  css: string;
  /** The `@font-face` rules of the pack's font files, which are not in `css`. */
  fonts: string;
}
