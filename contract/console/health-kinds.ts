/** Kinds of findings of the health view, and its limits, separate so that scripts do not load zod. */
import { SEARCH_LENGTHS } from './entry-names.ts';

/** In the order of the view: what visitors notice first. */
export const HEALTH_KINDS = [
  /** A text that was to be published, or was live, and that the check refused. */
  'refused',
  /** A link to a page or a section that the site does not have. */
  'dead-link',
  /** A job that is closed for applications, and still on the site. */
  'expired-job',
  /** A link to an event that is over, in a text that invites to it. */
  'past-event',
  /** A picture whose alternative text is missing or is a file name. */
  'alt-text',
  /** A description for search engines that is missing, too short or too long. */
  'description',
  /** A figure that was neither checked nor changed for a long time. */
  'old-claim',
  /** A draft that was not changed for a while. */
  'draft',
  /** Texts that pages of another language show in English. */
  'translation',
] as const;
export type HealthKind = (typeof HEALTH_KINDS)[number];

const DAY = 86_400_000;

export const HEALTH_LIMITS = {
  /** Characters. Search engines cut off longer descriptions; shorter ones waste the space. */
  description: { least: 50, most: SEARCH_LENGTHS.description },
  /** Milliseconds after which a claim is old. */
  claimAge: 365 * DAY,
  /** Milliseconds after which a draft is forgotten. */
  draftAge: 30 * DAY,
  /** Findings of one kind in an answer. */
  findings: 50,
  /** Places of one finding that are listed. */
  uses: 6,
  /** Characters of a text in a finding. */
  text: 300,
  /** Published versions of the claims that are compared to find out how old a figure is. */
  versions: 50,
} as const;
