import { useEffect, useRef, useState } from 'react';
import { useApplyCopy } from '#app/routes/apply/apply-copy.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import type { Waiting } from './use-waiting.ts';

interface WaitingPanelProps {
  waiting: Waiting;
  /** Empties the form after the withdrawal. */
  onDiscard: () => void;
}

/** Says that the application will be sent when online, and offers to retry, edit or discard it. */
export function WaitingPanel({ waiting, onDiscard }: WaitingPanelProps) {
  const { waiting: copy } = useApplyCopy();
  const [isTrying, setTrying] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  async function tryNow() {
    setTrying(true);
    const isStillWaiting = await waiting.tryNow();
    setTrying(false);
    if (isStillWaiting) showSnackbar({ tone: 'neutral', text: copy.stillOffline });
  }

  async function discard() {
    await waiting.withdraw();
    onDiscard();
  }

  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="scroll-mt-6 rounded-card border-[1.5px] border-primary-600 bg-primary-100 p-5 sm:p-6"
    >
      <h2 className="text-xl">{copy.title}</h2>
      {copy.texts.map((text) => (
        <p key={text} className="mt-2 text-ink-700">
          {text}
        </p>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" tone="ink" disabled={isTrying} onClick={tryNow}>
          {isTrying ? copy.trying : copy.tryNow}
        </Button>
        <Button size="small" tone="quiet" onClick={() => void waiting.withdraw()}>
          {copy.edit}
        </Button>
        <Button size="small" tone="quiet" onClick={discard}>
          {copy.discard}
        </Button>
      </div>
    </div>
  );
}
