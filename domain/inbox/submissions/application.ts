import { sql } from 'kysely';
import { type ApplicationReceipt, DETAIL_NAMES } from '#contract/applications.ts';
import { referenceOf } from '#contract/reference.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import {
  type CheckedApplication,
  checkApplication,
  type SubmittedApplication,
} from '#domain/hiring/check-application.ts';
import { placeResume, storeApplication } from '#domain/hiring/store-application.ts';
import {
  applicationChat,
  applicationCustomerEmail,
  applicationTeamEmail,
  documentTeamEmail,
  withdrawnTeamEmail,
} from './application-mails.ts';
import { type ApplicationRow, readApplications } from './application-row.ts';
import { mailsAbout } from './console-mail.ts';
import { contentFingerprint } from './digests.ts';
import type { Field, KindDescriptor } from './kind.ts';
import type { Receiving } from './receiving.ts';

type ApplicationField = Field<ApplicationRow>;

/** Tables with rows of an application, except those that only serve the search. */
const DEPENDENTS = [
  'resumes',
  'resume_texts',
  'application_documents',
  'application_tags',
  'application_notes',
  'application_ratings',
  'application_events',
  'application_steps',
  'application_people',
] as const;

const RECEIVING: Receiving<SubmittedApplication, CheckedApplication, ApplicationReceipt> = {
  check: checkApplication,
  // Ignores the captcha, and equals the fingerprint from before jobs had questions.
  fingerprint({ form, resume }) {
    const answers = Object.keys(form.answers).length > 0 ? form.answers : undefined;
    return contentFingerprint({ ...form, answers, captcha: '' }, resume.bytes);
  },
  placeFiles: placeResume,
  async store(transaction, application, row) {
    await storeApplication(transaction, application, row);
    const { email } = application.form;
    return { team: 'application.notice', sender: { topic: 'application.acknowledgement', email } };
  },
  answer: (id) => ({ id, reference: referenceOf(id) }),
};

/** `POST /job-application`. */
export const APPLICATION: KindDescriptor<'application', ApplicationRow, typeof RECEIVING> = {
  name: 'application',
  table: 'applications',
  submittedAtColumn: 'submitted_at',
  summary: {
    name: sql.ref<string>('name'),
    about: sql`coalesce(job_name, role)`,
    filters: { jobSlug: 'job_slug' },
  },
  read: readApplications,
  fields: [
    { label: 'phone', column: 'phone', value: ({ phone }) => phone },
    {
      label: 'opening',
      value: ({ job }) => (job ? `${job.name} (${job.slug})` : 'none: talent pool'),
    },
    { column: 'jobSlug', value: ({ job }) => job?.slug ?? '' },
    { column: 'jobName', value: ({ job }) => job?.name ?? '' },
    ...(['role', ...DETAIL_NAMES] as const).map(
      (name): ApplicationField => ({ label: name, column: name, value: (record) => record[name] }),
    ),
    ...SKILL_LISTS.map(
      (list): ApplicationField => ({
        label: list,
        column: list,
        value: (record) => record[list].join(', '),
      }),
    ),
    {
      label: 'resume',
      value: ({ resume }) =>
        resume ? `${resume.fileName}, ${resume.size.toLocaleString('en')} bytes` : 'none',
    },
    { column: 'resumeFileName', value: ({ resume }) => resume?.fileName ?? '' },
    { column: 'resumeSize', value: ({ resume }) => resume?.size ?? '' },
    { label: 'resume sha256', column: 'resumeSha256', value: ({ resume }) => resume?.sha256 ?? '' },
    { column: 'message', value: ({ message }) => message },
    {
      column: 'answers',
      value: ({ answers }) =>
        answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
    },
  ],
  captcha: 'job-application',
  receiving: RECEIVING,
  texts: ({ answers, message }) => [
    ...answers.map(({ question, answer }) => ({ label: question, text: answer })),
    ...(message === '' ? [] : [{ label: 'message', text: message }]),
  ],
  // Small batches, because résumés are megabytes each and erasing overwrites them.
  expiry: [{ column: 'submitted_at', cutoff: 'applications', batch: 2, alsoErases: mailsAbout }],
  dependents: DEPENDENTS.map((table) => ({ table, column: 'application_id' })),
  mails: {
    'application.notice': applicationTeamEmail,
    'application.acknowledgement': applicationCustomerEmail,
    'application.withdrawn.notice': withdrawnTeamEmail,
    'application.document.notice': documentTeamEmail,
  },
  chat: { 'application.chat': applicationChat },
};
