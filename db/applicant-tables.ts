/** The tables of what staff do with applications, and what these are found by; see `schema.ts`. */
import type { Generated } from 'kysely';

export interface ApplicationTagsTable {
  application_id: string;
  /** In lower case. */
  tag: string;
  /** Of the application. */
  submitted_at: number;
}

/** Filled by the database itself when an application is stored. */
export interface ApplicationSkillsTable {
  /** A label, as in the lists of the application. */
  skill: string;
  /** Of the application. */
  submitted_at: number;
  application_id: string;
}

export interface ApplicationNotesTable {
  id: string;
  application_id: string;
  staff_id: string;
  text: string;
  /** JSON: ids of staff. */
  mentions: string;
  created_at: number;
  edited_at: number | null;
  version: Generated<number>;
}

export interface ApplicationRatingsTable {
  application_id: string;
  staff_id: string;
  /** JSON: `{ criterion: 1 to 5 }`. */
  scores: string;
  comment: string;
  rated_at: number;
}

export interface ApplicationEventsTable {
  id: string;
  application_id: string;
  /** Null for the applicant and for the program. */
  staff_id: string | null;
  at: number;
  /** One of `HISTORY_KINDS` of `contract/console/history.ts`. */
  kind: string;
  /** JSON, by kind. */
  data: string;
  /** The same for all that was done at once and can be undone; null for what cannot. */
  change_id: Generated<string | null>;
}

/** What the applicant sees, beside that it was received. */
export interface ApplicationStepsTable {
  application_id: string;
  /** Id of one of the pack's stages. */
  stage: string;
  at: number;
  /** The change that it came with, by which it is taken back; null where there was none. */
  change_id: string | null;
  /** Shown once this mail has left; null for what was shown by itself. */
  mail_id: string | null;
}

export interface ApplicationPeopleTable {
  application_id: string;
  /** Shared by a group; of one that was parted by hand, its own id. */
  person_id: string;
}

export interface ApplicationDocumentsTable {
  id: string;
  application_id: string;
  file_name: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
  added_at: number;
}

export interface ResumeTextsTable {
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
}

export interface ApplicantWordsTable {
  /** Grows as applications arrive. */
  place: Generated<number>;
  application_id: string;
  /** What it is searched by: each word once, with spaces between them; empty until it is indexed. */
  words: string;
  /** `TOKENS_VERSION` of the words; 0 until it is indexed. */
  version: Generated<number>;
}

export interface ApplicantTables {
  application_tags: ApplicationTagsTable;
  application_skills: ApplicationSkillsTable;
  application_notes: ApplicationNotesTable;
  application_ratings: ApplicationRatingsTable;
  application_events: ApplicationEventsTable;
  application_steps: ApplicationStepsTable;
  application_people: ApplicationPeopleTable;
  application_documents: ApplicationDocumentsTable;
  resume_texts: ResumeTextsTable;
  applicant_words: ApplicantWordsTable;
}
