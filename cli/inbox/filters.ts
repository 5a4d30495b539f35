/** Options that filter submissions. */
import type { ParseArgsOptionsConfig } from 'node:util';
import { normalizeEmail } from '#contract/email-rules.ts';
import { LEAD_SOURCES } from '#contract/lead-rules.ts';
import { DELIVERY_STATES, type SubmissionFilter } from '#domain/inbox/stored-submissions/index.ts';
import type { Kinds, SubmissionKind } from '#domain/inbox/submissions/index.ts';
import { UsageError, type Values } from './command.ts';
import { timeOf } from './times.ts';

export const FILTER_OPTIONS = {
  kind: { type: 'string' },
  source: { type: 'string' },
  email: { type: 'string' },
  job: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  verified: { type: 'boolean' },
  unverified: { type: 'boolean' },
  delivery: { type: 'string' },
  failed: { type: 'boolean' },
  limit: { type: 'string' },
  all: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

/** @throws UsageError */
export function filterOf(values: Values, { submissions }: Kinds): SubmissionFilter {
  const text = (name: string) => values[name] as string | undefined;
  const kinds = submissions.map(({ name }) => name as SubmissionKind);
  const delivery = oneOf('delivery', text('delivery'), DELIVERY_STATES);
  refuseContradictions(values, delivery);
  return {
    kind: oneOf('kind', text('kind'), kinds),
    source: oneOf('source', text('source'), LEAD_SOURCES),
    email: normalizeEmail(text('email') ?? '') || undefined,
    jobSlug: text('job'),
    since: timeOf('since', text('since'), 'start'),
    until: timeOf('until', text('until'), 'end'),
    verified: values.verified ? true : values.unverified ? false : undefined,
    delivery: values.failed ? 'failed' : delivery,
  };
}

function refuseContradictions(values: Values, delivery: string | undefined): void {
  if (values.verified && values.unverified) {
    throw new UsageError('--verified and --unverified cannot be combined.');
  }
  if (values.failed && delivery !== undefined && delivery !== 'failed') {
    throw new UsageError(`--failed and --delivery ${delivery} cannot be combined.`);
  }
}

/** Maximum number of submissions; null for all. @throws UsageError */
export function limitOf(values: Values, fallback: number | null): number | null {
  const { limit, all } = values;
  if (limit !== undefined && all) throw new UsageError('--limit and --all cannot be combined.');
  if (all) return null;
  if (limit === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(String(limit))) return Number(limit);
  throw new UsageError(`Invalid value for --limit: ${limit}. Use a number from 1.`);
}

/** Compares without case. @throws UsageError */
export function oneOf<Value extends string>(
  option: string,
  text: string | undefined,
  allowed: readonly Value[],
): Value | undefined {
  if (text === undefined) return undefined;
  const value = allowed.find((each) => each.toLowerCase() === text.trim().toLowerCase());
  if (value) return value;
  throw new UsageError(`Invalid value for --${option}: ${text}. Use one of ${allowed.join(', ')}.`);
}
