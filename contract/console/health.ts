/** What needs attention in the published content, and where it is changed. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { HEALTH_KINDS } from './health-kinds.ts';
import { time } from './parts.ts';

/** A field of an entry, as the editor opens it. */
export const HealthPlace = z.object({
  file: z.string(),
  /** Title of the entry. */
  title: z.string(),
  /** As in `fieldName`, after the `#`: `hero.links.0.href`, `body`; empty for the whole entry. */
  field: z.string(),
  /** Line of the body, from 1; null for a field. */
  line: z.nullable(z.int()),
  /** Labels of the field and of the groups around it: `Hero › Link 1 › Target`. */
  label: z.string(),
});
export type HealthPlace = z.infer<typeof HealthPlace>;

export const HealthFinding = z.object({
  ...HealthPlace.shape,
  /** What was found there, as a phrase; empty if the date says it. */
  text: z.string(),
  /** When a job or an event ended, a claim was checked or changed, or a draft was saved. */
  at: z.nullable(time),
  /** Of a claim. */
  source: z.nullable(z.string()),
  /** Where a claim is shown: the first places, and how many there are. */
  uses: z.array(HealthPlace),
  usesTotal: z.int(),
});
export type HealthFinding = z.infer<typeof HealthFinding>;

export const HealthGroup = z.object({
  kind: z.enum(HEALTH_KINDS),
  /** Of all findings. */
  total: z.int(),
  /** The first `HEALTH_LIMITS.findings`. */
  findings: z.array(HealthFinding),
});
export type HealthGroup = z.infer<typeof HealthGroup>;

export const ContentHealth = z.object({
  /** One for each kind, in the order of `HEALTH_KINDS`. */
  groups: z.array(HealthGroup),
  /** English names of the languages into which the site is translated. */
  languages: z.array(z.string()),
  /** IANA name of the zone in which the days of the site begin. */
  timeZone: z.string(),
});
export type ContentHealth = z.infer<typeof ContentHealth>;

export const HEALTH_CALLS = defineCalls(
  { tag: 'Content' },
  {
    getContentHealth: {
      route: 'GET /content/health',
      permission: 'content.read',
      summary: 'List what needs attention in the published content',
      answer: ContentHealth,
    },
  },
);
