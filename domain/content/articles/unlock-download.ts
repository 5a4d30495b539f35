import { gateError } from '#contract/gate-rules.ts';
import type { Lead, LeadSource } from '#contract/lead-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type Arrival, LEAD, receive } from '#domain/inbox/submissions/index.ts';
import { submissionsRefused } from '#telemetry/site-metrics.ts';
import { placeOf, publishedRow } from './get-article.ts';

/** The kinds with a form before their file or video, and the source of the leads from it. */
const SOURCES = {
  'learning-hubs': 'Learning Hub',
  whitepapers: 'White paper',
} as const satisfies Record<string, LeadSource>;

export type LockedKind = keyof typeof SOURCES;

export const leadSourceOf = (kind: LockedKind): LeadSource => SOURCES[kind];

/**
 * Stores a lead and returns the URL of the video or file. If the client also posts the lead to
 * `/crms` with the same idempotency key, it is stored only once.
 * @throws ProblemError `not-found` or `invalid-fields`, or as `receive`. The lead is stored only if
 *   the entry exists but has no link
 */
export async function unlockDownload(
  db: Db,
  { kind, slug, lead, arrival }: { kind: LockedKind; slug: string; lead: Lead; arrival: Arrival },
): Promise<string> {
  const { link } = await publishedRow(db, placeOf(kind), slug, Date.now());
  const error = gateError(lead);
  if (error) {
    submissionsRefused.add({ form: 'lead', reason: 'invalid' });
    throw new ProblemError('invalid-fields', error.message, { errors: [error] });
  }
  await receive(db, LEAD, { source: SOURCES[kind], lead }, arrival);
  if (!link) throw new ProblemError('not-found', `"${slug}" has no video or file`);
  return link;
}
