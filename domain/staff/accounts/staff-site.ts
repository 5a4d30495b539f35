import type { Db } from '#db/schema.ts';
import type { RelyingParty } from './relying-party.ts';

/** The site as far as signing in is concerned. */
export interface StaffSite {
  db: Db;
  /** `siteSecret(db, STAFF_SECRET)` */
  secret: string;
  /** The company's name, as keys and apps show it. */
  brand: string;
  /** Null where passkeys cannot be used. */
  relyingParty: RelyingParty | null;
}

/** Whose browser asks. */
export interface Client {
  /** Digest of its network: an IP, or an IPv6 /64. */
  network: string;
  /** Browser and system in words. */
  words: string;
  /** What it was given when somebody signed in with it before. */
  clientToken?: string | undefined;
  /** Of the session that it has now, if any. */
  sessionToken?: string | undefined;
}
