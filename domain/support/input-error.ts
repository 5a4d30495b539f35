/** An input that a person can correct; its message says all that is needed. */
export class InputError extends Error {
  override name = 'InputError';
}
