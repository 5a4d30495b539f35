import { APPLICATION_MESSAGES } from '#contract/applications.ts';
import { ProblemError } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';

export function captchaProblem(): ProblemError {
  return new ProblemError('invalid-fields', MESSAGES.captchaField, {
    errors: [{ field: 'captcha', message: MESSAGES.captchaField }],
  });
}

export function unknownJobProblem(): ProblemError {
  return new ProblemError('invalid-fields', APPLICATION_MESSAGES.unknownJob, {
    errors: [{ field: 'jobId', message: APPLICATION_MESSAGES.unknownJob }],
  });
}
