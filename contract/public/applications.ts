import * as z from 'zod/mini';
import {
  ApplicationStatus,
  ApplicationTokenBody,
  DOCUMENT,
  DocumentBody,
  ErasedApplication,
} from '#contract/application-status.ts';
import { ApplicationReceipt, applicationForm, RESUME } from '#contract/applications.ts';
import { TOKEN_BODY_LIMIT } from '#contract/newsletter.ts';
import type { ProfileName } from '#contract/profile-names.ts';
import { defineCalls } from './call.ts';

const FROM_LINK = '`token` is from a mail: the last part of a link to `/application/…`.';

const ofToken = {
  method: 'POST',
  tag: 'Forms',
  body: ApplicationTokenBody,
  bodyLimit: TOKEN_BODY_LIMIT,
  problems: ['malformed', 'not-found', 'too-large', 'wrong-type'],
} as const;

/** @param required the profile links that the pack requires */
export const applicationBody = (required: readonly ProfileName[]) =>
  z.extend(applicationForm(required), { [RESUME.field]: z.file() });

export const APPLICATION_CALLS = defineCalls({
  applyForJob: {
    method: 'POST',
    path: '/job-application',
    tag: 'Forms',
    summary: 'Apply for a job or for the talent pool',
    description:
      'Answers 201 once the application and the resume are on disk. If the response is lost, ' +
      'repeat the request with the same `Idempotency-Key`: nothing is stored twice. The file `cv` ' +
      'is a PDF of at most 5,242,880 bytes. `reference` is the reference number for the ' +
      "applicant. `answers` has the answers to the job's own questions (`questions` of `GET " +
      '/job-listings/{slug}`); the error of a missing or invalid answer has the field ' +
      '`answers.<id>`.',
    body: applicationBody([]),
    file: { ...RESUME, concurrency: 4 },
    limit: 'job-application',
    captcha: 'job-application',
    quota: 'application',
    hasKey: true,
    hasPage: true,
    stores: true,
    answer: ApplicationReceipt,
    problems: ['malformed', 'key-reused', 'too-large', 'wrong-type', 'invalid-fields'],
  },
  readApplicationStatus: {
    ...ofToken,
    path: '/job-application/status',
    summary: 'Get the status of an application',
    description: `${FROM_LINK} Changes nothing. It is a POST so that the token is not in a URL.`,
    answer: ApplicationStatus,
  },
  withdrawApplication: {
    ...ofToken,
    path: '/job-application/withdraw',
    limit: 'application withdraw',
    summary: 'Withdraw an application',
    description: `${FROM_LINK} Idempotent: a repeat gives the same answer.`,
    answer: ApplicationStatus,
  },
  eraseApplication: {
    ...ofToken,
    path: '/job-application/erase',
    limit: 'application erase',
    summary: 'Erase an application with all its data',
    description: `${FROM_LINK} Afterwards the token is invalid.`,
    answer: ErasedApplication,
  },
  addApplicationDocument: {
    method: 'POST',
    path: '/job-application/documents',
    tag: 'Forms',
    summary: 'Add a document to an application',
    description:
      `${FROM_LINK} It must precede the file, a PDF of at most 5,242,880 bytes. An application ` +
      `has at most ${DOCUMENT.most} documents. The same file is not stored twice.`,
    body: DocumentBody,
    file: { ...DOCUMENT, concurrency: 2 },
    limit: 'application documents',
    answer: ApplicationStatus,
    problems: ['malformed', 'not-found', 'conflict', 'too-large', 'wrong-type', 'invalid-fields'],
  },
});
