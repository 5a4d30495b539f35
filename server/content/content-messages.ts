/** The messages between the main thread and the content thread. */
import type { SerializedError } from '#delivery/render-messages.ts';

/** A call of a method of `ContentTasks`. */
export interface ContentCall {
  id: number;
  method: string;
  args: readonly unknown[];
  /** Epoch milliseconds after which the call is dropped, unless it has begun. */
  startBy: number;
}

export type ContentAnswer = { id: number } & (
  | { hasBegun: true }
  | { result: unknown }
  | { error: SerializedError }
);

/** Methods that only read, which wait for what someone publishes. */
export const READING: readonly string[] = ['check', 'preview', 'health'];
