import type { ApplicationOptions } from '#contract/applications.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';

/** What the form's multi-selects offer. */
export async function listOptions(db: Db): Promise<ApplicationOptions> {
  const rows = await db
    .selectFrom('skill_options')
    .select(['list', 'id', 'label'])
    .orderBy('position')
    .execute();
  const optionsOf = (name: string) =>
    rows.filter(({ list }) => list === name).map(({ id, label }) => ({ id, label }));
  return Object.fromEntries(
    SKILL_LISTS.map((name) => [name, optionsOf(name)]),
  ) as ApplicationOptions;
}
