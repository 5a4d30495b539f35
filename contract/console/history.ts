/** What happened to an application. */
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
  /** Null for the applicant and for the program. */
  staff: z.nullable(StaffName),
  kind: z.enum(HISTORY_KINDS),
  /** By kind: stages as `from`, `to` and `reason`, an assignment as `to` and `toName`, and so on. */
  data: z.record(z.string(), z.unknown()),
  /** Under which it was done, maybe with others, and can be undone; null for what cannot. */
  changeId: z.nullable(uuid),
  /** Whether it can be undone by whoever may work with applicants: nothing has come after it. */
  canUndo: z.boolean(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
