import { ProblemError } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';

export function captchaProblem(): ProblemError {
  return new ProblemError('invalid-fields', MESSAGES.captchaField, {
    errors: [{ field: 'captcha', message: MESSAGES.captchaField }],
  });
}
