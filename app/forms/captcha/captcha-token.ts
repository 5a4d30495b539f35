import type { CaptchaChallenge } from '#contract/captcha.ts';

/** What goes with a submission. @param number the challenge's secret */
export function tokenOf(challenge: CaptchaChallenge, number: number): string {
  const { algorithm, challenge: digest, salt, signature } = challenge;
  return btoa(JSON.stringify({ algorithm, challenge: digest, number, salt, signature }));
}
