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

const tag = 'Privacy';
const person = z.object({ email: KNOWN_EMAIL });

export const PRIVACY_CALLS = defineCalls({
  exportPerson: {
    method: 'POST',
    path: '/people/export',
    permission: 'people.export',
    needsProof: true,
    tag,
    summary: 'Everything that is stored under an address, as JSON with its files',
    body: person,
    answer: 'file',
    problems: ['not-found'],
  },
  planErasure: {
    method: 'POST',
    path: '/people/erasure-plan',
    permission: 'people.erase',
    tag,
    summary: 'What an erasure would take, and what would not go out any more; changes nothing',
    body: person,
    answer: z.object({ counts: ErasureCounts, undelivered: ErasureCounts }),
  },
  erasePerson: {
    method: 'POST',
    path: '/people/erasure',
    permission: 'people.erase',
    needsProof: true,
    tag,
    summary: 'Erase a person over everything, in one transaction',
    body: person,
    answer: z.object({ counts: ErasureCounts }),
    problems: ['not-found'],
  },
  getRetention: {
    method: 'GET',
    path: '/retention',
    permission: 'retention.run',
    tag,
    summary: 'How long what is kept, and what is due to go now',
    answer: RetentionReport,
  },
  runRetention: {
    method: 'POST',
    path: '/retention/run',
    permission: 'retention.run',
    needsProof: true,
    tag,
    summary: 'Erase now what is due, for some seconds at most',
    /** `isComplete` is false where something is left: the next run goes on. */
    answer: z.object({ counts: ErasureCounts, isComplete: z.boolean() }),
    problems: ['conflict'],
  },
});
