/** The messages between the main thread and the content thread. */
import type { SerializedError } from '#delivery/render-messages.ts';

/** A call of a method of `ContentTasks`. */
export interface ContentCall {
  id: number;
  method: string;
  args: readonly unknown[];
  /**
   * Epoch milliseconds after which a call that only reads is dropped, unless it has begun. Infinite for
   * a publication, which goes first.
   */
  startBy: number;
}

export type ContentAnswer = { id: number } & (
  | { hasBegun: true }
  | { result: unknown }
  | { error: SerializedError }
);
