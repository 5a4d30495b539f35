/** Optimistic changes, which are rolled back when the server refuses them. */
import { MutationObserver } from '@tanstack/react-query';
import { showToast } from '#console/ui/toast-store.ts';
import { wordsOf } from './call-problem.ts';
import { type Edit, edit, invalidate, queryClient, release } from './queries.ts';

export interface Change<Answer> {
  /** Applied before the request is sent. */
  edits?: readonly Edit[];
  send: () => Promise<Answer>;
  /** Keys of queries that are invalidated afterwards. */
  changes?: readonly string[];
  /** Text of the toast after success: "Moved to Screening". */
  done?: string;
  /** Runs from the toast's Undo button and invalidates `changes` again. */
  undo?: () => Promise<unknown>;
  /** @returns true when the view shows the problem itself, such as beside a field */
  onProblem?: (problem: unknown) => boolean;
}

/** @returns the answer; undefined after an error, which has been shown */
export async function mutate<Answer>(change: Change<Answer>): Promise<Answer | undefined> {
  const { edits = [], send, changes = [], done, undo, onProblem } = change;
  const holds = edits.map(({ key }) => key);
  const mutation = new MutationObserver<Answer, unknown, void, (() => void)[]>(queryClient, {
    mutationFn: send,
    meta: { holds },
    onMutate: () => edits.map(edit),
    onSuccess: () => {
      if (done) showToast({ text: done, action: undo && undoAction(change, undo) });
    },
    onError: (problem, _, undoEdits = []) => {
      for (const undoEdit of undoEdits) undoEdit();
      if (!onProblem?.(problem)) showToast({ text: wordsOf(problem), tone: 'problem' });
    },
  });
  const answer = await mutation.mutate().catch(() => undefined);
  release(holds);
  invalidate(changes);
  return answer;
}

function undoAction<Answer>({ changes = [] }: Change<Answer>, undo: () => Promise<unknown>) {
  return {
    label: 'Undo',
    run: () => void mutate({ send: undo, changes, done: 'Undone' }),
  };
}
