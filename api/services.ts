import type { Numbering } from '#domain/hiring/check-application.ts';
import type { OverlapWords } from '#domain/hiring/job-alerts/index.ts';
import type { JobFinder } from '#domain/hiring/jobs/index.ts';
import type { Kinds, PackWords } from '#domain/inbox/submissions/index.ts';
import type { ArticleIndex, Db } from '#domain/support/database.ts';
import type { Limiter } from './http/rate-limits.ts';
import type { UploadSpool } from './http/upload-spool.ts';

/** What the API needs from the program that hosts it. */
export interface ApiServices {
  db: Db;
  articleIndex: ArticleIndex;
  jobFinder: JobFinder;
  /** Key of the captcha challenges; null where the captcha is switched off. */
  captchaKey: string | null;
  /** `forms` is asked with a form's name. */
  limits: { reads: Limiter; forms: (name: string) => Limiter };
  /** How applicants type phone numbers. @param page path, in whose language a wrong one is answered */
  numbering: (page: string) => Numbering;
  /** Where résumés are while they arrive. */
  uploads: UploadSpool;
  /** The digest of the client IP that is stored with a submission. */
  hashIp: (ip: string) => string;
  newsletter: {
    /** Whether the owner of an address has to confirm it before it is on the list. */
    isDoubleOptIn: boolean;
    /** Signs the links in mails. */
    secret: string;
  };
  /** Signs the private links of applicants. */
  statusSecret: string;
  /** What the options of the overlap filter are called. */
  overlaps: OverlapWords;
  /** What people send. */
  kinds: Kinds;
  /** What the site's code imports of the pack. @param page path, in whose language it is */
  packOf: (page: string) => PackWords;
  /** @param page path, in whose language they are */
  consents: (page: string) => Consents;
}

/** The wordings above the forms' buttons: what somebody agrees to by sending. */
export interface Consents {
  application: string;
  newsletter: string;
  contact: string;
  jobAlert: string;
  /** Before a film or a paper. */
  gate: string;
  /** Beside the box for the newsletter there. */
  gateNewsletter: string;
}

/** What an alert is checked and signed with. */
export const alertParts = ({ jobFinder, overlaps, newsletter }: ApiServices) => ({
  finder: jobFinder,
  overlaps,
  secret: newsletter.secret,
});
