import { useEffect, useState } from 'react';
import { call } from '#console/api/call.ts';
import { wordsOf } from '#console/api/call-problem.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import type { Correspondent } from './correspondent.ts';

interface MailPreviewProps {
  to: Correspondent;
  draft: MailDraft;
}

interface Shown {
  to: string;
  subject: string;
  text: string;
  unknown: readonly string[];
}

/** Debounce in milliseconds. */
const PAUSE = 400;

/** The server fills in the placeholders, so the preview is what will be sent. */
export function MailPreview({ to: { kind, id }, draft }: MailPreviewProps) {
  const { template, subject, body } = draft;
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<unknown>();
  const isEmpty = !subject.trim() || !body.trim();
  useEffect(() => {
    if (isEmpty) return;
    const reading = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const preview = await call('previewMail', {
          body: {
            kind,
            subjectId: id,
            draft: { template, subject, body, sendAt: null },
          },
          signal: reading.signal,
          isQuiet: true,
        });
        setShown(preview);
        setProblem(undefined);
      } catch (error) {
        if (!reading.signal.aborted) setProblem(error);
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [kind, id, template, subject, body, isEmpty]);
  return (
    <section
      aria-label="Preview"
      className="rounded-card border border-dashed border-line-strong p-3"
    >
      <h3 className="mb-1 text-xs text-quiet">Preview</h3>
      {problem !== undefined && <p className="text-sm text-danger">{wordsOf(problem)}</p>}
      {isEmpty || !shown ? (
        <p className="text-sm text-quiet">Enter a subject and a message to see the preview.</p>
      ) : (
        <>
          <p className="text-xs text-quiet">To {shown.to}</p>
          <p className="mt-1 text-base font-medium wrap-anywhere">{shown.subject}</p>
          <p className="mt-2 max-h-72 overflow-y-auto text-base wrap-anywhere whitespace-pre-wrap">
            {shown.text}
          </p>
          {shown.unknown.length > 0 && (
            <p className="mt-2 text-sm text-warning">
              Unknown placeholder: {shown.unknown.map((name) => `{${name}}`).join(', ')}. Check the
              spelling or remove it.
            </p>
          )}
        </>
      )}
    </section>
  );
}
