import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';

/** Notes a change in the audit log, and notifies other consoles. */
export async function recordChange(
  db: Db,
  entry: { staffId: string | null; action: ContentAction; file: string },
  now: number,
): Promise<void> {
  const { staffId, action, file } = entry;
  await audit(db, { staffId, action, objectKind: 'entry', objectId: file }, now);
  await announceChange(db, ['content'], now);
}

export type ContentAction =
  | 'publication-failed'
  | 'entry-published'
  | 'entry-unpublished'
  | 'entry-deleted'
  | 'entry-restored'
  | 'entry-renamed'
  | 'publish-undone'
  | 'publication-planned'
  | 'publication-canceled'
  | 'conflict-resolved';
