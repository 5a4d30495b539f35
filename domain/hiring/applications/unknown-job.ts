import { APPLICATION_MESSAGES } from '#contract/applications.ts';
import { ProblemError } from '#contract/problem.ts';

export function unknownJobProblem(): ProblemError {
  return new ProblemError('invalid-fields', APPLICATION_MESSAGES.unknownJob, {
    errors: [{ field: 'jobId', message: APPLICATION_MESSAGES.unknownJob }],
  });
}
