/** Which changes can be taken back: those that nothing has come after. */
import type { ApplicationEvent } from './events.ts';

/** An application as it is now. */
export interface Standing {
  version: number;
  read_at: number | null;
  withdrawn_at: number | null;
}

/** Whether the application still is as this change of stage, assignee, tags or reading left it. */
export function standsAsAfter(
  { kind, data }: Pick<ApplicationEvent, 'kind' | 'data'>,
  { version, read_at, withdrawn_at }: Standing,
): boolean {
  if (kind === 'opened') return data.isRead === (read_at !== null);
  if (kind === 'stage' && withdrawn_at !== null) return false;
  return CHANGES.has(kind) && data.version === version;
}

const CHANGES: ReadonlySet<string> = new Set(['stage', 'assigned', 'tags', 'shown']);
