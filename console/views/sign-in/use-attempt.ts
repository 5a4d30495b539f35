import { useMutation } from '@tanstack/react-query';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { PasskeyError } from './passkeys.ts';

/**
 * Runs a request and keeps its error.
 * @param fields whose errors the form shows beside them
 */
export function useSubmit(fields: readonly string[] = []) {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
  });
  return {
    isBusy: isPending,
    /** @returns false after an error */
    submit: (work: () => Promise<unknown>): Promise<boolean> =>
      mutateAsync(work).then(
        () => true,
        () => false,
      ),
    /** The message of errors that belong to none of the fields. */
    message: error ? formMessage(error, fields) : undefined,
    errorOf: (field: string) => (error instanceof CallProblem ? error.errorOf(field) : undefined),
  };
}

function formMessage(problem: unknown, fields: readonly string[]): string | undefined {
  if (problem instanceof PasskeyError) return problem.message;
  if (!(problem instanceof CallProblem) || problem.errors.length === 0)
    return errorMessage(problem);
  const others = problem.errors.filter(({ field }) => !fields.includes(field));
  return others.length > 0 ? others.map(({ message }) => message).join(' ') : undefined;
}
