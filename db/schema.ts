/**
 * The tables as both engines have them. Times are epoch milliseconds, lists are JSON text, yes
 * and no are 1 and 0, so that one query serves SQLite and PostgreSQL alike.
 */
import type { Kysely } from 'kysely';
import type { DeskTables } from './desk-tables.ts';
import type { SubmissionTables } from './submission-tables.ts';

export interface JobListingsTable {
  slug: string;
  name: string;
  department_name: string;
  department_color: string;
  job_type: string;
  work_mode: string;
  location: string;
  /** JSON: `string[]`, English names of countries. */
  applicant_countries: string;
  type: string;
  /** JSON: `{ id, label }[]`. */
  hard_skills: string;
  /** This and the next five: sanitised HTML. */
  role_summary: string;
  minimum_qualifications: string;
  preferred_qualifications: string;
  responsibilities: string;
  benefits: string;
  footer: string;
  /** JSON: `JobContact[]`. */
  contacts: string;
  /** JSON: `JobQuestion[]`. */
  questions: string;
  /** JSON: `Criterion[]`, what applications are rated by; empty for the pack's own. */
  criteria: string;
  published_at: number;
  /** The end that counts: the pack's, or what staff settled (`opening_changes`). */
  valid_through: number | null;
  /** What the pack says. */
  pack_valid_through: number | null;
  places: number;
  /** JSON: `JobPay`; null where it is not told. */
  pay: string | null;
  /** What openings are sorted by; 0 where the pay is not told. */
  pay_rank: number;
  /** JSON: `JobHours`; null where they are not told. */
  hours: string | null;
  /** What it is searched by beside its name, as `indexedWords` makes it: joined by spaces, each once. */
  words: string;
  /** The file that it was loaded from, as text: what `content export` writes back. */
  source: string;
  /** When what the page shows last changed; null where that is not known. */
  changed_at: number | null;
}

export interface ArticlesTable {
  /** Ascending by day of publication over all kinds. */
  id: number;
  /** One of `ARTICLE_KINDS`. */
  kind: string;
  slug: string;
  title: string;
  /** JSON: `string[]`. */
  tags: string;
  /** JSON: `Cover`. */
  cover: string;
  cover_alt: string;
  published_at: number;
  read_minutes: number;
  meta_title: string;
  meta_description: string;
  /** Whose page lists it; null without an author. */
  author_slug: string | null;
  /** JSON: `StoredAuthor`; null without an author. */
  author: string | null;
  /** JSON: slugs of the same kind. */
  related: string;
  /** JSON: `SessionFacts` of a session, else `{}`. */
  facts: string;
  /** What is given for a name and an address: a session's film, a paper's file. */
  link: string | null;
  /** `cleanMark` of the body. */
  body_mark: string;
  /** Sanitised HTML. */
  body: string;
  /** The file that it was loaded from, as text: what `content export` writes back. */
  source: string;
  /** When what the page shows last changed; null where that is not known. */
  changed_at: number | null;
}

/** Events and trainings. */
export interface GatheringsTable {
  /** One of `EVENT_KINDS`. */
  kind: string;
  slug: string;
  name: string;
  starts_at: number;
  ends_at: number;
  category_name: string;
  category_color: string;
  /** One of `EVENT_MODES`. */
  mode: string;
  location: string;
  /** JSON: `string[]`. */
  tags: string;
  /** JSON: `Cover`. */
  cover: string;
  cover_alt: string;
  meta_description: string;
  /** Rupees; 0 where it is free. */
  fee: number;
  registration_link: string;
  /** Null where it is not known. */
  registration_opens_at: number | null;
  join_link: string | null;
  /** JSON: `Expert[]`. */
  experts: string;
  /** Sanitised HTML. */
  description: string;
  source: string;
  /** 1 for one that does not take place. */
  is_cancelled: number;
  /** Grows with each change that calendars have to learn of (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** When the calendar entry last changed; null where that is not known. */
  revised_at: number | null;
  /** When what the page shows last changed; null where that is not known. */
  changed_at: number | null;
}

/** From when the relative days of the pack count. */
export interface RelativeDaysTable {
  /** Path below the content folder. */
  file: string;
  field: string;
  /** What the file says: another text counts from when that is stored. */
  text: string;
  /** Epoch milliseconds. */
  counts_from: number;
}

export interface Schema extends SubmissionTables, DeskTables {
  job_listings: JobListingsTable;
  articles: ArticlesTable;
  article_places: {
    kind: string;
    /** As `tagKey` makes it; empty for all of the kind. */
    tag: string;
    /** From 0, the oldest. */
    position: number;
    article_id: number;
  };
  gatherings: GatheringsTable;
  gathering_categories: {
    kind: string;
    name: string;
    color: string;
    position: number;
  };
  skill_options: {
    /** One of `SKILL_LISTS`. */
    list: string;
    id: string;
    label: string;
    position: number;
  };
  departments: {
    name: string;
    color: string;
    position: number;
  };
  content_state: {
    /** Always 1: the table has one row. */
    id: number;
    /** Grows with every change of content, so that cached pages can be invalidated. */
    version: number;
    /** Of the pack that was loaded last; empty before the first. */
    fingerprint: string;
    /** `TOKENS_VERSION` of the words that articles and openings are stored with. */
    words_version: number;
  };
  relative_days: RelativeDaysTable;
  /** Openings that the pack has no file of any more. */
  former_openings: {
    slug: string;
    name: string;
    removed_at: number;
  };
  /** What the site's code imports of the pack, in the shape that a version of the program gives it. */
  packs: {
    /** A digest of the code that stored it. */
    shape: string;
    /** JSON: `SiteModules`. */
    modules: string;
    stored_at: number;
  };
  rate_limits: {
    /** Limit, window and a keyed digest of the client IP. */
    key: string;
    points: number;
    expires_at: number;
  };
  spent_captchas: {
    challenge: string;
    expires_at: number;
  };
  secrets: {
    name: string;
    value: string;
  };
  clock_checks: {
    /** Always 1: the table has one row. */
    id: number;
    seen_at: number;
    /** Since then it has been looked at every few days, and had gone on by as much each time. */
    steady_since: number;
  };
  readiness_probes: {
    /** Always 1: the table has one row. */
    id: number;
    written_at: number;
  };
  purges: {
    /** Always 1: the table has one row. */
    id: number;
    /** The content version that the CDN was last purged for. */
    version: number;
    /** Until then one instance is telling it. */
    claimed_until: number;
  };
}

export type Db = Kysely<Schema>;
