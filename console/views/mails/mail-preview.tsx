import { useEffect, useState } from 'react';
import { call } from '#console/api/call.ts';
import { errorMessage } from '#console/api/call-problem.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import type { Correspondent } from './correspondent.ts';

interface MailPreviewProps {
  to: Correspondent;
  draft: MailDraft;
}

interface Preview {
  to: string;
  subject: string;
  text: string;
  unknown: readonly string[];
}

/** Debounce in milliseconds. */
const DEBOUNCE = 400;

/** The server fills in the placeholders, so the preview is what will be sent. */
export function EmailPreview({ to: { kind, id }, draft }: MailPreviewProps) {
  const { template, subject, body } = draft;
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<unknown>();
  const isEmpty = !subject.trim() || !body.trim();
  useEffect(() => {
    if (isEmpty) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const result = await call('previewMail', {
          body: {
            kind,
            subjectId: id,
            draft: { template, subject, body, sendAt: null },
          },
          signal: controller.signal,
          isQuiet: true,
        });
        setPreview(result);
        setProblem(undefined);
      } catch (error) {
        if (!controller.signal.aborted) setProblem(error);
      }
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [kind, id, template, subject, body, isEmpty]);
  return (
    <section
      aria-label="Preview"
      className="rounded-card border border-dashed border-line-strong p-3"
    >
      <h3 className="mb-1 text-xs text-quiet">Preview</h3>
      {problem !== undefined && <p className="text-sm text-danger">{errorMessage(problem)}</p>}
      {isEmpty || !preview ? (
        <p className="text-sm text-quiet">Enter a subject and a message to see the preview.</p>
      ) : (
        <>
          <p className="text-xs text-quiet">To {preview.to}</p>
          <p className="mt-1 text-base font-medium wrap-anywhere">{preview.subject}</p>
          <p className="mt-2 max-h-72 overflow-y-auto text-base wrap-anywhere whitespace-pre-wrap">
            {preview.text}
          </p>
          {preview.unknown.length > 0 && (
            <p className="mt-2 text-sm text-warning">
              Unknown placeholder: {preview.unknown.map((name) => `{${name}}`).join(', ')}. Check
              the spelling or remove it.
            </p>
          )}
        </>
      )}
    </section>
  );
}
