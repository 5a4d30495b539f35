/** The applicant's own page: what a private link shows, and what it lets them do. */
import * as z from 'zod/mini';
import { RESUME } from './applications.ts';
import { TokenBody } from './newsletter.ts';

/** What applicants add later: PDFs (`isPdf`) of 1 to 5,242,880 bytes (5 MiB) each. */
export const DOCUMENT = { field: 'document', maxBytes: RESUME.maxBytes, most: 5 } as const;

export const STATUS_MESSAGES = {
  gone: 'Nothing is stored under this link',
  missing: 'Choose a PDF',
  empty: 'This file is empty. Choose a PDF.',
  notPdf: 'This file is not a PDF. Choose a PDF.',
  tooLarge: 'The file is larger than 5 MB. Choose a smaller one.',
  tooMany: `You have added ${DOCUMENT.most} documents. To send more, reply to one of our emails.`,
  withdrawn: 'This application is withdrawn: nothing can be added to it any more.',
} as const;

const time = z.int();

export const ApplicationStatus = z.object({
  /** See `referenceOf`. */
  reference: z.string(),
  /** Epoch milliseconds, like all times here. */
  receivedAt: time,
  /** Name of the opening; null for the talent pool. */
  opening: z.nullable(z.string()),
  name: z.string(),
  /** With most of it left out: `s•••@example.com`. */
  email: z.string(),
  resume: z.nullable(z.object({ fileName: z.string(), size: z.int() })),
  /** What staff chose to show of its way, the last being where it stands: ids of the pack's stages. */
  steps: z.array(z.object({ stage: z.string(), at: time })),
  withdrawnAt: z.nullable(time),
  /** Added later, the oldest first. */
  documents: z.array(z.object({ fileName: z.string(), size: z.int(), addedAt: time })),
});
/** How it stands with an application, for whoever sent it. */
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const ErasedApplication = z.object({ reference: z.string() });
/** What has been erased, by the number that it could be named by. */
export type ErasedApplication = z.infer<typeof ErasedApplication>;

/** `token` as it stands in the link, after `/application/`. */
export const StatusBody = TokenBody;
export const DocumentBody = z.object({ token: z.string(), [DOCUMENT.field]: z.file() });
