import { DETAIL_NAMES, eachDetail } from '#contract/applications.ts';
import type { GivenAnswer } from '#contract/job-questions.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import type { CsvCell } from '#domain/support/csv.ts';
import { readHeads } from './heads.ts';
import type { Viewer } from './viewer.ts';

/** Those that exports of the command line have too are called as they are there. */
export const EXPORT_COLUMNS = [
  ...['id', 'reference', 'receivedAt', 'verified', 'name', 'email', 'phone', 'jobSlug', 'jobName'],
  ...['role', ...DETAIL_NAMES, ...SKILL_LISTS, 'message', 'answers', 'stage', 'stageAt'],
  ...['withdrawn', 'assignee', 'tags', 'rating', 'read', 'consent', 'consentPage'],
];

/** Applications as rows of CSV, in the order of these ids. */
export async function exportRows(
  db: Db,
  ids: readonly string[],
  viewer: Viewer,
): Promise<CsvCell[][]> {
  const heads = await readHeads(db, ids, viewer);
  const details = await detailsOf(db, ids);
  return heads.flatMap((head) => {
    const row = details.get(head.id);
    if (!row) return [];
    const answers = JSON.parse(row.answers) as GivenAnswer[];
    const cells: Record<string, CsvCell> = {
      id: head.id,
      reference: head.reference,
      verified: head.isVerified,
      name: head.name,
      receivedAt: new Date(head.receivedAt).toISOString(),
      email: head.email,
      phone: row.phone,
      role: head.role,
      jobSlug: head.opening?.slug ?? '',
      jobName: head.opening?.name ?? '',
      ...eachDetail((name) => row[name]),
      message: row.message,
      answers: answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
      stage: head.stage,
      stageAt: new Date(head.stageAt).toISOString(),
      withdrawn: head.isWithdrawn,
      assignee: head.assignee?.name ?? '',
      read: head.isRead,
      tags: head.tags.join(', '),
      rating: head.rating ?? '',
      consent: row.consent_wording,
      consentPage: row.consent_page,
    };
    for (const list of SKILL_LISTS) cells[list] = (JSON.parse(row[list]) as string[]).join(', ');
    return [EXPORT_COLUMNS.map((column) => cells[column] ?? '')];
  });
}

async function detailsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'phone', 'message', 'answers', ...DETAIL_NAMES])
    .select(['consent_wording', 'consent_page', ...SKILL_LISTS])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
