import { isProblem, ProblemError } from './problem.ts';

const MESSAGE = 'The response does not contain a list';

/** Thrown if the response of another API host does not contain a list. Status 503. */
export class MissingListError extends ProblemError {
  constructor() {
    super('unavailable', MESSAGE);
  }
}

/** Compares the message, because an error loses its class when it crosses a thread boundary. */
export function isMissingList(error: unknown): boolean {
  return isProblem(error) && error.message === MESSAGE;
}
