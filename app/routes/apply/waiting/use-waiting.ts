import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useDraft } from '#app/routes/apply/use-draft.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { deliverWaiting, markWaiting, watchWaiting } from './deliver-waiting.ts';
import { tellPages } from './send-waiting.ts';
import type { WaitingApplication, WaitingOutcome } from './waiting-application.ts';
import { addWaiting, readWaiting, removeWaiting } from './waiting-store.ts';

interface WaitingSettings {
  /** The draft's. */
  id: string;
  draft: ReturnType<typeof useDraft>;
  onRefused: (refusal: NonNullable<WaitingOutcome['refusal']>) => void;
}

/** Whether this form's application waits for a line, also since an earlier visit. */
export function useWaiting({ id, draft, onRefused }: WaitingSettings) {
  const [isWaiting, setWaiting] = useState(false);
  const endWatch = useRef<() => void>(undefined);

  function change(waits: boolean) {
    draft.freeze(waits);
    setWaiting(waits);
  }

  const settle = useEffectEvent((outcome: WaitingOutcome | null) => {
    // Another page knows more: what is on the device now is what this one should show.
    if (!outcome) return location.reload();
    if (outcome.thanksUrl) return location.assign(outcome.thanksUrl);
    change(false);
    if (outcome.refusal) onRefused(outcome.refusal);
    else showSnackbar({ tone: 'error', text: outcome.snackbar.text, lasts: 20_000 });
  });

  useStoredBefore(id, () => change(true));

  useEffect(() => {
    if (!isWaiting) return;
    endWatch.current = watchWaiting(id, settle);
    void deliverWaiting();
    return () => endWatch.current?.();
  }, [isWaiting, id]);

  return {
    isWaiting,
    /** @returns whether it waits from now on; false where the browser stores nothing, or too many wait */
    async begin(application: WaitingApplication): Promise<boolean> {
      const isStored = await addWaiting(application).catch(() => false);
      if (!isStored) return false;
      markWaiting(true);
      change(true);
      return true;
    },
    /** @returns whether it still waits */
    tryNow: deliverWaiting,
    /** What was typed stays in the form. */
    async withdraw(): Promise<void> {
      endWatch.current?.();
      await removeWaiting(id);
      change(false);
      // One that is under way is broken off.
      tellPages();
    },
  };
}

/** Calls once where an application waits since an earlier visit. */
function useStoredBefore(id: string, onFound: () => void) {
  const restore = useEffectEvent(onFound);
  useEffect(() => {
    let isLeft = false;
    readWaiting(id).then(
      (found) => found && !isLeft && restore(),
      // It stores nothing.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [id]);
}

export type Waiting = ReturnType<typeof useWaiting>;
