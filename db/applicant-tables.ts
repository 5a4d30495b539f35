/** The tables of what staff do with applications, and what these are found by; see `schema.ts`. */
import type { Generated } from 'kysely';

export interface ApplicantTables {
  application_tags: {
    application_id: string;
    /** In lower case. */
    tag: string;
    /** Of the application. */
    submitted_at: number;
  };
  /** Filled by the database itself when an application is stored. */
  application_skills: {
    /** A label, as in the lists of the application. */
    skill: string;
    /** Of the application. */
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
    /** Null for the applicant and for the program. */
    staff_id: string | null;
    at: number;
    /** One of `HISTORY_KINDS` of `contract/console/history.ts`. */
    kind: string;
    /** JSON, by kind. */
    data: string;
    /** Shared by the changes of one action, so that they are undone together; null where undo is impossible. */
    change_id: Generated<string | null>;
  };
  /** What the applicant sees, beside that it was received. */
  application_steps: {
    application_id: string;
    /** Id of one of the pack's stages. */
    stage: string;
    at: number;
    /** The change that it came with, by which it is taken back; null where there was none. */
    change_id: string | null;
    /** The stage is shown once this mail has left; null where no mail was due. */
    mail_id: string | null;
  };
  application_people: {
    application_id: string;
    /** Shared by a group; of one that was parted by hand, its own id. */
    person_id: string;
  };
  application_documents: {
    id: string;
    application_id: string;
    file_name: string;
    size: number;
    sha256: string;
    bytes: Uint8Array;
    added_at: number;
  };
  resume_texts: {
    application_id: string;
    /** `waiting`, `read` or `unreadable`. */
    state: string;
    /** Cleaned; empty until it is read. */
    text: string;
    pages: number | null;
    /** Of reading it: those under way included. */
    attempts: Generated<number>;
    read_at: number | null;
    /** While it waits: when it is anybody's turn to read it. */
    due_at: Generated<number>;
  };
  applicant_words: {
    /** Grows as applications arrive. */
    place: Generated<number>;
    application_id: string;
    /** What it is searched by: each word once, with spaces between them; empty until it is indexed. */
    words: string;
    /** `TOKENS_VERSION` of the words; 0 until it is indexed. */
    version: Generated<number>;
  };
}
