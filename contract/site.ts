/**
 * `content/site.yaml`: the brand. Pages and mails take the brand's name and contact data from here.
 */
import * as z from 'zod/mini';
import { AREA_NAMES } from './areas.ts';
import { isEmail } from './email-rules.ts';
import { IconName } from './icons.ts';
import { isEnglishTag } from './language-tags.ts';
import { Profiles } from './profile-requests.ts';
import { comparedText, text } from './prose.ts';

const httpUrl = z.url({ protocol: /^https?$/ });
const httpsUrl = z.url({ protocol: /^https$/ });
const hexColor = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color such as #0B1B2B'));
export const emailAddress = z
  .string()
  .check(z.refine(isEmail, 'must be an e-mail address such as hello@example.com'));
/** Two slashes at the start would refer to another host. */
export const path = z
  .string()
  .check(z.regex(/^\/(?![/\\])/, 'must be a path on this site, starting with /'));

/** A drawing or video of the pack; the build replaces its path with the URL of the built file. */
export const Drawing = z
  .string()
  .check(
    z.normalize('NFC'),
    z.regex(/^media\/.+\.(svg|webm|mp4)$/, 'must be an .svg, .webm or .mp4 under media/'),
  );

/** The form lists all of them. */
const MAX_OTHER_COUNTRIES = 30;

const timeZone = z
  .string()
  .check(z.refine(isTimeZone, 'must be an IANA time zone such as Europe/Oslo'));

export const Link = z.strictObject({ title: text, href: path });
/** A link to a page of this site. */
export type Link = z.infer<typeof Link>;

/** A path on this site, or the URL of a page of another one. */
const pathOrUrl = z
  .string()
  .check(
    z.refine(
      (href) => path.safeParse(href).success || httpsUrl.safeParse(href).success,
      'must be a path on this site, starting with /, or an address that starts with https://',
    ),
  );

const FooterLink = z.strictObject({ title: text, href: pathOrUrl });
/** A link to a page of this site or of another. */
export type FooterLink = z.infer<typeof FooterLink>;

const MenuItem = z.strictObject({
  ...Link.shape,
  description: text,
  icon: IconName,
});
export type MenuItem = z.infer<typeof MenuItem>;

/** A dropdown menu of the header, with a picture that links to one more page. */
export const MenuGroup = z.strictObject({
  title: text,
  items: z.array(MenuItem).check(z.minLength(1)),
  feature: z.optional(
    z.strictObject({ drawing: z.optional(Drawing), eyebrow: text, title: text, link: Link }),
  ),
});
export type MenuGroup = z.infer<typeof MenuGroup>;

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as NO'));
const phonePrefix = z.string().check(z.regex(/^\+[1-9]\d{0,3}$/, 'must be a prefix such as "+47"'));

export const Site = z.strictObject({
  name: text,
  /** Part of URLs such as `/why-{slug}-for-businesses`. */
  slug: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and -')),
  /** The name in the language of the country, such as in other letters. */
  nativeName: z.optional(comparedText),
  /** BCP 47 tag of the language of `nativeName` and of words in its script. */
  nativeLanguage: z.optional(
    z.string().check(z.refine(isLanguageTag, 'must be the code of a language such as nb')),
  ),
  /** What the letters of the name stand for. */
  acronym: z.optional(text),
  tagline: text,
  description: text,
  /**
   * A notice at the end of every page that the company is invented. A real company leaves it out.
   */
  notice: z.optional(text),
  /** First year of the copyright line. */
  since: z.int(),
  /**
   * Color of the browser's UI, the same where the system is dark, and background color before the
   * first page is shown.
   */
  appColors: z.strictObject({ theme: hexColor, dark: z.optional(hexColor), background: hexColor }),
  /** Time zone (IANA) of all dates and times in the pack. */
  timeZone,
  /**
   * Whether a relative day such as `in 9 days` counts from when its entry was first stored
   * (`fixed`, the default), or from each day on which the pack is loaded (`daily`), so that a demo
   * does not age.
   */
  relativeDays: z.optional(z.enum(['fixed', 'daily'])),
  /** ISO 3166 code of the country where most applicants live. */
  country: countryCode,
  /** Country code of that country's phone numbers. */
  phonePrefix,
  /** More countries where applicants live, in the order in which the application form offers them. */
  otherCountries: z.optional(
    z
      .array(z.strictObject({ code: countryCode, phonePrefix }))
      .check(z.maxLength(MAX_OTHER_COUNTRIES, `must be at most ${MAX_OTHER_COUNTRIES} countries`)),
  ),
  /** Links to their profiles that applicants are asked for; without it, none is required. */
  profiles: z.optional(Profiles),
  /** ISO 4217 code of the currency of fees. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as NOK')),
  /**
   * Maximum wait for a personal answer to an application. At least 2, because the copy says "days".
   */
  answerWithinWorkingDays: z
    .int()
    .check(z.gte(2, 'must be 2 or more'), z.lte(30, 'must be 30 or less')),
  /** How English writes dates, times and amounts; default: `en-US`. */
  english: z.optional(
    z
      .string()
      .check(
        z.refine(
          isEnglishTag,
          'must be a region that writes English by its own rules, such as en-GB',
        ),
      ),
  ),
  /** Path of the list of stories about the country, and the name of its files. */
  hub: z
    .string()
    .check(z.regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a path such as /life-in-oslo')),
  /** The calendar where visitors book a meeting. Without it, buttons lead to the contact form. */
  schedulingUrl: z.optional(httpUrl),
  email: emailAddress,
  /** Contact for security reports; default: `email`. */
  securityEmail: z.optional(emailAddress),
  phone: z.optional(text),
  social: z.array(
    z.strictObject({
      /** Any name, such as Mastodon. It is the accessible name of the link. */
      network: z
        .string()
        .check(z.trim(), z.minLength(1), z.maxLength(40, 'must have at most 40 characters')),
      /** White on transparent, for the dark footer. Without it, a globe and the name. */
      glyph: z.optional(Drawing),
      url: httpUrl,
    }),
  ),
  /** Areas of the site that this brand does without. */
  without: z.optional(z.array(z.enum(AREA_NAMES))),
  /**
   * Former URL paths, each with the path that it redirects to. A last part such as `:slug` matches
   * any name, and is repeated in the target.
   */
  redirects: z.optional(z.record(path, path)),
  /** URL of a maps service with directions to `{address}`. */
  directionsUrl: httpUrl.check(z.includes('{address}')),
  offices: z.array(
    z.strictObject({
      name: text,
      city: comparedText,
      /** ISO 3166 code, for search engines. Without it, the country's name in the address counts. */
      country: z.optional(countryCode),
      drawing: z.optional(Drawing),
      /** In one line, with its parts in the order that is usual in its country. */
      address: comparedText,
      /** The `location` of events at this office. */
      venue: z.optional(comparedText),
      email: emailAddress,
      phone: z.optional(text),
      timeZone,
    }),
  ),
  menus: z.strictObject({
    header: z.array(z.union([Link, MenuGroup])),
    /** Accessible names: the menu, its buttons on small screens, and the loading bar. */
    labels: z.strictObject({
      main: text,
      open: text,
      close: text,
      /** Closes a message. */
      dismiss: text,
      loading: text,
    }),
    /**
     * Links to the scheduling page: the button, the line below a menu with its link, and the line
     * in the contact section.
     */
    schedule: z.strictObject({ button: text, text, link: text, contact: text }),
    /** Replaces the scheduling button in the header of these pages and of their subpages. */
    jobSeekers: z.optional(
      z.strictObject({
        link: Link,
        pages: z.array(path).check(z.minLength(1)),
        /** Codes of languages whose readers mostly look for a job: all of their pages count. */
        languages: z.optional(z.array(z.string())),
      }),
    ),
    /** The button of the contact section. */
    contact: Link,
    footer: z.array(z.strictObject({ title: text, items: z.array(FooterLink) })),
    /** The small links beside the copyright. */
    legal: z.array(FooterLink),
  }),
});
export type Site = z.infer<typeof Site>;

/**
 * An offset from UTC in minutes, valid from a time (epoch milliseconds) until the next entry's.
 */
export interface UtcOffset {
  from: number;
  minutes: number;
}

function isLanguageTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== undefined;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The brand's theme (colors, fonts, motion), imported as `#content/theme`. */
export interface SiteTheme {
  /** Digest of the theme file. A build with the same digest has the theme in its style sheet. */
  digest: string;
  /** CSS that overrides a style sheet built with another theme. */
  css: string;
  /** The `@font-face` rules of the pack's fonts, which `css` does not contain. */
  fonts: string;
  /** URLs of the fonts with `font-display: optional`, which the first paint should have. */
  preloads: readonly string[];
  /** The rules of the pack's own icons; empty if it has none. */
  icons: string;
}
