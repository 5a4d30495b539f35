/** Sends waiting applications from a page or the service worker, only one of which may send. */

import { draftId, moveDraft, removeDraftSentAs } from '#app/routes/apply/draft-store.ts';
import type { Outcome } from '#app/routes/apply/send-application.ts';
import { applicationThanksUrl } from '#app/routes/apply/thanks-url.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { ProblemError } from '#contract/problem.ts';
import {
  WAITING_LIFETIME,
  type WaitingApplication,
  type WaitingOutcome,
} from './waiting-application.ts';
import { WAITING_CHANNEL } from './waiting-names.ts';
import { readAllWaiting, readWaiting, storeOutcome } from './waiting-store.ts';

/** The parts that differ between pages and the service worker. */
export interface Sender {
  post: (
    form: FormData,
    context: { application: WaitingApplication; signal: AbortSignal },
  ) => Promise<Outcome>;
  /** @throws if no challenge could be fetched or solved */
  solveCaptcha: (signal: AbortSignal) => Promise<string>;
}

/** @returns whether something still waits */
export async function sendWaiting(sender: Sender): Promise<boolean> {
  // Plain HTTP has no Web Locks; the idempotency key still prevents a second copy on the server.
  if (!navigator.locks) return sendEach(sender);
  return navigator.locks.request(WAITING_CHANNEL, () => sendEach(sender));
}

async function sendEach(sender: Sender): Promise<boolean> {
  let hasWaiting = false;
  for (const application of await readAllWaiting()) {
    const outcome = isTooOld(application)
      ? expiredOutcome(application)
      : await attempt(application, sender);
    if (outcome) {
      await storeOutcome(outcome);
      notifyPages();
    } else hasWaiting = hasWaiting || (await readWaiting(application.id)) !== undefined;
  }
  return hasWaiting;
}

/** The message has no content: open pages read the change from the store. */
export function notifyPages(): void {
  const channel = new BroadcastChannel(WAITING_CHANNEL);
  channel.postMessage(null);
  channel.close();
}

const isTooOld = ({ since }: WaitingApplication) => !(Date.now() - since < WAITING_LIFETIME);

/** @returns null if the server did not answer or the application was withdrawn */
async function attempt(
  application: WaitingApplication,
  sender: Sender,
): Promise<WaitingOutcome | null> {
  const { id } = application;
  const controller = new AbortController();
  const isWithdrawn = async () => (await readWaiting(id)) === undefined;
  const channel = new BroadcastChannel(WAITING_CHANNEL);
  channel.onmessage = async () => (await isWithdrawn()) && controller.abort();
  try {
    const { signal } = controller;
    const captcha = await sender.solveCaptcha(signal).catch(tokenWithoutSolution);
    if (captcha === null) return null;
    const outcome = await sender.post(formOf(application, captcha), { application, signal });
    // An application that arrived is reported even if it was withdrawn during the upload.
    if (outcome.kind === 'sent') return await sentOutcome(application, outcome.reference);
    if (outcome.kind !== 'refused' || outcome.problem.status >= 500) return null;
    return (await isWithdrawn()) ? null : await refusedOutcome(application, outcome.problem);
  } finally {
    channel.close();
  }
}

/** Offline, the application keeps waiting. Plain HTTP cannot solve one, so the server decides. */
const tokenWithoutSolution = () => (crypto.subtle ? null : '');

/** The captcha precedes the file, so it is checked before the file is uploaded. */
function formOf({ fields, resume }: WaitingApplication, captcha: string): FormData {
  const form = new FormData();
  for (const [name, text] of fields) form.set(name, text);
  form.set('captcha', captcha);
  form.set(resume.field, new File([resume.bytes], resume.name, { type: 'application/pdf' }));
  return form;
}

async function sentOutcome(
  application: WaitingApplication,
  reference: string,
): Promise<WaitingOutcome> {
  const { id, idempotencyKey, name, words, thanksPath: path } = application;
  await removeDraftSentAs(id, idempotencyKey);
  const thanksUrl = applicationThanksUrl({ path, name, reference }, words);
  const number = reference && fillPlaceholders(words.reference, { reference });
  const text = `${words.sent} ${number}`.trim();
  const action = { label: words.next, href: thanksUrl };
  return { id, thanksUrl, snackbar: { tone: 'success', text, action } };
}

/** The draft stays in the form; if the job is closed, it moves to the talent pool's form. */
async function refusedOutcome(
  { id, formUrl, words }: WaitingApplication,
  { status, message, errors = [], retryAfter }: ProblemError,
): Promise<WaitingOutcome> {
  const [first] = errors;
  const isClosed = first?.field === 'jobId';
  if (isClosed) await moveDraft(id, draftId(''));
  const href = isClosed ? formUrl.replace(/\?.*/, '') : formUrl;
  const retryAt = retryAfter ? Date.now() + retryAfter * 1000 : null;
  return {
    id,
    refusal: { status, errors, retryAt },
    reason: first?.message ?? message,
    snackbar: { tone: 'error', text: words.refused, action: { label: words.open, href } },
  };
}

function expiredOutcome({ id, formUrl, words }: WaitingApplication): WaitingOutcome {
  const action = { label: words.open, href: formUrl };
  return { id, snackbar: { tone: 'error', text: words.expired, action } };
}
