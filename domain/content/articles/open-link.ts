import { gateError } from '#contract/gate-rules.ts';
import type { Lead, LeadSource } from '#contract/lead-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type Arrival, LEAD, receive } from '#domain/inbox/submissions/index.ts';
import { publishedRow } from './get-article.ts';

/** What stands behind a form, and under which name those who fill it in are leads. */
const SOURCES = {
  'learning-hubs': 'Learning Hub',
  whitepapers: 'White paper',
} as const satisfies Record<string, LeadSource>;

export type LockedKind = keyof typeof SOURCES;

/** The source of the leads who ask for what a kind keeps behind its form. */
export const leadSourceOf = (kind: LockedKind): LeadSource => SOURCES[kind];

/**
 * Stores who asks as a lead, and answers with the URL of the film or the file. A client that
 * sends the same lead once more, to `/crms`, under the same key, stores it only once.
 * @throws ProblemError; then nothing is stored, unless it is that there is nothing to open
 */
export async function openLink(
  db: Db,
  { kind, slug, lead, arrival }: { kind: LockedKind; slug: string; lead: Lead; arrival: Arrival },
): Promise<string> {
  const { link } = await publishedRow(db, kind, slug, Date.now());
  const error = gateError(lead);
  if (error) throw new ProblemError('invalid-fields', error.message, { errors: [error] });
  await receive(db, LEAD, { source: SOURCES[kind], lead }, arrival);
  if (!link) throw new ProblemError('not-found', `"${slug}" has nothing to open`);
  return link;
}
