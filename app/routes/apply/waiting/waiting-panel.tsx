import { useEffect, useRef, useState } from 'react';
import { useApplyWords } from '#app/routes/apply/apply-words.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import type { Waiting } from './use-waiting.ts';

interface WaitingPanelProps {
  waiting: Waiting;
  /** Takes it back, and empties the form. */
  onDiscard: () => void;
}

/** Says that it will be sent when there is a line, and lets somebody change or cancel that. */
export function WaitingPanel({ waiting, onDiscard }: WaitingPanelProps) {
  const { waiting: words } = useApplyWords();
  const [isTrying, setTrying] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  async function tryNow() {
    setTrying(true);
    const isLeft = await waiting.tryNow();
    setTrying(false);
    if (isLeft) showSnackbar({ tone: 'neutral', text: words.stillNone });
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
      <h2 className="text-xl">{words.title}</h2>
      {words.texts.map((text) => (
        <p key={text} className="mt-2 text-ink-700">
          {text}
        </p>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" tone="ink" disabled={isTrying} onClick={tryNow}>
          {isTrying ? words.trying : words.tryNow}
        </Button>
        <Button size="small" tone="quiet" onClick={() => void waiting.withdraw()}>
          {words.edit}
        </Button>
        <Button size="small" tone="quiet" onClick={discard}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
