import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#app/ui/navigation/button.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { useApplyCopy } from './apply-copy.ts';
import type { Submission } from './use-submission.ts';

interface SendRowProps {
  submission: Submission;
  /** Beside the button. */
  children: ReactNode;
}

/** The submit button; while sending, also the progress and a cancel button. */
export function SendRow({ submission, children }: SendRowProps) {
  const copy = useApplyCopy();
  const { percent, interruption, cancel } = submission;
  const isSending = percent !== null;
  return (
    <div className="grid gap-4">
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
        <Button type="submit" tone="action" disabled={isSending} className="sm:px-9">
          {isSending ? copy.submitting : copy.submit}
        </Button>
        {children}
      </div>
      {isSending && <UploadProgress percent={percent} onCancel={cancel} />}
      {interruption === 'cancelled' && <Cancelled />}
    </div>
  );
}

function UploadProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const copy = useApplyCopy();
  const panel = useRef<HTMLDivElement>(null);
  // The submit button, which had the focus, is now disabled.
  useEffect(() => panel.current?.focus(), []);
  const { progress, waiting, cancel } = copy.upload;
  const text = percent < 100 ? fillPlaceholders(progress, { percent }) : waiting;
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="flex items-center gap-4 rounded-card border border-hairline bg-white p-4 outline-none"
    >
      <label className="min-w-0 flex-1 text-sm font-medium">
        {text}
        <progress
          max={100}
          value={percent}
          className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-primary-100 [&::-moz-progress-bar]:bg-primary-600 [&::-webkit-progress-bar]:bg-primary-100 [&::-webkit-progress-value]:bg-primary-600 [&::-webkit-progress-value]:transition-all"
        />
      </label>
      <Button tone="quiet" size="small" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}

function Cancelled() {
  const copy = useApplyCopy();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p
      ref={text}
      role="status"
      tabIndex={-1}
      className="rounded-card bg-primary-100 px-5 py-3.5 text-sm text-primary-900 outline-none"
    >
      {copy.upload.cancelled}
    </p>
  );
}
