import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { canReload } from '#app/routes/apply/page-reload.ts';
import type { useDraft } from '#app/routes/apply/use-draft.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { deliverWaiting, markWaiting, stopWatching, watchWaiting } from './deliver-waiting.ts';
import { notifyPages } from './send-waiting.ts';
import type { WaitingApplication, WaitingOutcome } from './waiting-application.ts';
import { addWaiting, readWaiting, removeWaiting } from './waiting-store.ts';

interface WaitingSettings {
  /** Id of the draft. */
  id: string;
  draft: ReturnType<typeof useDraft>;
  onRefused: (refusal: NonNullable<WaitingOutcome['refusal']>) => void;
}

/** Tracks whether this form's application waits for a connection, also since an earlier visit. */
export function useWaiting({ id, draft, onRefused }: WaitingSettings) {
  const [isWaiting, setWaiting] = useState(false);

  function updateWaiting(isNowWaiting: boolean) {
    draft.freeze(isNowWaiting);
    setWaiting(isNowWaiting);
  }

  const handleOutcome = useEffectEvent(async (outcome: WaitingOutcome | null) => {
    // Another page sent or withdrew it; a reload shows the state that is on the device.
    if (!outcome) return (await canReload()) ? location.reload() : updateWaiting(false);
    if (outcome.thanksUrl) return location.assign(outcome.thanksUrl);
    updateWaiting(false);
    if (outcome.refusal) onRefused(outcome.refusal);
    else showSnackbar({ tone: 'error', text: outcome.snackbar.text, duration: 20_000 });
  });

  useStoredApplication(id, () => updateWaiting(true));

  // Starts before a click can withdraw; otherwise the withdrawal would count as another page's.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    watchWaiting(id, handleOutcome);
    void deliverWaiting();
    return () => stopWatching(id);
  }, [isWaiting, id]);

  return {
    isWaiting,
    /** @returns whether it now waits; false if the browser stores nothing or too many wait */
    async begin(application: WaitingApplication): Promise<boolean> {
      const isStored = await addWaiting(application).catch(() => false);
      if (!isStored) return false;
      markWaiting(true);
      updateWaiting(true);
      return true;
    },
    /** @returns whether it still waits */
    tryNow: deliverWaiting,
    /** The answers stay in the form. */
    async withdraw(): Promise<void> {
      stopWatching(id);
      await removeWaiting(id);
      updateWaiting(false);
      // Aborts an upload in flight.
      notifyPages();
    },
  };
}

/** Calls `onFound` once if an application waits since an earlier visit. */
function useStoredApplication(id: string, onWaiting: () => void) {
  const restore = useEffectEvent(onWaiting);
  useEffect(() => {
    let isCancelled = false;
    readWaiting(id).then(
      (application) => application && !isCancelled && restore(),
      // The browser stores nothing.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [id]);
}

export type Waiting = ReturnType<typeof useWaiting>;
