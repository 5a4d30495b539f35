/** What findings are made from: the published pack, and the rows that the site serves. */
import type { FieldPath } from '#contract/console/field-changes.ts';
import type { Site } from '#contract/site.ts';
import type { inspect, loadInspectionFacts } from '#domain/content/pack/index.ts';
import type { PackSource } from '#domain/content/pack-files/index.ts';
import type { Zone } from '#domain/content/time-zone.ts';

/** A job or an event with the time at which it ends, epoch milliseconds. */
export interface Ending {
  /** `jobs`, or a kind of event. */
  folder: string;
  slug: string;
  name: string;
  end: number;
}

/** A published version of the claims. */
export interface ClaimsVersion {
  source: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface PublishedContent {
  /** URL paths of the pages that exist without an entry. */
  pages: readonly string[];
  source: PackSource;
  inspection: Awaited<ReturnType<typeof inspect>>;
  facts: Awaited<ReturnType<typeof loadInspectionFacts>>;
  site: Site;
  zone: Zone;
  /** Epoch milliseconds. */
  now: number;
  /** Jobs and events that are over, the first that ended first. */
  ended: readonly Ending[];
  /** The newest first. */
  claimsVersions: readonly ClaimsVersion[];
}

export interface Place {
  file: string;
  /** `body` is the text of a Markdown file; empty for the whole entry. */
  path: FieldPath;
  /** Line of the file, from 1, if the place is in the text of a Markdown file. */
  line?: number | undefined;
}

/** A finding without what follows from its place. */
export interface Found extends Place {
  text: string;
  /** Epoch milliseconds. */
  at?: number;
  source?: string;
  uses?: readonly Place[];
}

export type Finder = (content: PublishedContent) => Found[];
