import { mapDetails } from '#contract/applications.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import { readBytes } from '#domain/files/stored-bytes.ts';
import type { ChatTopic } from '#domain/messaging/chat.ts';
import {
  customerEmail,
  documentName,
  type Mail,
  type MailContext,
  pageUrl,
  resumeName,
  teamEmail,
} from '#domain/messaging/mails/index.ts';
import { statusPath } from '#domain/messaging/status-link.ts';

function applicationOf(db: Db, id: string) {
  return db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The role is left out, because the applicant typed it. */
export const applicationChat: ChatTopic = {
  copy: 'application',
  list: '/applicants',
  item: (id) => `/applicants/${id}`,
  async about(db, id, { copy }) {
    const application = await applicationOf(db, id);
    return application ? (application.job_name ?? copy.teamEmails.talentPool) : null;
  },
};

/** To the team, with the résumé attached. */
export async function applicationTeamEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const application = await applicationOf(db, id);
  const resume = await db
    .selectFrom('resumes')
    .selectAll()
    .where('application_id', '=', id)
    .executeTakeFirst();
  if (!application || !resume) return null;
  const { job_name, role, phone } = application;
  const { teamEmails } = context.copy;
  const skills = SKILL_LISTS.map((list) => [list, joinedLabels(application[list])]);
  return teamEmail(context, {
    copy: teamEmails.application,
    name: application.name,
    email: application.email,
    about: (job_name ?? role) || teamEmails.talentPool,
    fields: {
      job: job_name ?? teamEmails.talentPool,
      phone,
      role,
      ...mapDetails((name) => application[name]),
      ...Object.fromEntries(skills),
      resume: fileFacts(resume.file_name, resume.size),
    },
    answers: JSON.parse(application.answers),
    message: application.message,
    page: application.consent_page,
    receivedAt: application.submitted_at,
    id,
    isVerified: application.verified === 1,
    attachments: [
      {
        fileName: resumeName(application.name),
        type: 'application/pdf',
        bytes: await readBytes(resume),
      },
    ],
  });
}

export async function applicationCustomerEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const application = await applicationOf(db, id);
  if (!application) return null;
  const pageContext = context.forPage(application.consent_page);
  const { copy, statusSecret } = pageContext;
  const { button, after, ...letter } = copy.customerEmails.application;
  const mail = customerEmail(pageContext, {
    to: application.email,
    name: application.name,
    id,
    ...letter,
    // The job's name comes from the pack. The applicant's own name for the role is not repeated.
    values: { about: application.job_name ?? copy.teamEmails.talentPool },
  });
  const path = statusPath(statusSecret, { id, linkVersion: application.link_version });
  return {
    ...mail,
    action: { label: button, url: pageUrl(pageContext, path) },
    closing: [after, ...mail.closing],
  };
}

/** To the team, after an applicant has withdrawn. */
export async function withdrawnTeamEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const application = await applicationOf(db, id);
  if (!application || application.withdrawn_at === null) return null;
  const { withdrawn } = context.copy.teamEmails;
  return laterTeamEmail(application, context, {
    copy: withdrawn,
    receivedAt: application.withdrawn_at,
  });
}

/** To the team, with the document that the applicant added at `enqueuedAt`. */
export async function documentTeamEmail(
  db: Db,
  id: string,
  context: MailContext,
  enqueuedAt: number,
): Promise<Mail | null> {
  const application = await applicationOf(db, id);
  const document = await db
    .selectFrom('application_documents')
    .selectAll()
    .where('application_id', '=', id)
    .where('added_at', '=', enqueuedAt)
    .executeTakeFirst();
  if (!application || !document) return null;
  const { file_name, bytes, size } = document;
  const mail = laterTeamEmail(application, context, {
    copy: context.copy.teamEmails.document,
    receivedAt: enqueuedAt,
    document: fileFacts(file_name, size),
  });
  // The attachment gets a generated name; the text shows the applicant's file name.
  const fileName = documentName(application.name);
  return { ...mail, attachments: [{ fileName, type: 'application/pdf', bytes }] };
}

interface LaterEvent {
  copy: Parameters<typeof teamEmail>[1]['copy'];
  /** Epoch milliseconds. */
  receivedAt: number;
  document?: string;
}

/** A later event of an application that the team has already been notified of. */
function laterTeamEmail(
  application: NonNullable<Awaited<ReturnType<typeof applicationOf>>>,
  context: MailContext,
  { copy, receivedAt, document = '' }: LaterEvent,
): Mail {
  const { id, name, email, job_name, role, verified } = application;
  const { talentPool } = context.copy.teamEmails;
  return teamEmail(context, {
    copy,
    name,
    email,
    receivedAt,
    id,
    about: (job_name ?? role) || talentPool,
    fields: { job: job_name ?? talentPool, document },
    page: '',
    isVerified: verified === 1,
  });
}

const fileFacts = (name: string, size: number) =>
  `${name}, ${Math.ceil(size / 1024).toLocaleString('en')} KB`;

function joinedLabels(json: string): string {
  return (JSON.parse(json) as string[]).join(', ');
}
