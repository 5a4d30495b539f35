import * as z from 'zod/mini';
import {
  ApplicationStatus,
  DOCUMENT,
  DocumentBody,
  ErasedApplication,
  StatusBody,
} from '#contract/application-status.ts';
import { ApplicationForm, ApplicationReceipt, RESUME } from '#contract/applications.ts';
import { TOKEN_BODY_LIMIT } from '#contract/newsletter.ts';
import { defineCalls } from './call.ts';

const FROM_LINK = '`token` comes in a mail, in a link to `/application/…`.';

const ofToken = {
  method: 'POST',
  tag: 'Forms',
  body: StatusBody,
  bodyLimit: TOKEN_BODY_LIMIT,
  problems: ['malformed', 'not-found', 'too-large', 'wrong-type'],
} as const;

export const APPLICATION_CALLS = defineCalls({
  applyForJob: {
    method: 'POST',
    path: '/job-application',
    tag: 'Forms',
    summary: 'Apply for a job opening, or for the talent pool',
    description:
      'Answers 201 once the application and the resume are on disk. Repeat it with the same ' +
      '`Idempotency-Key` after a lost answer: nothing is stored twice. The file `cv` is a ' +
      'PDF of at most 5,242,880 bytes. `reference` is what the applicant can name it by. What the ' +
      'opening asks by itself (`questions` of `GET /job-listings/{slug}`) is answered in ' +
      '`answers`; a missing or wrong answer is told of as the field `answers.<id>`.',
    body: z.extend(ApplicationForm, { [RESUME.field]: z.file() }),
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
    summary: 'How it stands with an application',
    description: `${FROM_LINK} Changes nothing. A POST, so that the token is in no address.`,
    answer: ApplicationStatus,
  },
  withdrawApplication: {
    ...ofToken,
    path: '/job-application/withdraw',
    limit: 'application withdraw',
    summary: 'Withdraw an application',
    description: `${FROM_LINK} May be repeated: the answer is the same.`,
    answer: ApplicationStatus,
  },
  eraseApplication: {
    ...ofToken,
    path: '/job-application/erase',
    limit: 'application erase',
    summary: 'Erase an application with everything that belongs to it',
    description: `${FROM_LINK} After this it is good for nothing.`,
    answer: ErasedApplication,
  },
  addApplicationDocument: {
    method: 'POST',
    path: '/job-application/documents',
    tag: 'Forms',
    summary: 'Add a document to an application',
    description:
      `${FROM_LINK} It comes before the file, which is a PDF of at most 5,242,880 bytes. An application ` +
      `has at most ${DOCUMENT.most}. The same one again stores nothing twice.`,
    body: DocumentBody,
    file: { ...DOCUMENT, concurrency: 2 },
    limit: 'application documents',
    answer: ApplicationStatus,
    problems: ['malformed', 'not-found', 'conflict', 'too-large', 'wrong-type', 'invalid-fields'],
  },
});
