import { useEffect, useRef, useState } from 'react';
import type { Captcha } from '#app/forms/captcha/use-captcha.ts';
import { thanksPath } from '#app/forms/submission.ts';
import { browserLocale } from '#app/language/locale.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { RESUME } from '#contract/applications.ts';
import { PROBLEMS } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { toFormData } from './answers.ts';
import { type ApplyCopy, useApplyCopy } from './apply-copy.ts';
import type { Failure } from './draft.ts';
import { draftId } from './draft-store.ts';
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts';
import { canReload } from './page-reload.ts';
import { type Outcome, sendApplication } from './send-application.ts';
import { applicationThanksUrl } from './thanks-url.ts';
import type { Application } from './use-application.ts';
import { useDeferredSubmit } from './use-deferred-submit.ts';
import type { useDraft } from './use-draft.ts';
import { useWaiting, type Waiting } from './waiting/use-waiting.ts';
import type { WaitingApplication } from './waiting/waiting-application.ts';

interface Parts {
  jobId: string;
  application: Application;
  captcha: Captcha;
  draft: ReturnType<typeof useDraft>;
  /** Why the server refused an earlier post of the form. */
  failure: Failure | null;
}

export type Interruption = Failure | 'cancelled' | null;

const AUTOFILLED: Failure = {
  status: PROBLEMS['invalid-fields'].status,
  retryAt: null,
  message: MESSAGES.autofilled,
};

const UNREACHABLE: Outcome = { kind: 'unreachable' };

const NO_CAPTCHA: FieldErrors = { captcha: MESSAGES.captchaField };

/** Sends an application and reports the outcome. */
export function useSubmission(parts: Parts) {
  const { jobId, application, captcha, draft, failure } = parts;
  const copy = useApplyCopy();
  /** 0 to 100 while sending, otherwise null. */
  const [percent, setPercent] = useState<number | null>(null);
  const [interruption, setInterruption] = useState<Interruption>(failure);
  const sending = useRef<AbortController | null>(null);
  const waiting = useWaiting({
    id: draftId(jobId),
    draft,
    onRefused({ status, errors, retryAt }) {
      const fieldErrors = fieldErrorsOf(status, errors, application.questions);
      if (Object.keys(fieldErrors).length > 0) refuse(application, fieldErrors);
      else setInterruption({ status, retryAt });
    },
  });

  const [deferred, setDeferred] = useDeferredSubmit(application, submit);

  useEffect(() => () => sending.current?.abort(), []);

  /** @param isAutofilled the honeypot had been filled in, and is empty again */
  async function submit(isAutofilled: boolean) {
    if (sending.current) return;
    setInterruption(null);
    if (application.unreadFile.current) return setDeferred(isAutofilled);
    const fieldErrors = application.check();
    if (Object.keys(fieldErrors).length > 0) {
      refuse(application, { ...fieldErrors, ...(captcha.state === 'failed' && NO_CAPTCHA) });
      return;
    }
    // No reload, because the browser might fill it in again.
    if (isAutofilled) return setInterruption(AUTOFILLED);
    const controller = new AbortController();
    sending.current = controller;
    setPercent(0);
    const options = { signal: controller.signal, onProgress: setPercent };
    const outcome = await deliver(parts, copy.countries, options);
    if (controller.signal.aborted) return;
    if ((await handleOutcome({ parts, copy, waiting, setInterruption }, outcome)) === 'leaves')
      return;
    sending.current = null;
    setPercent(null);
  }

  function cancel() {
    setDeferred(null);
    sending.current?.abort();
    sending.current = null;
    // A request that arrived before the cancellation may have consumed the token.
    captcha.renew();
    setPercent(null);
    setInterruption('cancelled');
  }

  return {
    percent: deferred === null ? percent : 0,
    interruption,
    setInterruption,
    submit,
    cancel,
    waiting,
  };
}

interface SendOptions {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** @returns null if the captcha could not be solved although the server is reachable */
async function deliver(
  { jobId, application, captcha, draft }: Parts,
  countries: ApplyCopy['countries'],
  options: SendOptions,
): Promise<Outcome | null> {
  const { answers, resume, questions } = application;
  const idempotencyKey = draft.keyForSending();
  await draft.save();
  const send = async (token: string | null) => {
    if (token === null) return (await canReload()) ? null : UNREACHABLE;
    const envelope = { jobId, resume, captcha: token, honeypot: '' };
    const form = toFormData(answers, envelope, countries);
    return sendApplication(form, { idempotencyKey, ...options });
  };
  const outcome = await send(await captcha.token());
  // A challenge may expire during the upload, so one refusal is retried with a new one.
  const isCaptchaRefused =
    outcome?.kind === 'refused' && fieldsOf(outcome, questions).captcha !== undefined;
  return isCaptchaRefused ? send(await captcha.renew()) : outcome;
}

interface SubmissionContext {
  parts: Parts;
  copy: ApplyCopy;
  waiting: Waiting;
  setInterruption: (interruption: Interruption) => void;
}

/** @returns `leaves` if another page follows; the button stays disabled until then */
async function handleOutcome(
  context: SubmissionContext,
  outcome: Outcome | null,
): Promise<'leaves' | 'stays'> {
  const { parts, copy } = context;
  if (outcome?.kind === 'sent') {
    await parts.draft.remove();
    const { name } = parts.application.answers;
    const { reference } = outcome;
    location.assign(
      applicationThanksUrl({ path: thanksPath(browserLocale()), name, reference }, copy),
    );
    return 'leaves';
  }
  const reason = applyRefusal(parts, outcome);
  return reason ? fail(context, reason) : 'stays';
}

/** Reloads the page unless that would lose the input. Offline, the application waits. */
async function fail(context: SubmissionContext, reason: Failure): Promise<'leaves' | 'stays'> {
  const isSaved = await context.parts.draft.saveFailure(reason);
  const isReachable = await canReload();
  if (isSaved && isReachable) {
    location.reload();
    return 'leaves';
  }
  const isQueued = !isReachable && reason.status === 0 && (await queue(context));
  if (!isQueued) context.setInterruption(reason);
  return 'stays';
}

/** @returns whether the application now waits for a connection */
async function queue({ parts, copy, waiting }: SubmissionContext): Promise<boolean> {
  const application = waitingApplication(parts, copy);
  if (!application || !(await parts.draft.save())) return false;
  return waiting.begin(application);
}

/** @returns why it was not sent; null if field errors say so */
function applyRefusal(
  { application, captcha, draft }: Parts,
  outcome: Exclude<Outcome, { kind: 'sent' }> | null,
): Failure | null {
  if (outcome === null) {
    refuse(application, NO_CAPTCHA);
    return null;
  }
  const fieldErrors = outcome.kind === 'refused' ? fieldsOf(outcome, application.questions) : {};
  const isTokenConsumed = outcome.kind !== 'refused' || outcome.problem.status !== 422;
  if (isTokenConsumed || fieldErrors.captcha) captcha.renew();
  if (Object.keys(fieldErrors).length > 0) {
    refuse(application, fieldErrors);
    return null;
  }
  if (outcome.kind === 'refused' && outcome.problem.code === 'key-reused') draft.clearAttempt();
  return failureOf(outcome);
}

const fieldsOf = (
  { problem }: Extract<Outcome, { kind: 'refused' }>,
  questions: Application['questions'],
) => fieldErrorsOf(problem.status, problem.errors, questions);

function refuse(application: Application, fieldErrors: FieldErrors): void {
  application.refuse(fieldErrors);
  if (fieldErrors.captcha) showSnackbar({ tone: 'error', text: MESSAGES.captchaSnackbar });
}

/** The application to keep on the device until there is a connection; null without a résumé. */
function waitingApplication(
  { jobId, application, draft }: Parts,
  copy: ApplyCopy,
): WaitingApplication | null {
  const { answers, resume } = application;
  if (!resume) return null;
  const envelope = { jobId, resume: null, captcha: '', honeypot: '' };
  const form = toFormData(answers, envelope, copy.countries);
  return {
    id: draftId(jobId),
    idempotencyKey: draft.keyForSending(),
    since: Date.now(),
    formUrl: location.pathname + location.search,
    fields: [...form].map(([name, text]) => [name, String(text)]),
    resume: { ...resume, field: RESUME.field },
    name: answers.name,
    thanksPath: thanksPath(browserLocale()),
    words: { ...copy.waiting, reference: copy.reference, thanks: copy.thanks },
  };
}

export type Submission = ReturnType<typeof useSubmission>;

function failureOf(outcome: Outcome): Failure {
  if (outcome.kind !== 'refused') return { status: 0, retryAt: null };
  const { status, retryAfter } = outcome.problem;
  return { status, retryAt: retryAfter ? Date.now() + retryAfter * 1000 : null };
}
