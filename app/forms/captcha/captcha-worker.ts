/** Finds a challenge's secret number off the main thread, so that typing stays smooth. */
import { solveChallenge } from 'altcha-lib/v1';
import type { CaptchaChallenge } from '#contract/captcha.ts';

addEventListener('message', async ({ data }: MessageEvent<CaptchaChallenge>) => {
  const { challenge, salt, algorithm, maxnumber } = data;
  // Rejects on plain HTTP, where browsers have no `crypto.subtle`.
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise.catch(
    () => null,
  );
  postMessage(solution?.number ?? null);
});
