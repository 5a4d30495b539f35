/** Tables of staff's work on applications and of their search index. Conventions: `schema.ts`. */
import type { Generated } from 'kysely';

export interface ApplicantTables {
  application_tags: {
    application_id: string;
    /** Lower case. */
    tag: string;
    /** Copied from the application. */
    submitted_at: number;
  };
  /** Filled by a trigger when an application is stored. */
  application_skills: {
    /** A label from the skill lists of the application. */
    skill: string;
    /** Copied from the application. */
    submitted_at: number;
    application_id: string;
  };
  application_notes: {
    id: string;
    application_id: string;
    staff_id: string;
    text: string;
    /** JSON: ids of staff. */
    mentions: string;
    created_at: number;
    edited_at: number | null;
    version: Generated<number>;
  };
  application_ratings: {
    application_id: string;
    staff_id: string;
    /** JSON: `{ criterion: 1 to 5 }`. */
    scores: string;
    comment: string;
    rated_at: number;
  };
  application_events: {
    id: string;
    application_id: string;
    /** Null for the applicant and for the system. */
    staff_id: string | null;
    at: number;
    /** One of `HISTORY_KINDS` (`contract/console/history.ts`). */
    kind: string;
    /** JSON, depends on the kind. */
    data: string;
    /**
     * Shared by the changes of one action, so that they are undone together; null: cannot be
     * undone.
     */
    change_id: Generated<string | null>;
  };
  /** Stages visible to the applicant, in addition to the receipt. */
  application_steps: {
    application_id: string;
    /** Id of a stage of the pack. */
    stage: string;
    at: number;
    /** The change that added it, whose undo removes it; null if there was none. */
    change_id: string | null;
    /** The stage becomes visible once this mail is sent; null if it does not depend on a mail. */
    mail_id: string | null;
  };
  application_people: {
    application_id: string;
    /** Shared by linked applications. An application that staff unlinked has its own id here. */
    person_id: string;
  };
  application_documents: {
    id: string;
    application_id: string;
    file_name: string;
    size: number;
    sha256: string;
    /** This and the next: as in `resumes`. */
    bytes: Uint8Array;
    object: Generated<string>;
    added_at: number;
  };
  resume_texts: {
    application_id: string;
    /** `waiting`, `read` or `unreadable`. */
    state: string;
    /** Normalized; empty until the file has been read. */
    text: string;
    pages: number | null;
    /** Attempts to read the file, including one in progress. */
    attempts: Generated<number>;
    read_at: number | null;
    /** While `waiting`: the time from which any process may read it. */
    due_at: Generated<number>;
  };
  applicant_tokens: {
    /** Increases with each new application. */
    position: Generated<number>;
    application_id: string;
    /** Unique tokens, separated by spaces; empty until it is indexed. */
    tokens: string;
    /** `TOKENS_VERSION` of the tokens; 0 until it is indexed. */
    version: Generated<number>;
  };
}
