/** Optimistic changes, which are rolled back when the server refuses them. */
import { MutationObserver } from '@tanstack/react-query';
import { showToast } from '#console/ui/toast-store.ts';
import { errorMessage } from './call-problem.ts';
import { applyEdit, type Edit, invalidate, queryClient, refetchHeld } from './queries.ts';

export interface Change<Answer> {
  /** Applied before the request is sent. */
  edits?: readonly Edit[];
  send: () => Promise<Answer>;
  /** Keys of queries that are invalidated afterwards. */
  invalidates?: readonly string[];
  /** Text of the toast after success: "Moved to Screening". */
  doneText?: string;
  /** Runs from the toast's Undo button and invalidates `changes` again. */
  undo?: () => Promise<unknown>;
  /** @returns true when the view shows the problem itself, such as beside a field */
  onProblem?: (problem: unknown) => boolean;
}

/** @returns the answer; undefined after an error, which has been shown */
export async function mutate<Answer>(change: Change<Answer>): Promise<Answer | undefined> {
  const { edits = [], send, invalidates = [], doneText, undo, onProblem } = change;
  const holds = edits.map(({ key }) => key);
  const mutation = new MutationObserver<Answer, unknown, void, (() => void)[]>(queryClient, {
    mutationFn: send,
    meta: { holds },
    onMutate: () => edits.map(applyEdit),
    onSuccess: () => {
      if (doneText) showToast({ text: doneText, action: undo && undoAction(change, undo) });
    },
    onError: (problem, _, undoEdits = []) => {
      for (const undoEdit of undoEdits) undoEdit();
      if (!onProblem?.(problem)) showToast({ text: errorMessage(problem), tone: 'problem' });
    },
  });
  const answer = await mutation.mutate().catch(() => undefined);
  refetchHeld(holds);
  invalidate(invalidates);
  return answer;
}

function undoAction<Answer>({ invalidates = [] }: Change<Answer>, undo: () => Promise<unknown>) {
  return {
    label: 'Undo',
    run: () => void mutate({ send: undo, invalidates: invalidates, doneText: 'Undone' }),
  };
}
