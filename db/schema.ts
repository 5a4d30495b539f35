/**
 * The tables of both engines. Times are epoch milliseconds, lists are JSON text, and booleans are 1
 * and 0, so that the same queries run on SQLite and PostgreSQL.
 */
import type { Generated, Kysely } from 'kysely';
import type { ConsoleTables } from './console-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { MediaTables } from './media-tables.ts';
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
  /** This and the next five: sanitized HTML. */
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
  /** JSON: `Criterion[]`, the rating criteria; empty: those of the pack. */
  criteria: string;
  published_at: number;
  /** The effective closing time: the pack's, or the one set by staff (`job_changes`). */
  valid_through: number | null;
  /** Closing time in the pack. */
  pack_valid_through: number | null;
  places: number;
  /** JSON: `JobPay`; null if not published. */
  pay: string | null;
  /** Sort key for pay; 0 if the pay is not published. */
  pay_rank: number;
  /** JSON: `JobHours`; null if not published. */
  hours: string | null;
  /** Unique tokens for search besides the name, made by `indexTokens` and separated by spaces. */
  words: string;
  /** Text of the file it was loaded from, which `content export` writes back. */
  source: string;
  /** When the page's content last changed; null if unknown. */
  changed_at: number | null;
}

export interface ArticlesTable {
  /** Ascending by publication date over all kinds. */
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
  /** The author whose page lists it; null without an author. */
  author_slug: string | null;
  /** JSON: `StoredAuthor`; null without an author. */
  author: string | null;
  /** JSON: slugs of the same kind. */
  related: string;
  /** JSON: `SessionFacts` of a session, else `{}`. */
  facts: string;
  /** URL behind the gate: a session's video, a white paper's file. */
  link: string | null;
  /** `sanitizedMark` of the body. */
  body_mark: string;
  /** Sanitized HTML. */
  body: string;
  /** Text of the file it was loaded from, which `content export` writes back. */
  source: string;
  /** When the page's content last changed; null if unknown. */
  changed_at: number | null;
}

/** Events and trainings. */
export interface CalendarEventsTable {
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
  /** Rupees; 0 if free. */
  fee: number;
  registration_link: string;
  /** Null if unknown. */
  registration_opens_at: number | null;
  join_link: string | null;
  /** JSON: `Expert[]`. */
  experts: string;
  /** Sanitized HTML. */
  description: string;
  source: string;
  /** 1 for a canceled event. */
  is_cancelled: number;
  /** Increases with each change that calendars must see (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** When the calendar entry last changed; null if unknown. */
  revised_at: number | null;
  /** When the page's content last changed; null if unknown. */
  changed_at: number | null;
}

/** The start dates of relative days in the pack. */
export interface RelativeDaysTable {
  /** Path relative to the content folder. */
  file: string;
  field: string;
  /** The text in the file. A changed text counts from when it is stored. */
  text: string;
  /** Epoch milliseconds. */
  counts_from: number;
}

export interface Schema extends SubmissionTables, ConsoleTables, ContentTables, MediaTables {
  job_listings: JobListingsTable;
  articles: ArticlesTable;
  article_positions: {
    kind: string;
    /** Made by `tagKey`; empty for all articles of the kind. */
    tag: string;
    /** From 0 for the oldest. */
    position: number;
    article_id: number;
  };
  /** Paths that articles had on another site, which redirect to them. */
  former_urls: {
    /** `formerUrlKey` of the path. */
    path: string;
    kind: string;
    slug: string;
  };
  calendar_events: CalendarEventsTable;
  calendar_event_categories: {
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
    /** Increases with every change of content, which invalidates cached pages. */
    version: number;
    /** Of the pack loaded last; empty before the first load. */
    fingerprint: string;
    /** `TOKENS_VERSION` of the stored tokens of articles and jobs. */
    tokens_version: number;
    /** `ENTRIES_VERSION` of the rows of `site_entries`; 0 if there are none. */
    search_version: number;
    /** Increases with every change of what is published. */
    entries_version: Generated<number>;
    /** 1 if publishing needs a review by an owner. */
    needs_review: Generated<number>;
  };
  /** What the site search finds. */
  site_entries: {
    lang: string;
    /** Rank among equally good matches of the language, from 0 for the best. */
    position: number;
    kind: string;
    /** URL path in the first language. */
    path: string;
    title: string;
    /** It is found from then on. */
    visible_from: number;
    /** It is not found after that; null for no end. */
    visible_until: number | null;
    /** Plain text for snippets, without the end of a long text. */
    text: string;
  };
  /** The entries that have each token. Written by `domain/content/search/store-postings.ts`. */
  site_postings: {
    lang: string;
    token: string;
    /** Number of entries that have it anywhere. */
    count: number;
    /** Positions as bytes; null for none. */
    anywhere: Uint8Array;
    in_title: Uint8Array | null;
  };
  /** Site searches without results, for staff. */
  missed_searches: {
    /** Language of the searched pages. */
    lang: string;
    /** Folded, at most `SITE_SEARCH.missedLength` characters. */
    text: string;
    count: number;
    last_at: number;
  };
  /** Visits of the public site, of each day since 1970-01-01 in the time zone of the site. */
  visit_days: {
    day: number;
    views: number;
    visitors: number;
    /** Key of the day's digests; null after the day has ended. */
    salt: string | null;
  };
  /** The visitors of a day that has not ended. */
  visit_digests: {
    day: number;
    digest: string;
  };
  visit_counts: {
    day: number;
    /** `page`, `missing`, or one of `SOURCE_KINDS`. */
    kind: string;
    /** A path, a host or a source; empty for all beyond the limit of a day. */
    name: string;
    count: number;
  };
  relative_days: RelativeDaysTable;
  /** Jobs that are no longer in the pack. */
  removed_jobs: {
    slug: string;
    name: string;
    removed_at: number;
  };
  /**
   * The parts of the pack that the site's code imports, in the format of a version of the program.
   */
  packs: {
    /** Digest of the code that stored it. */
    shape: string;
    /** JSON: `SiteModules`. */
    modules: string;
    stored_at: number;
  };
  rate_limits: {
    /** Limit, window and keyed digest of the client IP. */
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
    /** Since this time, checks every few days have found the clock to advance correctly. */
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
    /** Until this time one instance is purging. */
    claimed_until: number;
  };
}

export type Db = Kysely<Schema>;
