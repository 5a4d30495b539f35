/** Export and erasure of a person's data, and retention. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { LookupEmail, time } from './parts.ts';

/** Numbers of rows by table. */
export const ErasureCounts = z.record(z.string(), z.int());

export const RetentionReport = z.object({
  /** Retention in months; null: forever. */
  applicationsKept: z.nullable(z.int()),
  messagesKept: z.nullable(z.int()),
  /** Older items are erased; null if they are kept forever. */
  applicationsBefore: z.nullable(time),
  messagesBefore: z.nullable(time),
  due: ErasureCounts,
  /** False if there are so many rows that only a part was counted. */
  isCounted: z.boolean(),
});
export type RetentionReport = z.infer<typeof RetentionReport>;

const person = z.object({ email: LookupEmail });

const common = { tag: 'Privacy' } as const;

export const PRIVACY_CALLS = defineCalls(common, {
  exportPerson: {
    route: 'POST /people/export',
    permission: 'people.export',
    needsProof: true,
    summary: 'Export everything stored under an e-mail address as JSON, including files',
    body: person,
    answer: 'file',
    problems: ['not-found'],
  },
  planErasure: {
    route: 'POST /people/erasure-plan',
    permission: 'people.erase',
    summary: 'Preview an erasure: the rows it would delete and the deliveries it would cancel',
    body: person,
    answer: z.object({ counts: ErasureCounts, undelivered: ErasureCounts }),
  },
  erasePerson: {
    route: 'POST /people/erasure',
    permission: 'people.erase',
    needsProof: true,
    summary: 'Erase all data of a person in one transaction',
    body: person,
    answer: z.object({ counts: ErasureCounts }),
    problems: ['not-found'],
  },
  getRetention: {
    route: 'GET /retention',
    permission: 'retention.run',
    summary: 'Get the retention periods and the numbers of rows due for erasure',
    answer: RetentionReport,
  },
  runRetention: {
    route: 'POST /retention/run',
    permission: 'retention.run',
    needsProof: true,
    summary: 'Erase the rows that are due, for a few seconds at most',
    /** `isComplete` is false if rows remain; the next run continues. */
    answer: z.object({ counts: ErasureCounts, isComplete: z.boolean() }),
    problems: ['conflict'],
  },
});
