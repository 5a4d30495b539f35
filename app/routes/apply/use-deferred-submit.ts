import { useEffect, useEffectEvent, useState } from 'react';
import type { Application } from './use-application.ts';

/** Defers a submission of the form until the chosen file has been read. */
export function useDeferredSubmit(
  { unreadFile, resume, errors }: Application,
  submit: (isAutofilled: boolean) => void,
) {
  const [deferred, setDeferred] = useState<{ isAutofilled: boolean } | null>(null);
  const submitDeferred = useEffectEvent(() => {
    if (!deferred || unreadFile.current) return;
    setDeferred(null);
    submit(deferred.isAutofilled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was read changes one of them
  useEffect(() => submitDeferred(), [deferred, resume, errors]);

  return {
    isDeferred: deferred !== null,
    /** @returns whether the submission waits for a file */
    defer(isAutofilled: boolean): boolean {
      if (unreadFile.current) setDeferred({ isAutofilled });
      return unreadFile.current !== null;
    },
    cancel: () => setDeferred(null),
  };
}
