import { useState } from 'react';
import { CallProblem, wordsOf } from '#console/api/call-problem.ts';
import { PasskeyStopped } from './passkeys.ts';

/**
 * Something that may be refused.
 * @param fields that say themselves what is wrong with them
 */
export function useAttempt(fields: readonly string[] = []) {
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

  return {
    isBusy,
    attempt,
    /** What no field says. */
    words: problem === undefined ? undefined : wordsBeside(problem, fields),
    errorOf: (field: string) =>
      problem instanceof CallProblem ? problem.errorOf(field) : undefined,
  };
}

function wordsBeside(problem: unknown, fields: readonly string[]): string | undefined {
  if (problem instanceof PasskeyStopped) return problem.message;
  if (!(problem instanceof CallProblem) || problem.errors.length === 0) return wordsOf(problem);
  const others = problem.errors.filter(({ field }) => !fields.includes(field));
  return others.length > 0 ? others.map(({ message }) => message).join(' ') : undefined;
}
