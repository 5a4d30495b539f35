/** Tables of submissions and the outbox. Conventions: `schema.ts`. */
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
  /** JSON: `StoredAnswer[]`, answers to the job's own questions. */
  answers: Generated<string>;
  job_slug: string | null;
  /** The job's name at the time of applying, because the job may be removed later. */
  job_name: string | null;
  /** 0 for a post without JavaScript, where no captcha could be solved. */
  verified: number;
  consent_wording: string;
  consent_page: string;
  /** HMAC of the client IP with a secret of this site; empty if it was not stored. */
  address_hash: Generated<string>;
  idempotency_key: string | null;
  /** SHA-256 of the submission, to distinguish a repeat from another one with the same key. */
  fingerprint: string;
  /** Id of a stage of the pack. */
  stage: Generated<string>;
  /** When it reached that stage; null: when it was submitted. */
  stage_at: Generated<number | null>;
  assignee_id: Generated<string | null>;
  /** When staff first opened it. */
  read_at: Generated<number | null>;
  /** When the applicant withdrew it. */
  withdrawn_at: Generated<number | null>;
  /** Mean rating times 100, from 100 to 500; null without a rating. */
  rating: Generated<number | null>;
  /** Part of the applicant's private link; increasing it revokes earlier links. */
  link_version: Generated<number>;
  /** Increases with each change by staff, so that no save overwrites another. */
  version: Generated<number>;
}

export interface SubmissionTables {
  applications: ApplicationsTable;
  resumes: {
    application_id: string;
    file_name: string;
    size: number;
    sha256: string;
    /** Empty if an object has them. */
    bytes: Uint8Array;
    /** Key in `stored_objects`; empty if the row has the bytes. */
    object: Generated<string>;
  };
  /** One row per submission: subscribing twice creates two. */
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
    /** SHA-256 of the submission, to distinguish a repeat from another one with the same key. */
    fingerprint: string;
  };
  /** One row per message, from the form of any page. */
  contact_messages: {
    /** UUID. */
    id: string;
    created_at: number;
    /** Id of a topic of the pack; empty for none. */
    topic: Generated<string>;
    name: string;
    email: string;
    company: string;
    /** As typed. */
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
    /** SHA-256 of the submission, to distinguish a repeat from another one with the same key. */
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
    /** Short description for the inbox. */
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
    /** SHA-256 of the submission, to distinguish a repeat from another one with the same key. */
    fingerprint: string;
  };
  /** Subscribers of the newsletter. */
  subscriptions: {
    /** UUID, part of signed links. */
    id: string;
    /** In lower case. */
    email: string;
    /** The last lead that requested it. */
    lead_id: string;
    requested_at: number;
    /**
     * When a confirmation was last requested from the owner of the address; null if the
     * subscription does not need one.
     */
    confirmation_requested_at: number | null;
    /** When the owner confirmed the address; null if not yet, or if no confirmation is needed. */
    confirmed_at: number | null;
    ended_at: number | null;
  };
  /** Job alerts, one row per address and search. */
  job_alerts: {
    /** UUID, part of signed links. */
    id: string;
    /** In lower case. */
    email: string;
    /** Canonical, see `canonicalSearch`; empty for all jobs. */
    search: string;
    /** Labels of its filters at the time of the request, without the search text. */
    filter_labels: string;
    /** JSON: folded suggestions for mistyped words; see `readCorrections`. */
    corrections: Generated<string>;
    /** The confirmed frequency and the one requested last, of `ALERT_FREQUENCIES`. */
    frequency: string;
    requested_frequency: string;
    created_at: number;
    requested_at: number;
    confirmed_at: number | null;
    ended_at: number | null;
    /** When it is processed next; null for an inactive alert. */
    due_at: number | null;
    /**
     * When a mail was last enqueued, for the batches after `last_sent_after_batch` up to
     * `processed_batch`.
     */
    last_sent_at: number | null;
    last_sent_after_batch: Generated<number>;
    /** Last batch of `announced_jobs` that the alert has processed. */
    processed_batch: Generated<number>;
    consent_wording: string;
    consent_page: string;
    /** As in `ApplicationsTable`. */
    address_hash: string;
  };
  job_alert_locks: {
    /** Derived from the digest of the address; several addresses share a row. */
    id: number;
  };
  /**
   * The batch in which a job was first open. Batches are in commit order, so no clock is involved.
   */
  announced_jobs: {
    slug: string;
    batch: number;
  };
  job_batches: {
    /** Always 1: the table has one row. */
    id: number;
    /** The latest batch. */
    batch: number;
  };
  outbox: {
    /** UUID, sent with every attempt, so that the receiver recognizes a duplicate. */
    id: string;
    /** A `Topic`. */
    topic: string;
    /** `mail` or `crm`. */
    channel: string;
    /** Id of the submission. */
    subject_id: string;
    created_at: number;
    attempts: Generated<number>;
    /** Time of the next attempt; while it is being sent, when its lease expires. */
    next_attempt_at: number;
    delivered_at: number | null;
    failed_at: number | null;
    last_error: string | null;
    /** JSON: `string[]`, the remaining recipients of the team; null: all. */
    recipients: Generated<string | null>;
  };
}
