import type { AreaName } from '#contract/areas.ts';
import type { Site } from '#contract/site.ts';
import type { MissedSearches, SiteSearch } from '#domain/content/search/index.ts';
import type { ApplicationRules } from '#domain/hiring/application-rules.ts';
import type { OverlapLabels } from '#domain/hiring/job-alerts/index.ts';
import type { JobFinder } from '#domain/hiring/jobs/index.ts';
import type { Kinds, PackCopy } from '#domain/inbox/submissions/index.ts';
import type { ArticleIndex, Db } from '#domain/support/database.ts';
import type { Limiter } from './http/rate-limits.ts';
import type { UploadSpool } from './http/upload-spool.ts';

/** The dependencies of the public API, which the server provides. */
export interface ApiServices {
  db: Db;
  articleIndex: ArticleIndex;
  searchSite: SiteSearch;
  /** Counts searches without results. */
  missedSearches: MissedSearches;
  jobFinder: JobFinder;
  /** Key of the captcha challenges; null if captchas are switched off. */
  captchaKey: string | null;
  /** `forms` returns the limiter of the form with this name. */
  limits: { reads: Limiter; missedSearches: Limiter; forms: (name: string) => Limiter };
  /** The pack's rules. @param page path, whose language an error message has */
  applicationRules: (page: string) => ApplicationRules;
  /** The brand of the current pack. */
  site: () => Site;
  /** Stores résumés while they are uploaded. */
  uploads: UploadSpool;
  /** The digest of the client IP that is stored with a submission. */
  hashIp: (ip: string) => string;
  newsletter: {
    /** Whether an address must be confirmed before it is subscribed. */
    isDoubleOptIn: boolean;
    /** Signs the links in emails. */
    secret: string;
  };
  /** Whether new submissions are announced in the team's chat. */
  notifiesChat: boolean;
  /** Signs the private links of applicants. */
  statusSecret: string;
  /** Areas of the site that the brand leaves out. Their calls answer 404. */
  leftOut: ReadonlySet<AreaName>;
  /** Labels of the overlap filter. */
  overlapLabels: OverlapLabels;
  /** The kinds of submissions. */
  kinds: Kinds;
  /** The copy of the pack. @param page path, whose language it has */
  copyOf: (page: string) => PackCopy;
  /** @param page path, whose language they have */
  consents: (page: string) => Consents;
}

/** The consent wordings above the buttons of forms, stored with each submission. */
export interface Consents {
  application: string;
  newsletter: string;
  contact: string;
  jobAlert: string;
  /** Of the form before a video or a paper. */
  gate: string;
  /** Of the newsletter checkbox in that form. */
  gateNewsletter: string;
}

/** The services that check and sign a job alert. */
export const alertServices = ({ jobFinder, overlapLabels, newsletter }: ApiServices) => ({
  finder: jobFinder,
  overlapLabels,
  secret: newsletter.secret,
});
