import { isProblem, ProblemError } from './problem.ts';

const MESSAGE = 'The answer has no list in it';

/** Thrown where the answer of another host has no list in it. */
export class NoListError extends ProblemError {
  constructor() {
    super('unavailable', MESSAGE);
  }
}

/** By its message: an error that came from another thread has no class and no more than that. */
export function isNoList(error: unknown): boolean {
  return isProblem(error) && error.message === MESSAGE;
}
