import { gateError } from '#contract/gate-rules.ts';
import type { LeadSource } from '#contract/lead-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type ReceivedLead, receiveLead } from '#domain/inbox/leads/index.ts';
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
  asked: { kind: LockedKind; slug: string; received: Omit<ReceivedLead, 'source'> },
  now = Date.now(),
): Promise<string> {
  const { kind, slug, received } = asked;
  const { link } = await publishedRow(db, kind, slug, now);
  const error = gateError(received.lead);
  if (error) throw new ProblemError('invalid-fields', error.message, { errors: [error] });
  await receiveLead(db, { ...received, source: SOURCES[kind] }, now);
  if (!link) throw new ProblemError('not-found', `"${slug}" has nothing to open`);
  return link;
}
