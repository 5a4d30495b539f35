import { useEffect, useRef, useState } from 'react';
import type { Captcha } from '#app/forms/captcha/use-captcha.ts';
import { thanksPath } from '#app/forms/submission.ts';
import { browserLocale } from '#app/language/locale.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { RESUME } from '#contract/applications.ts';
import { PROBLEMS } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { toFormData } from './answers.ts';
import { type ApplyWords, useApplyWords } from './apply-words.ts';
import type { Failure } from './draft.ts';
import { draftId } from './draft-store.ts';
import { type FieldErrors, refusedFields } from './field-errors.ts';
import { canReload } from './page-reload.ts';
import { type Outcome, sendApplication } from './send-application.ts';
import { thanksFor } from './thanks-for.ts';
import type { Application } from './use-application.ts';
import type { useDraft } from './use-draft.ts';
import { useWaiting, type Waiting } from './waiting/use-waiting.ts';
import type { WaitingApplication } from './waiting/waiting-application.ts';

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
export function useSubmission(parts: Parts) {
  const { jobId, application, captcha, draft, failure } = parts;
  const words = useApplyWords();
  /** 0 to 100 while sending, else null. */
  const [percent, setPercent] = useState<number | null>(null);
  const [notice, setNotice] = useState<Notice>(failure);
  const sending = useRef<AbortController | null>(null);
  const waiting = useWaiting({
    id: draftId(jobId),
    draft,
    onRefused({ status, errors, retryAt }) {
      const found = refusedFields(status, errors, application.questions);
      if (Object.keys(found).length > 0) refuse(application, found);
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
      refuse(application, { ...found, ...(captcha.state === 'failed' && NO_CAPTCHA) });
      return;
    }
    // Over a reload the browser might fill it in again.
    if (isAutofilled) return setNotice(AUTOFILLED);
    const controller = new AbortController();
    sending.current = controller;
    setPercent(0);
    const sent = { signal: controller.signal, onProgress: setPercent };
    const outcome = await deliver(parts, words.phonePrefix, sent);
    if (controller.signal.aborted) return;
    if ((await settle({ parts, words, waiting, setNotice }, outcome)) === 'leaves') return;
    sending.current = null;
    setPercent(null);
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

interface Sending {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** @returns null where the captcha could not be solved, though there is a line */
async function deliver(
  { jobId, application, captcha, draft }: Parts,
  phonePrefix: string,
  sending: Sending,
): Promise<Outcome | null> {
  const { answers, resume, questions } = application;
  const idempotencyKey = draft.keyForSending();
  await draft.save();
  const send = async (token: string | null) => {
    if (token === null) return (await canReload()) ? null : UNREACHABLE;
    const envelope = { jobId, resume, captcha: token, honeypot: '' };
    const form = toFormData(answers, envelope, phonePrefix);
    return sendApplication(form, { idempotencyKey, ...sending });
  };
  const outcome = await send(await captcha.token());
  // A challenge may have ended on the way, so one refusal is answered with a new one.
  const isRefused =
    outcome?.kind === 'refused' && fieldsOf(outcome, questions).captcha !== undefined;
  return isRefused ? send(await captcha.renew()) : outcome;
}

interface Way {
  parts: Parts;
  words: ApplyWords;
  waiting: Waiting;
  setNotice: (notice: Notice) => void;
}

/** @returns whether another page follows; the button stays as it is until then */
async function settle(way: Way, outcome: Outcome | null): Promise<'leaves' | 'stays'> {
  const { parts, words } = way;
  if (outcome?.kind === 'sent') {
    await parts.draft.remove();
    const { name } = parts.application.answers;
    const { reference } = outcome;
    location.assign(thanksFor({ path: thanksPath(browserLocale()), name, reference }, words));
    return 'leaves';
  }
  const reason = refuseOrGiveReason(parts, outcome);
  return reason ? fail(way, reason) : 'stays';
}

/** The page is loaded again, unless that would take away what was entered. Without a line, it waits for one. */
async function fail(way: Way, reason: Failure): Promise<'leaves' | 'stays'> {
  const isSaved = await way.parts.draft.saveFailure(reason);
  const isThere = await canReload();
  if (isSaved && isThere) {
    location.reload();
    return 'leaves';
  }
  const waits = !isThere && reason.status === 0 && (await wait(way));
  if (!waits) way.setNotice(reason);
  return 'stays';
}

/** @returns whether it waits for a line now */
async function wait({ parts, words, waiting }: Way): Promise<boolean> {
  const application = waitingApplication(parts, words);
  if (!application || !(await parts.draft.save())) return false;
  return waiting.begin(application);
}

/** @returns why it was not sent; null where fields of the form say so */
function refuseOrGiveReason(
  { application, captcha, draft }: Parts,
  outcome: Exclude<Outcome, { kind: 'sent' }> | null,
): Failure | null {
  if (outcome === null) {
    refuse(application, NO_CAPTCHA);
    return null;
  }
  const found = outcome.kind === 'refused' ? fieldsOf(outcome, application.questions) : {};
  const isTokenSpent = outcome.kind !== 'refused' || outcome.problem.status !== 422;
  if (isTokenSpent || found.captcha) captcha.renew();
  if (Object.keys(found).length > 0) {
    refuse(application, found);
    return null;
  }
  if (outcome.kind === 'refused' && outcome.problem.code === 'key-reused') draft.forgetAttempt();
  return failureOf(outcome);
}

const fieldsOf = (
  { problem }: Extract<Outcome, { kind: 'refused' }>,
  questions: Application['questions'],
) => refusedFields(problem.status, problem.errors, questions);

function refuse(application: Application, found: FieldErrors): void {
  application.refuse(found);
  if (found.captcha) showSnackbar({ tone: 'error', text: MESSAGES.captchaSnackbar });
}

/** The application as it waits on the device; null without a résumé. */
function waitingApplication(
  { jobId, application, draft }: Parts,
  words: ApplyWords,
): WaitingApplication | null {
  const { answers, resume } = application;
  if (!resume) return null;
  const envelope = { jobId, resume: null, captcha: '', honeypot: '' };
  const form = toFormData(answers, envelope, words.phonePrefix);
  return {
    id: draftId(jobId),
    idempotencyKey: draft.keyForSending(),
    since: Date.now(),
    formUrl: location.pathname + location.search,
    fields: [...form].map(([name, text]) => [name, String(text)]),
    resume: { ...resume, field: RESUME.field },
    name: answers.name,
    thanksPath: thanksPath(browserLocale()),
    words: { ...words.waiting, reference: words.reference, thanks: words.thanks },
  };
}

export type Submission = ReturnType<typeof useSubmission>;

function failureOf(outcome: Outcome): Failure {
  if (outcome.kind !== 'refused') return { status: 0, retryAt: null };
  const { status, retryAfter } = outcome.problem;
  return { status, retryAt: retryAfter ? Date.now() + retryAfter * 1000 : null };
}
