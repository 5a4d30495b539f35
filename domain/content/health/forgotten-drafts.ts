/** Drafts that are neither published nor changed for a while. */

import type { HealthGroup } from '#contract/console/health.ts';
import { HEALTH_LIMITS } from '#contract/console/health-kinds.ts';
import type { Db } from '#db/schema.ts';

/** @param now epoch milliseconds */
export async function forgottenDrafts(db: Db, now: number): Promise<HealthGroup> {
  const forgotten = db
    .selectFrom('entry_drafts as draft')
    .innerJoin('entries as entry', 'entry.file', 'draft.file')
    .where('entry.deleted_at', 'is', null)
    .where('draft.updated_at', '<', now - HEALTH_LIMITS.draftAge);
  const rows = await forgotten
    .leftJoin('staff', 'staff.id', 'draft.staff_id')
    .select(['draft.file', 'entry.title', 'entry.published_version', 'staff.name'])
    .select('draft.updated_at as at')
    .orderBy('draft.updated_at')
    .orderBy('draft.file')
    .limit(HEALTH_LIMITS.findings)
    .execute();
  const { total } = await forgotten
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const findings = rows.map(({ file, title, published_version: published, name, at }) => ({
    file,
    title,
    field: '',
    line: null,
    label: '',
    text: `${published === null ? 'Never published' : 'Unpublished changes'}${name ? ` by ${name}` : ''}`,
    at,
    source: null,
    uses: [],
    usesTotal: 0,
  }));
  return { kind: 'draft', total: Number(total), findings };
}
