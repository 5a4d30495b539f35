import { useEffect, useState } from 'react';
import type { Application } from './use-application.ts';

/**
 * Defers a submission of the form until the chosen file has been read.
 * @param submit gets the deferred argument
 * @returns the argument of a submission that waits, or null, and its setter
 */
export function useDeferredSubmit(
  { unreadFile, resume, errors }: Application,
  submit: (isAutofilled: boolean) => void,
) {
  const [deferred, setDeferred] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was read changes one of them
  useEffect(() => {
    if (deferred === null || unreadFile.current) return;
    setDeferred(null);
    submit(deferred);
  }, [deferred, resume, errors]);
  return [deferred, setDeferred] as const;
}
