import { useEffect, useRef, useState } from 'react';
import type { Captcha } from '#app/forms/captcha/use-captcha.ts';
import { thanksPath } from '#app/forms/submission/thanks-url.ts';
import { browserLocale } from '#app/language/browser-locale.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { RESUME } from '#contract/applications.ts';
import { PROBLEMS } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { toFormData } from './answers.ts';
import { useApplyWords } from './apply-words.ts';
import type { Failure } from './draft.ts';
import { draftId } from './draft-store.ts';
import { type FieldErrors, refusedFields } from './field-errors.ts';
import { canReload } from './page-reload.ts';
import { type Outcome, sendApplication } from './send-application.ts';
import { thanksFor } from './thanks-for.ts';
import type { Application } from './use-application.ts';
import type { useDraft } from './use-draft.ts';
import { useWaiting } from './waiting/use-waiting.ts';

interface Parts {
  jobId: string;
  application: Application;
  captcha: Captcha;
  draft: ReturnType<typeof useDraft>;
  /** Why the server did not take the form before. */
  failure: Failure | null;
}

export type Notice = Failure | 'cancelled' | null;

const AUTOFILLED: Failure = {
  status: PROBLEMS['invalid-fields'].status,
  retryAt: null,
  message: MESSAGES.autofilled,
};

const UNREACHABLE: Outcome = { kind: 'unreachable' };

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
  const id = draftId(jobId);
  const waiting = useWaiting({
    id,
    draft,
    onRefused({ status, errors, retryAt }) {
      const found = refusedFields(status, errors, questions);
      if (Object.keys(found).length > 0) refuse(found);
      else setNotice({ status, retryAt });
    },
  });

  useEffect(() => () => sending.current?.abort(), []);

  /** @param isAutofilled whether the honeypot, which is empty again, was filled in */
  async function submit(isAutofilled: boolean) {
    if (sending.current) return;
    setNotice(null);
    const found = application.check();
    if (Object.keys(found).length > 0) {
      refuse({ ...found, ...(captcha.state === 'failed' && NO_CAPTCHA) });
      return;
    }
    // Over a reload the browser might fill it in again.
    if (isAutofilled) return setNotice(AUTOFILLED);
    const controller = new AbortController();
    sending.current = controller;
    setPercent(0);
    const outcome = await deliver(controller.signal);
    if (controller.signal.aborted) return;
    if ((await settle(outcome)) === 'leaves') return;
    sending.current = null;
    setPercent(null);
  }

  /** @returns null where the captcha could not be solved, though there is a line */
  async function deliver(signal: AbortSignal): Promise<Outcome | null> {
    const { answers, resume } = application;
    const idempotencyKey = draft.keyForSending();
    await draft.save();
    const send = async (token: string | null) => {
      if (token === null) return (await canReload()) ? null : UNREACHABLE;
      const form = toFormData(
        answers,
        { jobId, resume, captcha: token, honeypot: '' },
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
      const { name } = application.answers;
      const { reference } = outcome;
      location.assign(thanksFor({ path: thanksPath(browserLocale()), name, reference }, words));
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

  /** The page is loaded anew, unless that would take away what was entered. Without a line, it waits for one. */
  async function fail(reason: Failure): Promise<'leaves' | 'stays'> {
    const isSaved = await draft.saveFailure(reason);
    const isThere = await canReload();
    if (isSaved && isThere) {
      location.reload();
      return 'leaves';
    }
    if (!isThere && reason.status === 0 && (await wait())) return 'stays';
    setNotice(reason);
    return 'stays';
  }

  /** @returns whether it waits for a line now */
  async function wait(): Promise<boolean> {
    const { answers, resume } = application;
    if (!resume) return false;
    const idempotencyKey = draft.keyForSending();
    const envelope = { jobId, resume: null, captcha: '', honeypot: '' };
    const form = toFormData(answers, envelope, words.phonePrefix);
    if (!(await draft.save())) return false;
    return waiting.begin({
      id,
      idempotencyKey,
      since: Date.now(),
      formUrl: location.pathname + location.search,
      fields: [...form].map(([name, text]) => [name, String(text)]),
      resume: { ...resume, field: RESUME.field },
      name: answers.name,
      thanksPath: thanksPath(browserLocale()),
      words: { ...words.waiting, reference: words.reference, thanks: words.thanks },
    });
  }

  function cancel() {
    sending.current?.abort();
    sending.current = null;
    // What has arrived before the line was cut may have used the token.
    captcha.renew();
    setPercent(null);
    setNotice('cancelled');
  }

  return { percent, notice, setNotice, submit, cancel, waiting };
}

export type Submission = ReturnType<typeof useSubmission>;

function failureOf(outcome: Outcome): Failure {
  if (outcome.kind !== 'refused') return { status: 0, retryAt: null };
  const { status, retryAfter } = outcome.problem;
  return { status, retryAt: retryAfter ? Date.now() + retryAfter * 1000 : null };
}
