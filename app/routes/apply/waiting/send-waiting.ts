/** Sends what waits: from a page or from the service worker, one of them at a time. */

import { draftId, moveDraft, removeSentDraft } from '#app/routes/apply/draft-store.ts';
import type { Outcome } from '#app/routes/apply/send-application.ts';
import { thanksFor } from '#app/routes/apply/thanks-for.ts';
import { fill } from '#contract/fill.ts';
import type { ProblemError } from '#contract/problem.ts';
import {
  WAITING_LIFETIME,
  type WaitingApplication,
  type WaitingOutcome,
} from './waiting-application.ts';
import { WAITING_CHANNEL } from './waiting-names.ts';
import { allWaiting, readWaiting, storeOutcome } from './waiting-store.ts';

/** What pages and the service worker do each in their own way. */
export interface Sender {
  post: (
    form: FormData,
    how: { application: WaitingApplication; signal: AbortSignal },
  ) => Promise<Outcome>;
  /** @throws where no challenge could be had, or none can be solved */
  solveCaptcha: (signal: AbortSignal) => Promise<string>;
}

/** @returns whether something still waits */
export async function sendWaiting(sender: Sender): Promise<boolean> {
  // Over plain http there are no locks: then the server still stores what comes twice once.
  if (!navigator.locks) return sendEach(sender);
  return navigator.locks.request(WAITING_CHANNEL, () => sendEach(sender));
}

async function sendEach(sender: Sender): Promise<boolean> {
  let isLeft = false;
  for (const application of await allWaiting()) {
    const outcome = isTooOld(application)
      ? expired(application)
      : await attempt(application, sender);
    if (outcome) {
      await storeOutcome(outcome);
      tellPages();
    } else isLeft = isLeft || (await readWaiting(application.id)) !== undefined;
  }
  return isLeft;
}

/** Open pages look for themselves what it is. */
export function tellPages(): void {
  const channel = new BroadcastChannel(WAITING_CHANNEL);
  channel.postMessage(null);
  channel.close();
}

const isTooOld = ({ since }: WaitingApplication) => !(Date.now() - since < WAITING_LIFETIME);

/** @returns null where there is no answer of the server, or nobody wants one any more */
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
    const captcha = await sender.solveCaptcha(signal).catch(unsolved);
    if (captcha === null) return null;
    const outcome = await sender.post(formOf(application, captcha), { application, signal });
    // What has arrived is told of, whoever has withdrawn it meanwhile.
    if (outcome.kind === 'sent') return await sent(application, outcome.reference);
    if (outcome.kind !== 'refused' || outcome.problem.status >= 500) return null;
    return (await isWithdrawn()) ? null : await refused(application, outcome.problem);
  } finally {
    channel.close();
  }
}

/** Without a line it waits on. Over plain http nobody can solve one: the server has the last word. */
const unsolved = () => (crypto.subtle ? null : '');

/** The captcha goes before the file. */
function formOf({ fields, resume }: WaitingApplication, captcha: string): FormData {
  const form = new FormData();
  for (const [name, text] of fields) form.set(name, text);
  form.set('captcha', captcha);
  form.set(resume.field, new File([resume.bytes], resume.name, { type: 'application/pdf' }));
  return form;
}

async function sent(application: WaitingApplication, reference: string): Promise<WaitingOutcome> {
  const { id, idempotencyKey, name, words, thanksPath: path } = application;
  await removeSentDraft(id, idempotencyKey);
  const thanksUrl = thanksFor({ path, name, reference }, words);
  const number = reference && fill(words.reference, { reference });
  const text = `${words.sent} ${number}`.trim();
  const action = { label: words.next, href: thanksUrl };
  return { id, thanksUrl, snackbar: { tone: 'success', text, action } };
}

/** What was typed stays in the form; where an opening has none any more, in the talent pool's. */
async function refused(
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

function expired({ id, formUrl, words }: WaitingApplication): WaitingOutcome {
  const action = { label: words.open, href: formUrl };
  return { id, snackbar: { tone: 'error', text: words.expired, action } };
}
