/** Everything of one person: told, and erased; and what has been kept for long enough. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { KNOWN_EMAIL, time } from './parts.ts';

/** Rows by table. */
export const ErasureCounts = z.record(z.string(), z.int());

export const RetentionReport = z.object({
  /** Months; null for ever. */
  applicationsKept: z.nullable(z.int()),
  messagesKept: z.nullable(z.int()),
  /** What came before goes. */
  applicationsBefore: z.nullable(time),
  messagesBefore: z.nullable(time),
  due: ErasureCounts,
  /** False where there is so much that it was counted in part. */
  isCounted: z.boolean(),
});
export type RetentionReport = z.infer<typeof RetentionReport>;

const person = z.object({ email: KNOWN_EMAIL });

const common = { tag: 'Privacy' } as const;

export const PRIVACY_CALLS = defineCalls(common, {
  exportPerson: {
    route: 'POST /people/export',
    permission: 'people.export',
    needsProof: true,
    summary: 'Everything that is stored under an address, as JSON with its files',
    body: person,
    answer: 'file',
    problems: ['not-found'],
  },
  planErasure: {
    route: 'POST /people/erasure-plan',
    permission: 'people.erase',
    summary: 'What an erasure would take, and what would not go out any more; changes nothing',
    body: person,
    answer: z.object({ counts: ErasureCounts, undelivered: ErasureCounts }),
  },
  erasePerson: {
    route: 'POST /people/erasure',
    permission: 'people.erase',
    needsProof: true,
    summary: 'Erase a person over everything, in one transaction',
    body: person,
    answer: z.object({ counts: ErasureCounts }),
    problems: ['not-found'],
  },
  getRetention: {
    route: 'GET /retention',
    permission: 'retention.run',
    summary: 'How long what is kept, and what is due to go now',
    answer: RetentionReport,
  },
  runRetention: {
    route: 'POST /retention/run',
    permission: 'retention.run',
    needsProof: true,
    summary: 'Erase now what is due, for some seconds at most',
    /** `isComplete` is false where something is left: the next run goes on. */
    answer: z.object({ counts: ErasureCounts, isComplete: z.boolean() }),
    problems: ['conflict'],
  },
});
