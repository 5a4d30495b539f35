/** The tables of what people sent, and the outbox of notifications; see `schema.ts`. */
import type { Generated } from 'kysely';

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
  /** JSON: `GivenAnswer[]`, to what the opening asked by itself. */
  answers: Generated<string>;
  job_slug: string | null;
  /** As it was called on the day; the opening itself may be gone later. */
  job_name: string | null;
  /** 0 for a post without JavaScript, where no captcha could be solved. */
  verified: number;
  consent_wording: string;
  consent_page: string;
  /** HMAC of the client IP with a secret of this site; empty where it was not stored. */
  address_hash: Generated<string>;
  idempotency_key: string | null;
  /** SHA-256 of the submission, which tells a repeat from another one under the same key. */
  fingerprint: string;
  /** Id of one of the pack's stages. */
  stage: Generated<string>;
  /** When it came to that stage; null since it was sent. */
  stage_at: Generated<number | null>;
  assignee_id: Generated<string | null>;
  /** When somebody of the staff first opened it. */
  read_at: Generated<number | null>;
  /** When the applicant withdrew it. */
  withdrawn_at: Generated<number | null>;
  /** A hundred times the mean of what was given, 100 to 500; null without a rating. */
  rating: Generated<number | null>;
  /** Stands in the applicant's private link: another number makes the link of before worthless. */
  link_version: Generated<number>;
  /** Grows with each change at the desk, so that no save overwrites another. */
  version: Generated<number>;
}

export interface SubmissionTables {
  applications: ApplicationsTable;
  resumes: {
    application_id: string;
    file_name: string;
    size: number;
    sha256: string;
    bytes: Uint8Array;
  };
  /** One row a submission: somebody who subscribes twice has two. */
  leads: {
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
    /** 0 for a post without JavaScript; null where the form asks for no captcha. */
    verified: number | null;
    /** The consent line above the button, agreed to on this page at this time; empty if none. */
    consent_wording: string;
    /** As in `ApplicationsTable`. */
    address_hash: Generated<string>;
    idempotency_key: string | null;
    /** SHA-256 of the submission, which tells a repeat from another one under the same key. */
    fingerprint: string;
  };
  /** One row a message, from whichever page's form. */
  contact_messages: {
    /** UUID. */
    id: string;
    created_at: number;
    /** Id of one of the pack's topics; empty where none was chosen. */
    topic: Generated<string>;
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
    /** As in `ApplicationsTable`. */
    address_hash: Generated<string>;
    idempotency_key: string | null;
    /** SHA-256 of the submission, which tells a repeat from another one under the same key. */
    fingerprint: string;
  };
  /** One row per submission of a form without its own table, see `simpleForm`. */
  form_submissions: {
    /** UUID. */
    id: string;
    /** Name of its descriptor. */
    kind: string;
    created_at: number;
    name: string;
    email: string;
    /** A few words by which the inbox lists it. */
    about: string;
    /** JSON: the form's other fields by name. */
    fields: string;
    /** Path and document title of the page, as the client named them. */
    page_route: string;
    page_title: string;
    /** 0 for a post without JavaScript; null where the form asks for no captcha. */
    verified: number | null;
    consent_wording: string;
    /** As in `ApplicationsTable`. */
    address_hash: Generated<string>;
    idempotency_key: string | null;
    /** SHA-256 of the submission, which tells a repeat from another one under the same key. */
    fingerprint: string;
  };
  /** Subscribers of the newsletter. */
  subscriptions: {
    /** UUID, part of signed links. */
    id: string;
    /** In lower case. */
    email: string;
    /** The lead that asked for it last. */
    lead_id: string;
    asked_at: number;
    /**
     * When its owner was last asked to confirm the address before it is on the list; null where it is
     * on it without.
     */
    asked_to_confirm_at: number | null;
    /** When its owner confirmed the address; null where that was not asked for, or has not happened. */
    confirmed_at: number | null;
    ended_at: number | null;
  };
  /** Who hears by mail of new openings that a search finds: one row an address and search. */
  job_alerts: {
    /** UUID, part of signed links. */
    id: string;
    /** In lower case. */
    email: string;
    /** Canonical, see `canonicalSearch`; empty for all openings. */
    search: string;
    /** Labels of its filters, as the pack had them on that day; without the search text. */
    words: string;
    /** Of mistyped words what may be meant, folded: JSON. */
    similar_words: Generated<string>;
    /** One of `ALERT_FREQUENCIES`: as confirmed, and as it was asked for last. */
    frequency: string;
    asked_frequency: string;
    created_at: number;
    asked_at: number;
    confirmed_at: number | null;
    ended_at: number | null;
    /** When it is looked at next; null for an alert that sends nothing. */
    due_at: number | null;
    /** When a mail was last enqueued: of the batches behind `told_from`, up to `told_batch`. */
    last_sent_at: number | null;
    told_from: Generated<number>;
    /** Up to this batch of `announced_jobs` nothing is new. */
    told_batch: Generated<number>;
    consent_wording: string;
    consent_page: string;
    /** As in `ApplicationsTable`. */
    address_hash: string;
  };
  job_alert_locks: {
    /** Addresses share it by their digests. */
    id: number;
  };
  /** When openings were first seen open, as batches in the order of their commits: no clock decides what is new. */
  announced_jobs: {
    slug: string;
    batch: number;
  };
  job_batches: {
    /** Always 1: the table has one row. */
    id: number;
    /** The one that was noted last. */
    batch: number;
  };
  outbox: {
    /** UUID, sent with every attempt, so that the receiver recognizes a duplicate. */
    id: string;
    /** What it is about and for, a `Topic`. */
    topic: string;
    /** `mail` or `crm`. */
    channel: string;
    /** Id of the submission that it is about. */
    subject_id: string;
    created_at: number;
    attempts: Generated<number>;
    /** While it is being sent: when the claim on it expires. */
    next_attempt_at: number;
    delivered_at: number | null;
    failed_at: number | null;
    last_error: string | null;
    /** JSON, `string[]`: those of the team who still need it, where others have it; null for all. */
    recipients: Generated<string | null>;
  };
}
