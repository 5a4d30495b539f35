/** Calls behind the applicant's private page: the application's status, withdrawal, documents. */
import * as z from 'zod/mini';
import { RESUME } from './applications.ts';
import { TokenBody } from './newsletter.ts';

/**
 * Documents added later: PDFs (`isPdf`) of 1 to 5,242,880 bytes (5 MiB), at most `most` of them.
 */
export const DOCUMENT = { field: 'document', maxBytes: RESUME.maxBytes, most: 5 } as const;

export const STATUS_MESSAGES = {
  gone: 'No application was found for this link',
  missing: 'Choose a PDF',
  empty: 'This file is empty. Choose a PDF.',
  notPdf: 'This file is not a PDF. Choose a PDF.',
  tooLarge: 'The file is larger than 5 MB. Choose a smaller one.',
  tooMany: `You have added ${DOCUMENT.most} documents. To send more, reply to one of our emails.`,
  withdrawn: 'This application has been withdrawn. Documents can no longer be added.',
} as const;

const time = z.int();

export const ApplicationStatus = z.object({
  /** See `referenceOf`. */
  reference: z.string(),
  /** Epoch milliseconds, like all times in this file. */
  receivedAt: time,
  /** Name of the job; null for the talent pool. */
  opening: z.nullable(z.string()),
  name: z.string(),
  /** Masked: `s•••@example.com`. */
  email: z.string(),
  resume: z.nullable(z.object({ fileName: z.string(), size: z.int() })),
  /**
   * Ids of the pack's stages that staff made visible, oldest first; the last is the current one.
   */
  steps: z.array(z.object({ stage: z.string(), at: time })),
  withdrawnAt: z.nullable(time),
  /** Documents added later, oldest first. */
  documents: z.array(z.object({ fileName: z.string(), size: z.int(), addedAt: time })),
});
/** The status of an application, as its applicant sees it. */
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const ErasedApplication = z.object({ reference: z.string() });
/** Acknowledges an erasure; `reference` is the number of the erased application (`referenceOf`). */
export type ErasedApplication = z.infer<typeof ErasedApplication>;

/** `token` is the part of the link after `/application/`. */
export const ApplicationTokenBody = TokenBody;
export const DocumentBody = z.object({ token: z.string(), [DOCUMENT.field]: z.file() });
