/** What is known about a company before its pack is written. */
import type { AreaName } from '#contract/areas.ts';
import type { LanguageCode } from '#contract/languages.ts';

export interface OfficeAnswer {
  city: string;
  /** ISO 3166 code. */
  country: string;
  /** IANA name. */
  timeZone: string;
}

export interface CurrencyAnswer {
  /** ISO 4217 code. */
  code: string;
  /** Value of one unit in the first currency; 1 for the first one. */
  rate: number;
}

export interface Answers {
  /** Name of the folder, and part of some URLs. */
  slug: string;
  name: string;
  tagline: string;
  /** In a few words: `bread and cakes for cafés`. */
  trade: string;
  /** The first one is the main office. */
  offices: readonly OfficeAnswer[];
  /** Origin of the site, if it is known. */
  url?: string | undefined;
  email: string;
  phone?: string | undefined;
  /** The calendar where visitors book a meeting. */
  schedulingUrl?: string | undefined;
  currencies: readonly CurrencyAnswer[];
  /** Besides English. */
  languages: readonly LanguageCode[];
  /** CSS colors. */
  color: string;
  accent?: string | undefined;
  /** Absolute path of an SVG. */
  logo?: string | undefined;
  /** Each one gets a page. */
  services: readonly string[];
  leftOut: ReadonlySet<AreaName>;
}

/** The answers so far. */
export type Draft = Partial<Answers> & Pick<Answers, 'slug'>;
