/** Tables of staff accounts, sign-in and notifications. Conventions: `schema.ts`. */
import type { Generated } from 'kysely';

export interface StaffTables {
  staff: {
    id: string;
    email: string;
    name: string;
    /** One of `ROLES`. */
    role: string;
    created_at: number;
    /** Sign-in is refused since this time. */
    removed_at: number | null;
    last_sign_in_at: number | null;
    /** PHC string of argon2id; null for accounts with passkeys only. */
    password_hash: string | null;
    /** Base64url; null without a second factor. */
    totp_secret: string | null;
    /** The 30-second step of the code used last, so that no code is accepted twice. */
    totp_last_step: number | null;
    /** One of `NOTIFICATION_EMAILS`. */
    notification_emails: Generated<string>;
    /** Day of the last digest mail, such as `2026-11-25`; empty before the first. */
    last_digest_day: Generated<string>;
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
  /** Identities of a provider of single sign-on, bound to accounts. */
  staff_identities: {
    issuer: string;
    /** The provider's id of the person. */
    subject: string;
    staff_id: string;
    created_at: number;
    last_used_at: number;
  };
  recovery_codes: {
    /** Argon2id of the code (hex), salted for each member of staff. */
    digest: string;
    staff_id: string;
    spent_at: number | null;
  };
  staff_links: {
    /** SHA-256 of the token (hex). */
    digest: string;
    purpose: string;
    email: string;
    role: string;
    /** The account to recover; null for an invitation. */
    staff_id: string | null;
    /** Null if the operator created it by command. */
    created_by: string | null;
    created_at: number;
    expires_at: number;
    /** When it was used or revoked. */
    spent_at: number | null;
    /** The token of a mailed link is derived from it; null for a link that was shown only once. */
    nonce: string | null;
  };
  /** Browsers from which someone has signed in. */
  staff_clients: {
    staff_id: string;
    /** SHA-256 of the token in the cookie (hex). */
    digest: string;
    seen_at: number;
  };
  /** One row, locked by transactions that must run one after another. */
  staff_locks: {
    id: number;
  };
  staff_sessions: {
    id: string;
    /** SHA-256 of the token in the cookie (hex). */
    digest: string;
    staff_id: string;
    created_at: number;
    /** Last use, to the minute. */
    seen_at: number;
    /** Absolute expiry, independent of use. */
    expires_at: number;
    /** Time of the last identity check. */
    proved_at: number;
    /** Method: `passkey`, `password`, `recovery-code` or `single-sign-on`. */
    proved_by: string;
    ended_at: number | null;
    /** Name of browser and operating system. */
    client: string;
  };
  /** Used challenges, each of which is accepted only once. */
  staff_challenges: {
    challenge: string;
    /** The purpose, so that a challenge cannot be used for another one. */
    purpose: string;
    staff_id: string | null;
    expires_at: number;
  };
  /** Notifications: mentions and assignments. */
  staff_notifications: {
    id: string;
    /** The recipient. */
    staff_id: string;
    /** One of `NOTIFICATION_KINDS`. */
    kind: string;
    /** `application`, or the kind of an inbox item. */
    subject_kind: string;
    subject_id: string;
    /** The note with the mention; null for an assignment. */
    note_id: string | null;
    /** Author of the note or assignment. */
    author_id: string;
    created_at: number;
    read_at: number | null;
    /** `subject_id` of its mail in the outbox; null if it is not mailed. */
    mail_id: string | null;
  };
}
