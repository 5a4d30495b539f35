/** Sends waiting applications while no page is open, in browsers with Background Sync. */

import { solveChallenge } from 'altcha-lib/v1';
import { outcomeOf } from '#app/routes/apply/send-application.ts';
import { type Sender, sendWaiting } from '#app/routes/apply/waiting/send-waiting.ts';
import type { CaptchaChallenge } from '#contract/captcha.ts';
import { captchaToken } from '#contract/captcha-rules.ts';
import { API_PREFIX, API_TIMEOUT, SUBMISSION_HEADERS } from '#contract/public/http.ts';

/** Milliseconds for one request. Browsers stop a worker after a few minutes. */
const POST_TIMEOUT = 4 * 60_000;

const workerSender: Sender = {
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
    return captchaToken(challenge, solution.number);
  },
  async post(body, { application: { idempotencyKey, formUrl }, signal }) {
    const headers = {
      accept: 'application/json',
      [SUBMISSION_HEADERS.idempotencyKey]: idempotencyKey,
      [SUBMISSION_HEADERS.pageRoute]: new URL(formUrl, location.origin).pathname,
    };
    const anySignal = AbortSignal.any([signal, AbortSignal.timeout(POST_TIMEOUT)]);
    try {
      const url = `${API_PREFIX}/job-application`;
      const response = await fetch(url, { method: 'POST', body, headers, signal: anySignal });
      return outcomeOf(response.status, await response.text(), response.headers.get('retry-after'));
    } catch {
      return { kind: 'unreachable' };
    }
  },
};

/** @throws Error if something still waits, so that the browser tries again later */
export async function sendInBackground(): Promise<void> {
  if (await sendWaiting(workerSender)) throw new Error('Still waiting');
}
