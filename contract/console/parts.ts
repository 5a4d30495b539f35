/** What several resources of the desk are made of. */
import * as z from 'zod/mini';

export const uuid = z.uuid();
/** Epoch milliseconds. */
export const time = z.int();

/** Characters. */
export const DESK_LIMITS = {
  name: 120,
  note: 10_000,
  tag: 40,
  tags: 20,
  viewName: 60,
  viewQuery: 1000,
  views: 50,
  search: 200,
  subject: 150,
  mail: 20_000,
  comment: 2000,
  reason: 60,
  /** Rows that one change may touch. */
  bulk: 200,
} as const;

/** A line that somebody types: tidied, not empty. */
export const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
export const limited = (most: number) => z.string().check(z.maxLength(most));

/** The number of what was read: a change of an older one is refused with 409 and what stands now. */
export const version = z.int().check(z.minimum(1));

/** A member of the staff, as far as colleagues see each other. */
export const StaffName = z.object({ id: uuid, name: z.string() });
export type StaffName = z.infer<typeof StaffName>;

/** Where a list goes on: opaque; null at its end. */
export const Cursor = z.nullable(z.string());
export const cursorQuery = z.optional(z.string().check(z.maxLength(200)));

export const ById = z.object({ id: uuid });
