import { browserApi } from '#app/api-client.ts';
import { trustedScriptUrl } from '#app/islands/trusted.ts';
import type { CaptchaChallenge } from '#contract/captcha.ts';
import { type CaptchaForm, captchaToken } from '#contract/captcha-rules.ts';
import workerUrl from './captcha-worker.ts?worker&url';

/**
 * Fetches a challenge and solves it in a worker.
 * @returns a token for one submission of this form
 */
export async function solveCaptcha(form: CaptchaForm, signal: AbortSignal): Promise<string> {
  const challenge = await browserApi.getCaptcha({ form });
  const number = await findNumber(challenge, signal);
  return captchaToken(challenge, number);
}

function findNumber(challenge: CaptchaChallenge, signal: AbortSignal): Promise<number> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error('The captcha worker did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) =>
      data === null ? reject(new Error('The challenge could not be solved')) : resolve(data),
    );
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
