/** The messages between the main thread and the content thread. */
import type { SerializedError } from '#delivery/render-messages.ts';

/** A call of a method of `ContentTasks`. */
export interface ContentCall {
  id: number;
  method: string;
  args: readonly unknown[];
}

export type ContentAnswer = { id: number } & ({ result: unknown } | { error: SerializedError });
