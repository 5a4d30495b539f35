/** Drafts that the check refused when they were to be published, or when they were live. */
import type { HealthGroup } from '#contract/console/health.ts';
import { HEALTH_LIMITS } from '#contract/console/health-kinds.ts';
import type { Db } from '#db/schema.ts';

/**
 * A finding is gone once the draft is published or discarded. After a while the draft counts as
 * forgotten instead.
 * @param now epoch milliseconds
 */
export async function refusedDrafts(db: Db, now: number): Promise<HealthGroup> {
  const rows = await db
    .selectFrom('publications as plan')
    .innerJoin('entry_drafts as draft', 'draft.file', 'plan.file')
    .innerJoin('entries as entry', 'entry.file', 'plan.file')
    .leftJoin('entry_versions as live', (join) =>
      join
        .onRef('live.file', '=', 'entry.file')
        .onRef('live.number', '=', 'entry.published_version'),
    )
    .select(['plan.file', 'entry.title', 'plan.problem', 'plan.done_at as at'])
    .where('plan.state', '=', 'failed')
    .where('plan.done_at', '>', now - HEALTH_LIMITS.draftAge)
    .where('entry.deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row('live.published_at', 'is', null),
        row('live.published_at', '<=', row.ref('plan.done_at')),
      ]),
    )
    .orderBy('plan.done_at')
    .orderBy('plan.id')
    .execute();
  const latest = [...new Map(rows.map((row) => [row.file, row])).values()];
  const findings = latest.slice(0, HEALTH_LIMITS.findings).map(({ file, title, problem, at }) => ({
    file,
    title,
    field: '',
    line: null,
    label: '',
    text: (problem ?? '').slice(0, HEALTH_LIMITS.text),
    at,
    source: null,
    uses: [],
    usesTotal: 0,
  }));
  return { kind: 'refused', total: latest.length, findings };
}
