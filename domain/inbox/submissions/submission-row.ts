import { referenceOf } from '#contract/reference.ts';

/**
 * True if a captcha was solved. False if it could not be, because the browser ran no scripts or the
 * captcha is switched off. Null if the form has no captcha.
 */
export type Verified = boolean | null;

/** The data that staff see of every kind of submission. */
export interface SubmissionRow {
  /** UUID. */
  id: string;
  kind: string;
  /** The number that the sender can quote; see `referenceOf`. */
  reference: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  name: string;
  /** As typed. */
  email: string;
  verified: Verified;
  /** The consent text shown on `page` at that time; empty if there was none. */
  consent: string;
  page: { route: string; title: string };
  /** Keyed digest of the client's IP address; empty if none was stored. */
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
