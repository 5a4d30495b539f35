/** Changes that are shown before the server has them, and taken back where it refuses them. */
import { MutationObserver } from '@tanstack/react-query';
import { showToast } from '#console/ui/toast-store.ts';
import { wordsOf } from './call-problem.ts';
import { type Edit, edit, invalidate, queryClient, release } from './queries.ts';

export interface Change<Answer> {
  /** Shown at once. */
  edits?: readonly Edit[];
  send: () => Promise<Answer>;
  /** Keys that are read again once it is done. */
  changes?: readonly string[];
  /** Shown in a toast once it is done: "Moved to Screening". */
  done?: string;
  /** Takes it back, from the toast that says it is done. Reads `changes` again as well. */
  undo?: () => Promise<unknown>;
  /** @returns whether the problem is shown by other means, such as beside a field */
  onProblem?: (problem: unknown) => boolean;
}

/** @returns the answer; undefined where it was refused, which is shown by then */
export async function mutate<Answer>(change: Change<Answer>): Promise<Answer | undefined> {
  const { edits = [], send, changes = [], done, undo, onProblem } = change;
  const holds = edits.map(({ key }) => key);
  const mutation = new MutationObserver<Answer, unknown, void, (() => void)[]>(queryClient, {
    mutationFn: send,
    meta: { holds },
    onMutate: () => edits.map(edit),
    onSuccess: () => {
      if (done) showToast({ text: done, action: undo && takeBack(change, undo) });
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

function takeBack<Answer>({ changes = [] }: Change<Answer>, undo: () => Promise<unknown>) {
  return {
    label: 'Undo',
    run: () => void mutate({ send: undo, changes, done: 'Undone' }),
  };
}
