/** What a check finds, and how checks are run: all at the same time, each with a time limit. */
import type { Config } from '#server/settings.ts';
import type { Network } from './network.ts';

export type FindingState = 'ok' | 'warning' | 'problem' | 'unknown';

export interface Finding {
  state: FindingState;
  /** One sentence without a final period. */
  text: string;
  /** What to do; for problems and warnings. */
  action?: string;
}

export interface NamedFinding extends Finding {
  check: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string, action: string): Finding => ({
  state: 'warning',
  text,
  action,
});
export const problem = (text: string, action: string): Finding => ({
  state: 'problem',
  text,
  action,
});
/** It could not be checked, which says nothing about whether it is right. */
export const unknown = (text: string): Finding => ({ state: 'unknown', text });

export interface CheckContext {
  config: Config;
  network: Network;
  /** Address that gets a test email. Then webhooks get a ping too. */
  sendTestTo: string | undefined;
  /** Selectors of DKIM. */
  dkimSelectors: readonly string[];
  /** Milliseconds for each check. */
  timeout: number;
}

export interface Check {
  name: string;
  /** It uses the processor for seconds, so it runs after the others, which would be late. */
  isHeavy?: true;
  /** Finds nothing if the check does not apply. */
  run: (context: CheckContext) => Promise<Finding | Finding[]>;
}

/** Milliseconds. */
export const TIMEOUTS = {
  usual: 5000,
  /** Mail servers take their time to accept a message. */
  sending: 20_000,
  heavy: 60_000,
};

/** In the order of the checks. */
export async function runChecks(
  checks: readonly Check[],
  context: CheckContext,
): Promise<NamedFinding[]> {
  const run = (check: Check) => [check, runCheck(check, context)] as const;
  const started = new Map(checks.filter(({ isHeavy }) => !isHeavy).map(run));
  await Promise.all(started.values());
  for (const check of checks.filter(({ isHeavy }) => isHeavy)) started.set(...run(check));
  return (await Promise.all(checks.map((check) => started.get(check) ?? []))).flat();
}

async function runCheck(check: Check, context: CheckContext): Promise<NamedFinding[]> {
  const timeout = check.isHeavy ? TIMEOUTS.heavy : context.timeout;
  const findings = await Promise.race([
    check
      .run(context)
      .catch((error: unknown) => unknown(`it could not be checked: ${reasonOf(error)}`)),
    late(timeout),
  ]);
  return [findings].flat().map((finding) => ({ check: check.name, ...finding }));
}

const late = (timeout: number) =>
  new Promise<Finding>((resolve) => {
    const seconds = timeout / 1000;
    setTimeout(() => resolve(unknown(`no result after ${seconds} seconds`)), timeout).unref();
  });

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}
