/** Sends applications that wait while no page is open, where the browser wakes the worker when there is a line. */

import { solveChallenge } from 'altcha-lib/v1';
import { outcomeOf } from '#app/routes/apply/send-application.ts';
import { type Sender, sendWaiting } from '#app/routes/apply/waiting/send-waiting.ts';
import type { CaptchaChallenge } from '#contract/captcha.ts';
import { tokenOf } from '#contract/captcha-rules.ts';
import { API_PREFIX, API_TIMEOUT, SUBMISSION_HEADERS } from '#contract/public/http.ts';

/** Milliseconds for the whole of it: browsers let a worker go on for a few minutes. */
const POST_TIME = 4 * 60_000;

const fromWorker: Sender = {
  async solveCaptcha() {
    const url = `${API_PREFIX}/captcha?form=job-application`;
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(API_TIMEOUT),
    });
    if (!response.ok) throw new Error(`No challenge: status ${response.status}`);
    const challenge = (await response.json()) as CaptchaChallenge;
    const { challenge: digest, salt, algorithm, maxnumber } = challenge;
    const solution = await solveChallenge(digest, salt, algorithm, maxnumber).promise;
    if (!solution) throw new Error('The challenge could not be solved');
    return tokenOf(challenge, solution.number);
  },
  async post(body, { application: { idempotencyKey, formUrl }, signal }) {
    const headers = {
      accept: 'application/json',
      [SUBMISSION_HEADERS.idempotencyKey]: idempotencyKey,
      [SUBMISSION_HEADERS.pageRoute]: new URL(formUrl, location.origin).pathname,
    };
    const ended = AbortSignal.any([signal, AbortSignal.timeout(POST_TIME)]);
    try {
      const url = `${API_PREFIX}/job-application`;
      const answer = await fetch(url, { method: 'POST', body, headers, signal: ended });
      return outcomeOf(answer.status, await answer.text(), answer.headers.get('retry-after'));
    } catch {
      return { kind: 'unreachable' };
    }
  },
};

/** @throws Error while something still waits: the browser then calls again */
export async function sendInBackground(): Promise<void> {
  if (await sendWaiting(fromWorker)) throw new Error('There is still no line');
}
