import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { showToast } from '#console/ui/toast-store.ts';
import type { Draft } from '#console/ui/use-draft.ts';
import { mailProblems } from '#console/views/applicants/data/text-problems.ts';
import { MAX_SEND_DELAY } from '#contract/console/limits.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import { type Correspondent, correspondentKey } from './correspondent.ts';
import { cancelEmail } from './mail-item.tsx';

type Part = 'subject' | 'body' | 'sendAt';

function problemsOf({ subject, body, sendAt }: MailDraft) {
  const isTooLate = sendAt !== null && sendAt > Date.now() + MAX_SEND_DELAY;
  return {
    ...mailProblems({ subject, body }),
    sendAt: isTooLate ? 'Choose a time within the next 60 days' : undefined,
  };
}

/** Validates and sends the draft. @param onSent runs after the draft was cleared */
export function useSendEmail(to: Correspondent, draft: Draft<MailDraft>, onSent: () => void) {
  const { kind, id, name } = to;
  const { value } = draft;
  const [isSubmitted, setSubmitted] = useState(false);
  const problems = problemsOf(value);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sendAt: number | null) =>
      call('writeMail', { body: { kind, subjectId: id, draft: { ...value, sendAt } } }),
    onSuccess: (mail, sendAt) => {
      draft.clear();
      showToast({
        text:
          sendAt === null
            ? `Email to ${name} will be sent in 10 seconds`
            : `Email to ${name} scheduled`,
        action: { label: 'Cancel sending', run: () => void cancelEmail(mail, to) },
      });
      invalidate([correspondentKey(to), kind === 'application' ? 'applications' : 'inbox']);
      onSent();
    },
  });

  function send() {
    setSubmitted(true);
    if (isPending || Object.values(problems).some(Boolean)) return;
    const isLater = value.sendAt !== null && value.sendAt > Date.now();
    mutate(isLater ? value.sendAt : null);
  }

  function errorOf(part: Part): string | undefined {
    const serverError = error instanceof CallProblem ? error.errorOf(`draft.${part}`) : undefined;
    return serverError ?? (isSubmitted ? problems[part] : undefined);
  }

  return { send, isSending: isPending, error, errorOf };
}
