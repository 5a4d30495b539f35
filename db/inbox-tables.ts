/** The tables of the inbox, and of mails that staff write; see `schema.ts`. */
import type { Generated } from 'kysely';

export interface InboxTables {
  /** A row each message and lead, which the database itself adds and takes with them. */
  inbox_states: {
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
  };
  /** As `applicant_words`, of messages and leads. */
  enquiry_words: {
    place: Generated<number>;
    /** `message` or `lead`. */
    kind: string;
    subject_id: string;
    words: string;
    version: Generated<number>;
  };
  inbox_notes: {
    id: string;
    kind: string;
    subject_id: string;
    staff_id: string;
    text: string;
    created_at: number;
  };
  desk_mails: {
    id: string;
    /** `application`, or the kind of an inbox item. */
    kind: string;
    subject_id: string;
    staff_id: string;
    /** Of the recipient, like the next two. */
    email: string;
    name: Generated<string>;
    /** Path of the page that they used. */
    page: Generated<string>;
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
    /** The change that stopped it while it was scheduled, whose undoing schedules it again; null otherwise. */
    stopped_by: Generated<string | null>;
  };
}
