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

/** Of the last request; a preview of an older draft is not shown beside an error. */
type PreviewResult = { preview: Preview } | { problem: unknown };

/** Debounce in milliseconds. */
const DEBOUNCE = 400;

/** The server fills in the placeholders, so the preview is what will be sent. */
export function EmailPreview({ to: { kind, id }, draft }: MailPreviewProps) {
  const { template, subject, body } = draft;
  const [result, setResult] = useState<PreviewResult>();
  const isEmpty = !subject.trim() || !body.trim();
  useEffect(() => {
    if (isEmpty) {
      setResult(undefined);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const preview = await call('previewMail', {
          body: {
            kind,
            subjectId: id,
            draft: { template, subject, body, sendAt: null },
          },
          signal: controller.signal,
          isBackground: true,
        });
        setResult({ preview });
      } catch (problem) {
        if (!controller.signal.aborted) setResult({ problem });
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
      {!result ? (
        <p className="text-sm text-quiet">Enter a subject and a message to see the preview.</p>
      ) : 'problem' in result ? (
        <p className="text-sm text-danger">{errorMessage(result.problem)}</p>
      ) : (
        <PreviewedEmail {...result.preview} />
      )}
    </section>
  );
}

function PreviewedEmail({ to, subject, text, unknown }: Preview) {
  return (
    <>
      <p className="text-xs text-quiet">To {to}</p>
      <p className="mt-1 text-base font-medium wrap-anywhere">{subject}</p>
      <p className="mt-2 max-h-72 overflow-y-auto text-base wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      {unknown.length > 0 && (
        <p className="mt-2 text-sm text-warning">
          Unknown placeholder: {unknown.map((name) => `{${name}}`).join(', ')}. Check the spelling
          or remove it.
        </p>
      )}
    </>
  );
}
