/** Counts attempts to sign in by their result. */
import { isProblem } from '#contract/problem.ts';
import { signIns } from '#telemetry/site-metrics.ts';

type Method = 'passkey' | 'password';
type Result = 'accepted' | 'refused' | 'limited' | 'failed';

export async function countSignIn<Tokens>(
  method: Method,
  attempt: () => Promise<Tokens>,
): Promise<Tokens> {
  const count = (result: Result) => signIns.add({ method, result });
  try {
    const tokens = await attempt();
    count('accepted');
    return tokens;
  } catch (error) {
    count(resultOf(error));
    throw error;
  }
}

function resultOf(error: unknown): Result {
  if (!isProblem(error) || error.status >= 500) return 'failed';
  return error.code === 'too-many' ? 'limited' : 'refused';
}
