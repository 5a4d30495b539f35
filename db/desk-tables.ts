/** The tables of the staff's desk; see `schema.ts`. */
import type { Generated } from 'kysely';

export interface StaffTable {
  id: string;
  email: string;
  name: string;
  /** One of `ROLES`. */
  role: string;
  created_at: number;
  /** Since then nobody signs in as them. */
  removed_at: number | null;
  last_sign_in_at: number | null;
  /** PHC string of argon2id; null for whoever has passkeys alone. */
  password_hash: string | null;
  /** Base64url; null without a second factor. */
  totp_secret: string | null;
  /** The 30 seconds whose code was used last: none is good twice. */
  totp_last_step: number | null;
}

export interface PasskeysTable {
  /** Credential id, base64url. */
  id: string;
  staff_id: string;
  public_key: Uint8Array;
  counter: number;
  /** JSON: `string[]`. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

export interface RecoveryCodesTable {
  /** Argon2id of the code, salted for each member of the staff, hex. */
  digest: string;
  staff_id: string;
  spent_at: number | null;
}

export interface StaffLinksTable {
  /** SHA-256 of the token, hex. */
  digest: string;
  purpose: string;
  email: string;
  role: string;
  /** Whose account is recovered; null for an invitation. */
  staff_id: string | null;
  /** Null for the operator, by the command. */
  created_by: string | null;
  created_at: number;
  expires_at: number;
  /** When it was used, or taken back. */
  spent_at: number | null;
  /** What the token of a mailed link is made of; null for one that was told only once. */
  nonce: string | null;
}

/** Browsers that somebody has signed in with. */
export interface StaffClientsTable {
  staff_id: string;
  /** SHA-256 of the token in the cookie, hex. */
  digest: string;
  seen_at: number;
}

/** One row, for transactions that must come one after the other. */
export interface StaffLocksTable {
  id: number;
}

export interface StaffSessionsTable {
  id: string;
  /** SHA-256 of the token in the cookie, hex. */
  digest: string;
  staff_id: string;
  created_at: number;
  /** When it was last used, to the minute. */
  seen_at: number;
  /** The end that no use puts off. */
  expires_at: number;
  /** When its owner last proved who they are. */
  proved_at: number;
  /** By what: `passkey`, `password` or `recovery-code`. */
  proved_by: string;
  ended_at: number | null;
  /** Browser and system in words. */
  client: string;
}

/** Challenges that have been used: each is good once. */
export interface StaffChallengesTable {
  challenge: string;
  /** What it is for, so that none serves for something else. */
  purpose: string;
  staff_id: string | null;
  expires_at: number;
}

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
  /** 1 where it has scripts or orders in it that a viewer might carry out; null until it is read. */
  is_active: Generated<number | null>;
  /** While it waits: when it is anybody's turn to read it. */
  due_at: Generated<number>;
}

export interface ApplicantWordsTable {
  /** Grows as applications arrive. */
  place: Generated<number>;
  application_id: string;
  /** What it is searched by: each word once, with spaces between them; empty until it is indexed. */
  words: string;
}

/** As `ApplicantWordsTable`, of messages and leads. */
export interface EnquiryWordsTable {
  place: Generated<number>;
  /** `message` or `lead`. */
  kind: string;
  subject_id: string;
  words: string;
}

export interface SavedViewsTable {
  id: string;
  staff_id: string;
  /** `applicants` or `inbox`. */
  area: string;
  name: string;
  /** As in the URL, without the question mark. */
  query: string;
  created_at: number;
}

/** A row each message and lead, which the database itself adds and takes with them. */
export interface InboxStatesTable {
  /** `message` or `lead`. */
  kind: string;
  subject_id: string;
  /** One of `INBOX_STATES`. */
  state: string;
  is_spam: Generated<number>;
  assignee_id: string | null;
  read_at: number | null;
  changed_at: number;
  version: Generated<number>;
  received_at: number;
  /** Id of a message's topic, or a lead's source. */
  about: string;
}

export interface InboxNotesTable {
  id: string;
  kind: string;
  subject_id: string;
  staff_id: string;
  text: string;
  created_at: number;
}

export interface DeskMailsTable {
  id: string;
  /** `application`, `message` or `lead`. */
  kind: string;
  subject_id: string;
  staff_id: string;
  /** Of the recipient. */
  email: string;
  subject: string;
  body: string;
  /** Id of the pack's template; empty for a mail of one's own. */
  template: string;
  /** Id in the outbox of the mail that it answers, of which its Message-ID is made; empty for none. */
  in_reply_to: string;
  created_at: number;
  send_at: number;
  /** When somebody stopped it before it left. */
  stopped_at: number | null;
  /** Of the change of many applications that it came with; null where it was written by itself. */
  change_id: string | null;
}

export interface OpeningChangesTable {
  slug: string;
  /** Null while it is open. */
  closed_at: number | null;
  /** Takes the place of the pack's; null to keep that. */
  valid_through: number | null;
  changed_at: number;
  staff_id: string | null;
  version: Generated<number>;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: number;
  /** Null for the operator and for whoever is not signed in. */
  staff_id: string | null;
  /** One of `AUDIT_ACTIONS`. */
  action: string;
  object_kind: string;
  object_id: string;
  /** JSON, ids and numbers alone. */
  details: string;
}

export interface DeskChangesTable {
  id: Generated<number>;
  at: number;
  /** As `contract/console/desk.ts` has them. */
  topic: string;
}

export interface DeskLocksTable {
  /** What only one process may do at a time. */
  name: string;
  held_until: number;
}

export interface DeskTables {
  staff: StaffTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  staff_links: StaffLinksTable;
  staff_clients: StaffClientsTable;
  staff_locks: StaffLocksTable;
  staff_sessions: StaffSessionsTable;
  staff_challenges: StaffChallengesTable;
  application_tags: ApplicationTagsTable;
  application_skills: ApplicationSkillsTable;
  application_notes: ApplicationNotesTable;
  application_ratings: ApplicationRatingsTable;
  application_events: ApplicationEventsTable;
  application_people: ApplicationPeopleTable;
  application_documents: ApplicationDocumentsTable;
  resume_texts: ResumeTextsTable;
  applicant_words: ApplicantWordsTable;
  saved_views: SavedViewsTable;
  inbox_states: InboxStatesTable;
  enquiry_words: EnquiryWordsTable;
  inbox_notes: InboxNotesTable;
  desk_mails: DeskMailsTable;
  opening_changes: OpeningChangesTable;
  audit_log: AuditLogTable;
  desk_changes: DeskChangesTable;
  desk_locks: DeskLocksTable;
}
