import type { Answers } from './answers.ts';
import type { Failure } from './draft.ts';
import type { FieldErrors } from './field-errors.ts';

/** A form that a browser without scripts has posted, and that was not taken. */
export interface Posted {
  answers: Answers;
  errors: FieldErrors;
  failure: Failure | null;
}
