import { referenceOf } from '#contract/reference.ts';

/**
 * Whether a captcha was solved: false where none could be, as the browser ran no scripts or the
 * captcha is switched off; null where the form asks for none.
 */
export type Verified = boolean | null;

/** What staff read of any kind of submission. */
export interface SubmissionRecord {
  /** UUID. */
  id: string;
  kind: string;
  /** The number that its sender can quote, see `referenceOf`. */
  reference: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  name: string;
  /** As it was typed. */
  email: string;
  verified: Verified;
  /** The wording agreed to, on this page at that time; empty where nothing was asked. */
  consent: string;
  page: { route: string; title: string };
  /** Keyed digest of the client IP; empty where none was stored. */
  addressHash: string;
}

interface CommonRow {
  id: string;
  created_at: number;
  email: string;
  verified: number | null;
  consent_wording: string;
  address_hash: string;
}

/** The columns that the tables of all kinds share. */
export function commonOf(row: CommonRow) {
  return {
    id: row.id,
    reference: referenceOf(row.id),
    receivedAt: row.created_at,
    email: row.email,
    verified: verifiedOf(row),
    consent: row.consent_wording,
    addressHash: row.address_hash,
  };
}

export function verifiedOf({ verified }: { verified: number | null }): Verified {
  return verified === null ? null : verified === 1;
}
