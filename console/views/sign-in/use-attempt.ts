import { useState } from 'react';
import { CallProblem, wordsOf } from '#console/api/call-problem.ts';
import { PasskeyStopped } from './passkeys.ts';

/** Something that may be refused, with its words and the fields that they belong to. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  /** @returns whether it went well */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const fields = problem instanceof CallProblem ? problem.errors : [];
  return {
    isBusy,
    attempt,
    problem,
    /** What to say where no field says it. */
    words:
      problem === undefined || fields.length > 0
        ? undefined
        : problem instanceof PasskeyStopped
          ? problem.message
          : wordsOf(problem),
    errorOf: (field: string) => fields.find((error) => error.field === field)?.message,
  };
}
