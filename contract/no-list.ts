import { isProblem, ProblemError } from './problem.ts';

/** Thrown where the answer of another host has no list in it. */
export class NoListError extends ProblemError {
  readonly hasNoList = true;

  constructor() {
    super('unavailable', 'The answer has no list in it');
  }
}

/** As for `isProblem`, there are two copies of the class, so the class cannot tell. */
export function isNoList(error: unknown): boolean {
  return isProblem(error) && 'hasNoList' in error;
}
