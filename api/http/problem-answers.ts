/** The error answers of a call, as the API's description shows them. */
import { PROBLEMS, type ProblemCode } from '#contract/problem.ts';
import { Problem } from '#contract/problem-body.ts';

/** Any call can be one too many, or meet a database that is away. */
const ALWAYS: ProblemCode[] = ['too-many', 'unavailable'];

/** For `schema.response`: status to description and media type. */
export function problemAnswers(...codes: ProblemCode[]) {
  const answers = [...codes, ...ALWAYS].map((code) => {
    const { status, title } = PROBLEMS[code];
    const content = { 'application/problem+json': { schema: Problem } };
    return [status, { description: title, content }] as const;
  });
  return Object.fromEntries(answers);
}
