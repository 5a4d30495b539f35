/**
 * The tables as both engines have them. Times are epoch milliseconds, lists are JSON text, yes
 * and no are 1 and 0, so that one query serves SQLite and PostgreSQL alike.
 */
import type { Generated, Kysely } from 'kysely';

export interface JobListingsTable {
  slug: string;
  name: string;
  department_name: string;
  department_color: string;
  job_type: string;
  work_mode: string;
  location: string;
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
  published_at: number;
  valid_through: number | null;
  /** The file that it was loaded from, as text: what `content export` writes back. */
  source: string;
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
}

export interface ArticlePlacesTable {
  kind: string;
  /** As `tagKey` makes it; empty for all of the kind. */
  tag: string;
  /** From 0, the oldest. */
  position: number;
  article_id: number;
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
  join_link: string | null;
  /** JSON: `Expert[]`. */
  experts: string;
  /** Sanitised HTML. */
  description: string;
  source: string;
}

export interface GatheringCategoriesTable {
  kind: string;
  name: string;
  color: string;
  position: number;
}

export interface SkillOptionsTable {
  /** One of `SKILL_LISTS`. */
  list: string;
  id: string;
  label: string;
  position: number;
}

export interface DepartmentsTable {
  name: string;
  color: string;
  position: number;
}

export interface ContentStateTable {
  /** Always 1: the table has one row. */
  id: number;
  /** Grows with every change of content, so that kept pages can be dropped. */
  version: number;
  /** Of the pack that was loaded last; empty before the first. */
  fingerprint: string;
}

export interface ApplicationsTable {
  /** UUID. */
  id: string;
  submitted_at: number;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  role: string;
  location: string;
  linkedin: string;
  github: string;
  portfolio: string;
  /** This and the next three: JSON, `string[]` of labels. */
  languages: string;
  frameworks: string;
  softwares: string;
  certifications: string;
  message: string;
  job_slug: string | null;
  /** As it was called on the day; the opening itself may be gone later. */
  job_name: string | null;
  /** 0 for a post without JavaScript, where no captcha could be solved. */
  verified: number;
  consent_wording: string;
  consent_page: string;
  idempotency_key: string | null;
  /** SHA-256 of what was sent, to tell a repeat from another submission under the same key. */
  fingerprint: string;
}

export interface ResumesTable {
  application_id: string;
  file_name: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
}

/** One row a submission: somebody who subscribes twice has two. */
export interface LeadsTable {
  /** UUID. */
  id: string;
  created_at: number;
  /** One of `LEAD_SOURCES`. */
  source: string;
  email: string;
  first_name: string;
  last_name: string;
  /** Path and document title of the page, as the client named them. */
  page_route: string;
  page_title: string;
  /** 0 for a post without JavaScript. */
  verified: number;
  /** The consent line above the button, agreed to on this page at this time; empty if none. */
  consent_wording: string;
  idempotency_key: string | null;
  /** SHA-256 of what was sent, to tell a repeat from another submission under the same key. */
  fingerprint: string;
}

/** One row a message, from whichever page's form. */
export interface ContactMessagesTable {
  /** UUID. */
  id: string;
  created_at: number;
  name: string;
  email: string;
  company: string;
  /** As it was typed. */
  phone_number: string;
  message: string;
  /** Path and document title of the page, as the client named them. */
  page_route: string;
  page_title: string;
  /** 0 for a post without JavaScript, where no captcha could be solved. */
  verified: number;
  consent_wording: string;
  idempotency_key: string | null;
  /** SHA-256 of what was sent, to tell a repeat from another submission under the same key. */
  fingerprint: string;
}

export interface OutboxTable {
  id: string;
  /** What is owed, for example `application.notice`. */
  topic: string;
  /** Id of the submission that it is about. */
  subject_id: string;
  created_at: number;
  attempts: Generated<number>;
  next_attempt_at: number;
  delivered_at: number | null;
  failed_at: number | null;
  last_error: string | null;
}

export interface SpentCaptchasTable {
  challenge: string;
  expires_at: number;
}

export interface SecretsTable {
  name: string;
  value: string;
}

export interface Schema {
  job_listings: JobListingsTable;
  articles: ArticlesTable;
  article_places: ArticlePlacesTable;
  gatherings: GatheringsTable;
  gathering_categories: GatheringCategoriesTable;
  skill_options: SkillOptionsTable;
  departments: DepartmentsTable;
  content_state: ContentStateTable;
  applications: ApplicationsTable;
  resumes: ResumesTable;
  leads: LeadsTable;
  contact_messages: ContactMessagesTable;
  outbox: OutboxTable;
  spent_captchas: SpentCaptchasTable;
  secrets: SecretsTable;
}

export type Db = Kysely<Schema>;
