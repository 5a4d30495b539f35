/** The tables of who works here, and how they sign in; see `schema.ts`. */
import type { Generated } from 'kysely';

export interface StaffTables {
  staff: {
    id: string;
    email: string;
    name: string;
    /** One of `ROLES`. */
    role: string;
    created_at: number;
    /** Signing in has been refused since then. */
    removed_at: number | null;
    last_sign_in_at: number | null;
    /** PHC string of argon2id; null for accounts with passkeys alone. */
    password_hash: string | null;
    /** Base64url; null without a second factor. */
    totp_secret: string | null;
    /** The 30 seconds whose code was used last: none is good twice. */
    totp_last_step: number | null;
    /** One of `NOTICE_MAILS`. */
    notice_mails: Generated<string>;
    /** The day of the last digest, such as `2026-11-25`; empty before the first. */
    notice_digest_day: Generated<string>;
  };
  passkeys: {
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
  };
  recovery_codes: {
    /** Argon2id of the code, salted for each member of the staff, hex. */
    digest: string;
    staff_id: string;
    spent_at: number | null;
  };
  staff_links: {
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
    /** The token of a mailed link is derived from it; null for a link that was shown only once. */
    nonce: string | null;
  };
  /** Browsers that somebody has signed in with. */
  staff_clients: {
    staff_id: string;
    /** SHA-256 of the token in the cookie, hex. */
    digest: string;
    seen_at: number;
  };
  /** One row, for transactions that must come one after the other. */
  staff_locks: {
    id: number;
  };
  staff_sessions: {
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
  };
  /** Challenges that have been used: each is good once. */
  staff_challenges: {
    challenge: string;
    /** What it is for, so that none serves for something else. */
    purpose: string;
    staff_id: string | null;
    expires_at: number;
  };
  /** Mentions of somebody, and what others assigned to them. */
  staff_notices: {
    id: string;
    /** The recipient. */
    staff_id: string;
    /** One of `NOTICE_KINDS`. */
    kind: string;
    /** `application`, or the kind of an inbox item. */
    subject_kind: string;
    subject_id: string;
    /** Of a mention. */
    note_id: string | null;
    /** Who wrote or assigned. */
    by_id: string;
    created_at: number;
    read_at: number | null;
    /** `subject_id` in the outbox of the mail that tells of it; null where none does. */
    mail_id: string | null;
  };
}
