/** Changes that are shown before the server has them, and taken back where it refuses them. */
import { wordsOf } from '#console/api/call-problem.ts';
import { showToast } from '#console/ui/toast/toast-store.ts';
import { queries } from './query-cache.ts';

export interface Edit {
  /** Of the queries that are to show it: `application:UUID`, `applications`. */
  key: string;
  // biome-ignore lint/suspicious/noExplicitAny: each query has its own data
  change: (data: any) => unknown;
}

export interface Change<Answer> {
  /** Shown at once. */
  edits?: readonly Edit[];
  send: () => Promise<Answer>;
  /** Keys that are read anew once it is done. */
  changes?: readonly string[];
  /** Said once it is done: "Moved to Screening". */
  done?: string;
  /** What takes it back, from the toast that says it is done. Reads `changes` anew as well. */
  undo?: () => Promise<unknown>;
  /** @returns whether the problem has been told by other means, such as beside a field */
  onProblem?: (problem: unknown) => boolean;
}

/** @returns the answer; undefined where it was refused, which has been told by then */
export async function mutate<Answer>(change: Change<Answer>): Promise<Answer | undefined> {
  const { edits = [], send, changes = [], done, undo, onProblem } = change;
  const shown = edits.map((edit) => queries.edit(edit.key, edit.change));
  try {
    const answer = await send();
    if (done) showToast({ text: done, action: undo && takeBack(change, undo) });
    return answer;
  } catch (problem) {
    for (const edit of shown) edit.undo();
    if (!onProblem?.(problem)) showToast({ text: wordsOf(problem), tone: 'problem' });
    return undefined;
  } finally {
    for (const edit of shown) edit.end();
    queries.invalidate(changes);
  }
}

function takeBack<Answer>({ changes = [] }: Change<Answer>, undo: () => Promise<unknown>) {
  return {
    label: 'Undo',
    run: () => void mutate({ send: undo, changes, done: 'Undone' }),
  };
}
