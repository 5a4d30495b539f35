/** Tables of the inbox and of mails written by staff. Conventions: `schema.ts`. */
import type { Generated } from 'kysely';

export interface InboxTables {
  /** One row for each message and lead, added and deleted by triggers. */
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
    /** Topic id of a message, or source of a lead. */
    about: string;
  };
  /** Like `applicant_tokens`, for messages and leads. */
  inbox_tokens: {
    position: Generated<number>;
    /** `message` or `lead`. */
    kind: string;
    subject_id: string;
    tokens: string;
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
  console_emails: {
    id: string;
    /** `application`, or the kind of an inbox item. */
    kind: string;
    subject_id: string;
    staff_id: string;
    /** Address of the recipient, at the time of writing. */
    email: string;
    name: Generated<string>;
    /** Path of the page with the recipient's form. */
    page: Generated<string>;
    subject: string;
    body: string;
    /** Id of a template of the pack; empty without a template. */
    template: string;
    /**
     * Outbox id of the mail that it answers, from which that Message-ID is derived; empty for none.
     */
    in_reply_to: string;
    created_at: number;
    send_at: number;
    /** When it was canceled before sending. */
    cancelled_at: number | null;
    /** The bulk change that it belongs to; null for a single mail. */
    change_id: string | null;
    /** The change that canceled it, whose undo schedules it again; null otherwise. */
    cancelled_by_change_id: Generated<string | null>;
  };
}
