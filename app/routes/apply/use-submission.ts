import { useEffect, useRef, useState } from 'react';
import type { Captcha } from '#app/forms/captcha/use-captcha.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { toFormData } from './answers.ts';
import { useApplyWords } from './apply-words.ts';
import type { Failure } from './draft.ts';
import { type FieldErrors, refusedFields } from './field-errors.ts';
import { canReload } from './page-reload.ts';
import { type Outcome, sendApplication } from './send-application.ts';
import { thanksFor } from './thanks-for.ts';
import type { Application } from './use-application.ts';
import type { useDraft } from './use-draft.ts';

interface Parts {
  jobId: string;
  application: Application;
  captcha: Captcha;
  draft: ReturnType<typeof useDraft>;
  /** Why the server did not take the form before. */
  failure: Failure | null;
}

export type Notice = Failure | 'cancelled' | null;

const NO_CAPTCHA: FieldErrors = { captcha: MESSAGES.captchaField };

/** The way of an application from the button to the page that says thanks. */
export function useSubmission({ jobId, application, captcha, draft, failure }: Parts) {
  const words = useApplyWords();
  const { questions } = application;
  const fieldsOf = ({ problem }: Extract<Outcome, { kind: 'refused' }>) =>
    refusedFields(problem.status, problem.errors, questions);
  /** 0 to 100 while sending, else null. */
  const [percent, setPercent] = useState<number | null>(null);
  const [notice, setNotice] = useState<Notice>(failure);
  const sending = useRef<AbortController | null>(null);

  useEffect(() => () => sending.current?.abort(), []);

  async function submit(honeypot: string) {
    if (sending.current) return;
    setNotice(null);
    const found = application.check();
    if (Object.keys(found).length > 0) {
      refuse({ ...found, ...(captcha.state === 'failed' && NO_CAPTCHA) });
      return;
    }
    const controller = new AbortController();
    sending.current = controller;
    setPercent(0);
    const outcome = await deliver(honeypot, controller.signal);
    if (controller.signal.aborted) return;
    if ((await settle(outcome)) === 'leaves') return;
    sending.current = null;
    setPercent(null);
  }

  /** @returns null where the captcha could not be solved */
  async function deliver(honeypot: string, signal: AbortSignal): Promise<Outcome | null> {
    const { answers, resume } = application;
    const idempotencyKey = draft.keyForSending();
    await draft.save();
    const send = async (token: string | null) => {
      if (token === null) return null;
      const form = toFormData(
        answers,
        { jobId, resume, captcha: token, honeypot },
        words.phonePrefix,
      );
      return sendApplication(form, { idempotencyKey, signal, onProgress: setPercent });
    };
    const outcome = await send(await captcha.token());
    // A challenge may have ended on the way, so one refusal is answered with a new one.
    const isRefused = outcome?.kind === 'refused' && fieldsOf(outcome).captcha !== undefined;
    return isRefused ? send(await captcha.renew()) : outcome;
  }

  /** @returns whether another page follows; the button stays as it is until then */
  async function settle(outcome: Outcome | null): Promise<'leaves' | 'stays'> {
    if (outcome === null) return refuse(NO_CAPTCHA);
    if (outcome.kind === 'sent') {
      await draft.remove();
      location.assign(thanksFor(application.answers.name, outcome.reference, words));
      return 'leaves';
    }
    const found = outcome.kind === 'refused' ? fieldsOf(outcome) : {};
    const isTokenSpent = outcome.kind !== 'refused' || outcome.problem.status !== 422;
    if (isTokenSpent || found.captcha) captcha.renew();
    if (Object.keys(found).length > 0) return refuse(found);
    if (outcome.kind === 'refused' && outcome.problem.code === 'key-reused') draft.forgetAttempt();
    return fail(failureOf(outcome));
  }

  function refuse(found: FieldErrors): 'stays' {
    application.refuse(found);
    if (found.captcha) showSnackbar({ tone: 'error', text: MESSAGES.captchaSnackbar });
    return 'stays';
  }

  /** The page is loaded anew, unless that would take away what was entered. */
  async function fail(reason: Failure): Promise<'leaves' | 'stays'> {
    if ((await draft.saveFailure(reason)) && (await canReload())) {
      location.reload();
      return 'leaves';
    }
    setNotice(reason);
    return 'stays';
  }

  function cancel() {
    sending.current?.abort();
    sending.current = null;
    // What has arrived before the line was cut may have used the token.
    captcha.renew();
    setPercent(null);
    setNotice('cancelled');
  }

  return { percent, notice, setNotice, submit, cancel };
}

export type Submission = ReturnType<typeof useSubmission>;

function failureOf(outcome: Outcome): Failure {
  if (outcome.kind !== 'refused') return { status: 0, retryAt: null };
  const { status, retryAfter } = outcome.problem;
  return { status, retryAt: retryAfter ? Date.now() + retryAfter * 1000 : null };
}
