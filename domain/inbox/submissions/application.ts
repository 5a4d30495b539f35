import { sql } from 'kysely';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import {
  applicationCustomerEmail,
  applicationTeamEmail,
  documentTeamEmail,
  withdrawnTeamEmail,
} from './application-mails.ts';
import { type ApplicationRecord, readApplications } from './application-record.ts';
import { mailsAbout } from './desk-mail.ts';
import type { Field, KindDescriptor } from './kind.ts';

type ApplicationField = Field<ApplicationRecord>;

/** What a field has under its own name. */
const OWN = ['role', 'location', 'linkedin', 'github', 'portfolio'] as const;

/** What is stored of an application beside its row, but for what only serves to find it. */
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

/** `GET /job-application/options` and `POST /job-application`; received by `domain/hiring/applications/`. */
export const APPLICATION: KindDescriptor<'application', ApplicationRecord> = {
  name: 'application',
  table: 'applications',
  sentAt: 'submitted_at',
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
    ...OWN.map(
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
  texts: ({ answers, message }) => [
    ...answers.map(({ question, answer }) => ({ label: question, text: answer })),
    ...(message === '' ? [] : [{ label: 'message', text: message }]),
  ],
  // Megabytes each, that are overwritten.
  expiry: [{ column: 'submitted_at', cutoff: 'applications', batch: 2, alsoErases: mailsAbout }],
  dependents: DEPENDENTS.map((table) => ({ table, column: 'application_id' })),
  mails: {
    'application.notice': applicationTeamEmail,
    'application.acknowledgement': applicationCustomerEmail,
    'application.withdrawn.notice': withdrawnTeamEmail,
    'application.document.notice': documentTeamEmail,
  },
};
