import { ProblemError } from '#contract/problem.ts';

/**
 * Reads text fields of a JSON body. What is missing, or no text, counts as left empty.
 * @throws ProblemError `malformed` where the body is no object
 */
export function jsonFields(body: unknown): (name: string) => string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError('malformed', 'The body has to be a JSON object');
  }
  const fields = body as Record<string, unknown>;
  return (name) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
}
