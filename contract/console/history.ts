/** The history of an application. */
import * as z from 'zod/mini';
import { StaffName, time, uuid } from './parts.ts';

export const HISTORY_KINDS = [
  'received',
  'opened',
  'stage',
  'shown',
  'assigned',
  'tags',
  'note',
  'rated',
  'joined',
  'parted',
  'mail-written',
  'mail-stopped',
  'withdrawn',
  'document-added',
  'link-renewed',
] as const;

export const HistoryEntry = z.object({
  id: uuid,
  at: time,
  /** Null for the applicant and for the system. */
  staff: z.nullable(StaffName),
  kind: z.enum(HISTORY_KINDS),
  /**
   * Depends on the kind: a stage has `from`, `to` and `reason`, an assignment `to` and `toName`.
   */
  data: z.record(z.string(), z.unknown()),
  /** Id for `undoChange`, which other entries may share; null if it cannot be undone. */
  changeId: z.nullable(uuid),
  /** True while no later change depends on it. Undoing needs `applicants.work`. */
  canUndo: z.boolean(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
